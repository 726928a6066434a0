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

/** Most works are loaded together, the others apart: a run that only shows a log would take a tenth longer with all of them. */
const works = () => import('./works.ts');
const logWorks = () => import('./show-logs.work.ts');
const recordWorks = () => import('./records.work.ts');
const serviceWorks = () => import('./check-service.work.ts');

/** Every operation, with its work. Documentation, checks and tests derive from this list. */
export const operations: readonly Operation[] = [
  defineOperation(works, (all) => all.ensureSite, site.ensureSite),
  defineOperation(works, (all) => all.deleteSite, site.deleteSite),
  defineOperation(works, (all) => all.sweepPreviews, site.sweepPreviews),
  defineOperation(works, (all) => all.ensureRepository, ensureRepository),
  defineOperation(works, (all) => all.removeRepository, removeRepository),
  defineOperation(works, (all) => all.installBlogapp, site.installBlogapp),
  defineOperation(works, (all) => all.uninstallBlogapp, site.uninstallBlogapp),
  defineOperation(works, (all) => all.installCloudstore, site.installCloudstore),
  defineOperation(works, (all) => all.uninstallCloudstore, site.uninstallCloudstore),
  defineOperation(works, (all) => all.updateDeployScript, updateDeployScript),
  defineOperation(works, (all) => all.syncEnv, syncEnv),
  defineOperation(works, (all) => all.updateNotifications, updateNotifications),
  ...knownKinds.map((kind) =>
    defineOperation(recordWorks, (all) => all.syncing(kind.name), syncRecords(kind)),
  ),
  defineOperation(works, (all) => all.deploy, deploy),
  defineOperation(recordWorks, (all) => all.restartQueueWorkers, {
    name: 'restart-queue-workers',
    summary: 'restarts every queue worker of the site',
    scope: 'site',
    plansByState: 'queue-workers' satisfies KindName,
    repeats: true,
    inputs: {},
  }),
  defineOperation(works, (all) => all.refreshOpcache, {
    name: 'refresh-opcache',
    summary: 'refreshes the PHP opcache of the server',
    scope: 'server',
    repeats: true,
    inputs: {},
  }),
  defineOperation(works, (all) => all.restartServer, {
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
  }),
  defineOperation(works, (all) => all.checkCertificate, checkCertificate),
  defineOperation(serviceWorks, (all) => all.work, {
    name: 'check-service',
    summary: 'reports what the service shows, how a deploy will be judged, and which `vocabulary` it needs',
    scope: 'site',
    readOnly: true,
    standsAlone: true,
    inputs: {},
  }),
  defineOperation(logWorks, (all) => all.deployLog, {
    name: 'show-deploy-log',
    summary: 'prints the latest deploy log of the site',
    scope: 'site',
    readOnly: true,
    inputs: {},
  }),
  defineOperation(logWorks, (all) => all.serverLogs, showServerLogs),
];

function defineOperation<Inputs extends object, Works>(
  load: () => Promise<Works>,
  workOf: (all: Works) => (inputs: Inputs) => Work,
  { inputs: declared, check, checkSite, ...traits }: DeclaredOperation<Inputs>,
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
