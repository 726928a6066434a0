import { deleteCloudstore, postCloudstore } from '../api/apps.ts';
import { requireDone } from '../api/settle.ts';
import { targetOf } from '../site/target.ts';
import type { installCloudstore } from './cloudstore.ts';
import type { Change, Work } from './operation.ts';

export const installation = workOf('install', postCloudstore, 'not there');
export const removal = workOf('uninstall', deleteCloudstore, 'still there');

function workOf(
  verb: 'install' | 'uninstall',
  endpoint: typeof postCloudstore | typeof deleteCloudstore,
  before: string,
): Work<typeof installCloudstore> {
  return {
    async plan({ facts }) {
      const change: Change = {
        summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
        async apply({ writer }) {
          requireDone(
            await writer.write(endpoint, targetOf(facts), undefined),
            `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`,
            `Open the site in the service's own pages. Run again only if the cloudstore is ${before}.`,
          );
          return { changed: true, summary: `${verb}ed the cloudstore` };
        },
      };
      return { changes: [change] };
    },
  };
}
