import { deleteCloudstore, postCloudstore } from '../api/apps.ts';
import { requireDone } from '../api/settle.ts';
import { targetOf } from '../site/target.ts';
import { type Change, defineOperation, type Operation } from './operation.ts';

export const installCloudstore = defineCloudstore('install', 'installation');
export const uninstallCloudstore = defineCloudstore('uninstall', 'removal');

/** Defines an operation that writes in every run, as no call shows whether a site has the cloudstore. */
function defineCloudstore(verb: 'install' | 'uninstall', noun: string): Operation {
  const endpoint = verb === 'install' ? postCloudstore : deleteCloudstore;
  return defineOperation({
    name: `${verb}-cloudstore`,
    summary: `${verb}s the cloudstore; sent in every run, as the service does not show whether it is there`,
    scope: 'site',
    inputs: {},
    writesBlind: true,
    afterKill: {
      what: `The ${noun} of the cloudstore`,
      goesOn: 'the service may still be working on it',
      look: "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;",
    },
    async plan({ facts }) {
      const change: Change = {
        summary: `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`,
        async apply({ writer }) {
          requireDone(
            await writer.write(endpoint, targetOf(facts), undefined),
            `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`,
            `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === 'install' ? 'not there' : 'still there'}.`,
          );
          return { changed: true, summary: `${verb}ed the cloudstore` };
        },
      };
      return { changes: [change] };
    },
  });
}
