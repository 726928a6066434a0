import type { Stage } from '../harness/stage.ts';
import { say, timed } from './say.ts';

/** Of each kind. */
const RECORDS = 500;

function listOf(make: (nth: number) => object): object[] {
  return Array.from({ length: RECORDS }, (_, nth) => make(nth));
}

const MANIFEST = {
  'queue-workers': listOf((nth) => ({
    connection: 'redis',
    queue: `queue-${nth}`,
    maximum_seconds: 60,
    sleep: 3,
    processes: 1,
  })),
  'auth-users': listOf((nth) => ({ name: `user-${nth}`, password: `password-of-user-${nth}` })),
  crontabs: listOf((nth) => ({ user: 'www', command: `php job.php ${nth}`, frequency: '*/5 * * * *' })),
  'network-rules': listOf((nth) => ({ name: `rule-${nth}`, port: 1000 + nth, type: 'tcp' })),
  daemons: listOf((nth) => ({ command: `php serve.php ${nth}` })),
  databases: listOf((nth) => ({ name: `database_${nth}`, password: `password-of-database-${nth}` })),
};

/** Planning, applying and planning again what a manifest with many records of each kind declares. */
export async function measureManifest(on: Stage): Promise<void> {
  const operations = Object.keys(MANIFEST).map((kind) => `sync-${kind}`);
  const inputs = {
    site: 'bench.example',
    operations: operations.join(),
    manifest: 'manifest.json',
    timeout: '1h',
  };
  say(`manifest with ${RECORDS} records of each of ${operations.length} kinds`);
  for (const name of ['dry run', 'from empty', 'again']) {
    const given = { ...inputs, 'dry-run': String(name === 'dry run') };
    const files = { 'manifest.json': JSON.stringify(MANIFEST) };
    const { result: run, ms } = await timed(() => on.run(given, { files }));
    const writes = on.service.writes().length;
    const lists = operations.length + 1;
    const took = `${(ms / 1000).toFixed(1)} s`;
    say(
      `  ${name.padEnd(16)} ${run.outputs.requests?.padStart(4)} requests, ${writes} of them writes, ${lists} lists (one is of the sites); ${took} (${run.outputs.outcome})`,
    );
  }
}
