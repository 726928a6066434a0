/**
 * Measures the cost of a workflow step: its requests, what a manifest with many records takes, time and memory of a deploy
 * with a long log, start-up, and a run of many targets.
 *
 * Usage: npm run bench [-- PAIRS]
 */
import { setStage } from '../harness/stage.ts';
import { measureFleet } from './fleet.ts';
import { measureLongLogs } from './long-logs.ts';
import { measureManifest } from './manifest.ts';
import { measureDeploys, measureRequests } from './requests.ts';
import { measureConnection, measureSignals, measureStartUp } from './start-up.ts';

const pairs = Number(process.argv[2] ?? 20);
const stage = await setStage();
try {
  await measureRequests(stage);
  await measureDeploys();
  await measureManifest(stage);
  await measureLongLogs();
  const site = await stage.run({ site: 'bench.example', operations: 'show-deploy-log' });
  await measureConnection(stage, site.outputs['site-id'] ?? '');
  await measureStartUp(stage, site.outputs['site-id'] ?? '', pairs);
} finally {
  await stage.stop();
}
await measureSignals();
await measureFleet();
