import type { Effect, Writer } from '../api/client.ts';
import { postOpcacheRefresh } from '../api/servers.ts';
import { requireDone } from '../api/settle.ts';
import { deleteCloudstore, postCloudstore } from '../api/site-parts.ts';
import type { Facts } from '../outcome/facts.ts';
import { targetOf } from '../site/target.ts';
import { planChange, type WorkOf } from './operation.ts';

/** The works that are loaded together, once the inputs are right. Those of a single request are made here. */

export { work as checkCertificate } from './check-certificate.work.ts';
export { installation as ensureRepository, removal as removeRepository } from './repository.work.ts';
export { work as restartServer } from './restart-server.work.ts';
export { deleteSite, ensureSite, sweepPreviews } from './site.work.ts';
export { blogapp as installBlogapp, noBlogapp as uninstallBlogapp } from './site-apps.work.ts';
export { work as syncEnv } from './sync-env.work.ts';
export { work as updateDeployScript } from './update-deploy-script.work.ts';
export { work as updateNotifications } from './update-notifications.work.ts';

export const refreshOpcache = singleRequest({
  send: (writer, { serverId: server }) => writer.write(postOpcacheRefresh, { server }, undefined),
  summary: 'refresh the PHP opcache of the server',
  done: 'refreshed the PHP opcache of the server',
  doubt: [
    'Whether the PHP opcache was refreshed is not known: every answer was lost.',
    'Run again: refreshing it twice does no harm.',
  ],
});

const SHOWN_NOWHERE = 'sent in every run: the service does not show whether it is there';

export const installCloudstore = singleRequest({
  send: (writer, facts) => writer.write(postCloudstore, targetOf(facts), undefined),
  summary: `install the cloudstore (${SHOWN_NOWHERE})`,
  done: 'installed the cloudstore',
  doubt: doubtOfCloudstore('installed', 'not there'),
});

export const uninstallCloudstore = singleRequest({
  send: (writer, facts) => writer.write(deleteCloudstore, targetOf(facts), undefined),
  summary: `uninstall the cloudstore (${SHOWN_NOWHERE})`,
  done: 'uninstalled the cloudstore',
  doubt: doubtOfCloudstore('uninstalled', 'still there'),
});

function doubtOfCloudstore(done: string, before: string): [message: string, next: string] {
  return [
    `Whether the cloudstore was ${done} is not known: the answer was lost, and no call of the service shows it.`,
    `Open the site in the service's own pages. Run again only if the cloudstore is ${before}.`,
  ];
}

interface SingleRequest {
  readonly send: (writer: Writer, facts: Facts) => Promise<Effect<unknown>>;
  /** The change in the plan. */
  readonly summary: string;
  /** The change once it is made. */
  readonly done: string;
  /** The words for a request that may have been carried out. */
  readonly doubt: readonly [message: string, next: string];
}

/** The work of an operation that sends one request in every run, and reads nothing. */
function singleRequest({ send, summary, done, doubt }: SingleRequest): WorkOf {
  const change = planChange(summary, null, async (_, { writer, facts }) => {
    requireDone(await send(writer, facts), ...doubt);
    return { changed: true, summary: done };
  });
  return () => ({ plan: async () => ({ changes: [change] }) });
}
