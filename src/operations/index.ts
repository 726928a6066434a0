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

/** Most works are loaded together. The others would make a run that only shows a log a tenth longer. */
const works = () => import('./works.ts');
const logWorks = () => import('./show-logs.work.ts');
const recordWorks = () => import('./records.work.ts');
const serviceWorks = () => import('./check-service.work.ts');

/** Every operation, with its work. Documentation, checks and tests derive from this list. */
export const operations: readonly Operation[] = [
  defineOperation(site.ensureSite, works, (all) => all.ensureSite),
  defineOperation(site.deleteSite, works, (all) => all.deleteSite),
  defineOperation(site.sweepPreviews, works, (all) => all.sweepPreviews),
  defineOperation(ensureRepository, works, (all) => all.ensureRepository),
  defineOperation(removeRepository, works, (all) => all.removeRepository),
  defineOperation(site.installBlogapp, works, (all) => all.installBlogapp),
  defineOperation(site.uninstallBlogapp, works, (all) => all.uninstallBlogapp),
  defineOperation(site.installCloudstore, works, (all) => all.installCloudstore),
  defineOperation(site.uninstallCloudstore, works, (all) => all.uninstallCloudstore),
  defineOperation(updateDeployScript, works, (all) => all.updateDeployScript),
  defineOperation(syncEnv, works, (all) => all.syncEnv),
  defineOperation(updateNotifications, works, (all) => all.updateNotifications),
  ...knownKinds.map((kind) =>
    defineOperation(syncRecords(kind), recordWorks, (all) => all.syncing(kind.name)),
  ),
  defineOperation(deploy, works, (all) => all.deploy),
  defineOperation(
    {
      name: 'restart-queue-workers',
      summary: 'restarts every queue worker of the site',
      scope: 'site',
      plansByState: 'queue-workers' satisfies KindName,
      repeats: true,
      inputs: {},
    },
    recordWorks,
    (all) => all.restartQueueWorkers,
  ),
  defineOperation(
    {
      name: 'refresh-opcache',
      summary: 'refreshes the PHP opcache of the server',
      scope: 'server',
      repeats: true,
      inputs: {},
    },
    works,
    (all) => all.refreshOpcache,
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
    works,
    (all) => all.restartServer,
  ),
  defineOperation(checkCertificate, works, (all) => all.checkCertificate),
  defineOperation(
    {
      name: 'check-service',
      summary: 'reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
      scope: 'site',
      readOnly: true,
      standsAlone: true,
      inputs: {},
    },
    serviceWorks,
    (all) => all.work,
  ),
  defineOperation(
    {
      name: 'show-deploy-log',
      summary: 'prints the latest deploy log of the site',
      scope: 'site',
      readOnly: true,
      inputs: {},
    },
    logWorks,
    (all) => all.deployLog,
  ),
  defineOperation(showServerLogs, logWorks, (all) => all.serverLogs),
];

function defineOperation<Inputs extends object, Works>(
  { inputs: declared, check, checkSite, ...traits }: DeclaredOperation<Inputs>,
  load: () => Promise<Works>,
  workOf: (all: Works) => (inputs: Inputs) => Work,
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
        checkSite: (site) => checkSite?.(inputs, site) ?? [],
        work: async () => workOf(await load())(inputs),
      };
    },
  };
}
