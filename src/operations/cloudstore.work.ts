import { deleteCloudstore, postCloudstore } from '../api/apps.ts';
import { requireDone } from '../api/settle.ts';
import { targetOf } from '../site/target.ts';
import { planChange } from './change.ts';
import type { installCloudstore } from './cloudstore.ts';
import type { Work } from './operation.ts';

export const installation = workOf('install', postCloudstore, 'not there');
export const removal = workOf('uninstall', deleteCloudstore, 'still there');

function workOf(
  verb: 'install' | 'uninstall',
  endpoint: typeof postCloudstore | typeof deleteCloudstore,
  before: string,
): Work<typeof installCloudstore, null> {
  const summary = `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`;
  return {
    plan: async () => ({ changes: [planChange(summary, null)] }),
    async apply(_, { writer, facts }) {
      requireDone(
        await writer.write(endpoint, targetOf(facts), undefined),
        `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`,
        `Open the site in the service's own pages. Run again only if the cloudstore is ${before}.`,
      );
      return { changed: true, summary: `${verb}ed the cloudstore` };
    },
  };
}
