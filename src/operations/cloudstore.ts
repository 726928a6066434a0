import { deleteCloudstore, postCloudstore } from '../api/apps.ts';
import { requireDone } from '../api/settle.ts';
import type { Facts } from '../site/facts.ts';
import { targetOf } from '../site/target.ts';
import { type AfterKill, type Applied, type Applying, defineOperation, type Plan } from './operation.ts';

/** Installs the cloudstore. Always sent: no answer shows whether a site has it. */
export const installCloudstore = defineOperation({
  name: 'install-cloudstore',
  summary: 'installs the cloudstore; sent in every run, as the service does not show whether it is there',
  scope: 'site',
  inputs: {},
  writesBlind: true,
  afterKill: afterKill('installation'),
  plan: async ({ facts }) => planOnce(facts, 'install'),
});

/** Uninstalls the cloudstore. Always sent: no answer shows whether a site has it. */
export const uninstallCloudstore = defineOperation({
  name: 'uninstall-cloudstore',
  summary: 'uninstalls the cloudstore; sent in every run, as the service does not show whether it is there',
  scope: 'site',
  inputs: {},
  writesBlind: true,
  afterKill: afterKill('removal'),
  plan: async ({ facts }) => planOnce(facts, 'uninstall'),
});

function afterKill(what: 'installation' | 'removal'): AfterKill {
  return {
    what: `The ${what} of the cloudstore`,
    goesOn: 'the service may still be at work on it',
    look: "Look at the site in the service's own pages, as no call shows whether the cloudstore is there;",
  };
}

function planOnce(facts: Facts, verb: 'install' | 'uninstall'): Plan {
  const summary = `${verb} the cloudstore (sent in every run: the service does not show whether it is there)`;
  return { changes: [{ summary, apply: (applying) => sendOnce(facts, verb, applying) }] };
}

async function sendOnce(facts: Facts, verb: 'install' | 'uninstall', { writer }: Applying): Promise<Applied> {
  const endpoint = verb === 'install' ? postCloudstore : deleteCloudstore;
  const effect = await writer.write(endpoint, targetOf(facts), undefined);
  requireDone(
    effect,
    `Whether the cloudstore was ${verb}ed is not known: the answer was lost, and no call of the service shows it.`,
    `Open the site in the service's own pages. Run again only if the cloudstore is ${verb === 'install' ? 'not there' : 'still there'}.`,
  );
  return { changed: true, summary: `${verb}ed the cloudstore` };
}
