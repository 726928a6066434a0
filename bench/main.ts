/**
 * Measures the cost of a workflow step: its requests, time and memory of a deploy with a long log, start-up, and runs of
 * many targets.
 *
 * Usage: npm run bench [-- start-up]
 */
import { setStage } from '../harness/stage.ts';
import { measureAccounts } from './accounts.ts';
import { measureDeploys } from './deploys.ts';
import { measureFleet } from './fleet.ts';
import { measureLongLogs } from './long-logs.ts';
import { measureRequests } from './requests.ts';
import { makeSite, measureSignals, measureStartUp } from './start-up.ts';

const PAIRS = 20;
const words = process.argv.slice(2).join(' ');
if (['', 'start-up'].includes(words)) await measure(words === '');
else {
  process.stderr.write('Usage: npm run bench [-- start-up]\n');
  process.exitCode = 2;
}

async function measure(isWhole: boolean): Promise<void> {
  const stage = await setStage();
  try {
    if (isWhole) {
      await measureRequests(stage);
      await measureDeploys();
      await measureLongLogs();
    }
    const site = await makeSite(stage);
    await measureStartUp(stage, site, PAIRS);
  } finally {
    await stage.stop();
  }
  if (!isWhole) return;
  await measureSignals();
  await measureFleet();
  await measureAccounts([1_000], [1, 4]);
}
