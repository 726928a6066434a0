import { areAll, type Input, readValues } from '../inputs/input.ts';
import { type KindName, knownKinds } from '../records/known-kinds.ts';
import { checkCertificate } from './check-certificate.ts';
import { deploy } from './deploy.ts';
import type { DeclaredOperation, Operation, Work } from './operation.ts';
import { ensureRepository, removeRepository } from './repository.ts';
import { showServerLogs } from './show-server-logs.ts';
import * as site from './site.ts';
import { syncEnv } from './sync-env.ts';
import { syncRecords } from './sync-records.ts';
import { updateDeployScript } from './update-deploy-script.ts';
import { updateNotifications } from './update-notifications.ts';

/** Most works are loaded together; by themselves, those of most runs, and those with many schemas. */
const works = () => import('./works.ts');
const logWorks = () => import('./show-logs.work.ts');
const recordWorks = () => import('./records.work.ts');

/**
 * Every operation, with its work, which is loaded once the inputs are right. One without inputs of its own is declared here.
 * Documentation, checks and tests derive from this list.
 */
export const operations: readonly Operation[] = [
  defineOperation(site.ensureSite, async () => (await works()).ensureSite),
  defineOperation(site.deleteSite, async () => (await works()).deleteSite),
  defineOperation(site.sweepPreviews, async () => (await works()).sweepPreviews),
  defineOperation(ensureRepository, async () => (await works()).ensureRepository),
  defineOperation(removeRepository, async () => (await works()).removeRepository),
  defineOperation(site.installBlogapp, async () => (await works()).installBlogapp),
  defineOperation(site.uninstallBlogapp, async () => (await works()).uninstallBlogapp),
  defineOperation(site.installCloudstore, async () => (await works()).installCloudstore),
  defineOperation(site.uninstallCloudstore, async () => (await works()).uninstallCloudstore),
  defineOperation(updateDeployScript, async () => (await works()).updateDeployScript),
  defineOperation(syncEnv, async () => (await works()).syncEnv),
  defineOperation(updateNotifications, async () => (await works()).updateNotifications),
  ...knownKinds.map((kind) =>
    defineOperation(syncRecords(kind), async () => (await recordWorks()).syncing(kind.name)),
  ),
  defineOperation(deploy, async () => (await import('./deploy.work.ts')).work),
  defineOperation(
    {
      name: 'restart-queue-workers',
      summary: 'restarts every queue worker of the site',
      scope: 'site',
      plansByState: 'queue-workers' satisfies KindName,
      repeats: true,
      inputs: {},
    },
    async () => (await recordWorks()).restartQueueWorkers,
  ),
  defineOperation(
    {
      name: 'refresh-opcache',
      summary: 'refreshes the PHP opcache of the server',
      scope: 'server',
      repeats: true,
      inputs: {},
    },
    async () => (await works()).refreshOpcache,
  ),
  defineOperation(
    {
      name: 'restart-server',
      summary: 'reboots the server and waits until it answers with its earlier status',
      scope: 'server',
      repeats: true,
      afterKill: {
        what: 'The restart of the server',
        goesOn: 'the server may still be rebooting',
        look: 'See whether the server is back (show-server-logs prints its newest entries);',
      },
      inputs: {},
    },
    async () => (await works()).restartServer,
  ),
  defineOperation(checkCertificate, async () => (await works()).checkCertificate),
  defineOperation(
    {
      name: 'check-service',
      summary: 'reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
      scope: 'site',
      readOnly: true,
      standsAlone: true,
      choosesSite: true,
      inputs: {},
    },
    async () => (await import('./check-service.work.ts')).work,
  ),
  defineOperation(
    {
      name: 'show-deploy-log',
      summary: 'prints the latest deploy log of the site',
      scope: 'site',
      readOnly: true,
      inputs: {},
    },
    async () => (await logWorks()).deployLog,
  ),
  defineOperation(showServerLogs, async () => (await logWorks()).serverLogs),
];

/** Joins the declaration of an operation with its work. */
function defineOperation<Inputs extends object>(
  { inputs: declared, check, checkSite, ...traits }: DeclaredOperation<Inputs>,
  load: () => Promise<(inputs: Inputs) => Work>,
): Operation {
  return {
    ...traits,
    inputs: Object.values<Input<unknown>>(declared),
    async prepare(form) {
      const inputs = await readValues(declared, form);
      for (const { input, expected } of (await check?.(inputs)) ?? []) form.report(input, expected);
      if (!areAll(inputs, declared)) return undefined;
      return {
        ...traits,
        traits,
        inputs,
        checkSite: (found) => checkSite?.(inputs, found) ?? [],
        work: async () => (await load())(inputs),
      };
    },
  };
}
