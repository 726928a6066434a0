/**
 * Checks both services of the sandbox against the OpenAPI documents that they serve, by schemathesis: thousands of valid and
 * invalid requests for each seed. Prints a line for each run, and fails on any difference. No repository can be cloned
 * meanwhile, so no deploy script runs.
 *
 * Usage: npm run sandbox:fuzz [-- SEED … [--where-possible]]; the seeds are 1, 2 and 3 unless given. It needs schemathesis;
 * with `--where-possible` it does not fail without.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'zod';
import { type Sandbox, SERVICES, type ServiceName, startSandbox } from '../harness/sandbox.ts';

const run = promisify(execFile);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'where-possible': { type: 'boolean', default: false } },
});
const seeds = positionals.length > 0 ? positionals : ['1', '2', '3'];

/** Results that a check of schemathesis takes for a difference and are none, and why. All other checks hold everywhere. */
const exceptions = `
# A schema cannot say that a domain is taken, or that a repository is not there to be cloned: 422.
[[operations]]
include-operation-id = ["postSites", "postRepository"]
checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "422"]

# A new site has no .env yet: 404 is about the file, not about the site.
[[operations]]
include-operation-id = ["getEnv", "patchEnv"]
checks.ensure_resource_availability.enabled = false
`;

/** Far from the small numbers that schemathesis likes, so that it does not delete them by chance. */
const SITES = 40;
const site = `/api/servers/1/sites/${SITES}`;
const certificate = {
  ...{ id: 1, status: 'active', domain: `site-${SITES}.example`, type: 'letsencrypt', active: true },
  ...{ site_id: SITES, server_id: 1, expires_at: '2999-01-01 00:00:00', created_at: '2026-01-01 00:00:00' },
};
/** The lists of records, by the last word of the names of their operations, each with a record. */
const RECORDS = {
  Queues: [
    `${site}/queues`,
    { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 },
  ],
  AuthUsers: [`${site}/auth-users`, { name: 'staff', password: 'enter-here' }],
  NetworkRules: ['/api/servers/1/network-rules', { name: 'web', port: '443', type: 'tcp' }],
  Crontabs: ['/api/servers/1/crontabs', { user: 'www', command: 'php job.php', frequency: '@daily' }],
  Sqldb: ['/api/servers/1/sqldb', { name: 'shop' }],
} as const;

/** Makes a site and records, and returns the settings by which the operations find them that would hardly do by chance. */
async function prepare({ url, token }: Sandbox): Promise<string> {
  const post = async (path: string, body: object): Promise<number> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return made.parse(await answer.json()).data.id;
  };
  for (let nth = 1; nth <= SITES; nth += 1)
    await post('/api/servers/1/sites', { root_domain: `site-${nth}.example`, web_directory: '/public' });
  const apps = ['postBlogapp', 'deleteBlogapp', 'postCloudstore', 'deleteCloudstore'];
  const settings = [
    pinned(apps, { site: SITES }),
    // While a repository is being installed, a site of the family refuses other requests. So that none comes, it has a site
    // of its own, and no part in chains of requests.
    `${pinned(['postRepository', 'deleteRepository'], { site: SITES - 1 })}phases.stateful.enabled = false\n`,
    pinned(['getCertificatesById'], { site: SITES, certificate: certificate.id }),
  ];
  for (const [name, [list, record]] of Object.entries(RECORDS)) {
    const [kept, deleted] = [await post(list, record), await post(list, { ...record, ...ANOTHER[name] })];
    settings.push(pinned([`get${name}ById`, `post${name}Restart`], { site: SITES, record: kept }));
    settings.push(pinned([`delete${name}ById`], { site: SITES, record: deleted }));
  }
  return settings.join('');
}

/** Fields by which a second record of a kind differs where names must. */
const ANOTHER: Readonly<Record<string, object>> = { AuthUsers: { name: 'other' }, Sqldb: { name: 'other' } };
const made = z.object({ data: z.object({ id: z.number() }) });

function pinned(operations: readonly string[], parameters: Readonly<Record<string, number>>): string {
  const all = Object.entries({ server: 1, ...parameters }).map(
    ([name, value]) => `"path.${name}" = ${value}`,
  );
  return `
[[operations]]
include-operation-id = ${JSON.stringify(operations)}
parameters = { ${all.join(', ')} }
`;
}

const hasSchemathesis = await run('schemathesis', ['--version']).catch(() => null);
if (hasSchemathesis === null) {
  process.stdout.write(
    'schemathesis is not here: pip install schemathesis==4.32.5. The sandbox is not fuzzed.\n',
  );
  process.exitCode = values['where-possible'] ? 0 : 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  // All that the sandbox can start.
  symlinkSync('/bin/sh', join(folder, 'sh'));
  writeFileSync(join(folder, 'git'), '#!/bin/sh\necho "fatal: nothing is cloned here" >&2\nexit 128\n');
  chmodSync(join(folder, 'git'), 0o755);
  writeFileSync(join(folder, 'certificates.json'), JSON.stringify([certificate]));
  const waiting = SERVICES.flatMap((service) => seeds.map((seed) => ({ service, seed })));
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await fuzz(folder, next.service, next.seed);
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One run against a sandbox of its own. */
async function fuzz(folder: string, service: ServiceName, seed: string): Promise<void> {
  await using sandbox = await startSandbox({
    service,
    searchPath: folder,
    gitBase: folder,
    certificates: join(folder, 'certificates.json'),
    restartMs: 0,
    ...(service === 'family' && { workTimeMs: 0 }),
  });
  const place = mkdtempSync(join(folder, 'run-'));
  const config = join(place, 'schemathesis.toml');
  writeFileSync(config, exceptions + (await prepare(sandbox)));
  const { code, stdout } = await run(
    'schemathesis',
    [
      ...['--config-file', config, 'run', `${sandbox.url}/openapi.json`, '--url', sandbox.url],
      ...['-H', `Authorization: Bearer ${sandbox.token}`, '--max-examples', '60', '--seed', seed],
      ...['--generation-database', 'none', '--no-color'],
    ],
    { cwd: place, maxBuffer: 2 ** 28 },
  ).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  const requests = /(\d+) generated/.exec(stdout)?.[1];
  const isGood = code === 0 && requests !== undefined;
  const missing = /(\d+) operations? repeatedly returned 404/.exec(stdout)?.[1] ?? 'no';
  const result = isGood
    ? `no difference; ${missing} operations mostly answered 404`
    : `differences\n${/^=+ FAILURES.*/ms.exec(stdout)?.[0] ?? stdout}`;
  process.stdout.write(`${service}, seed ${seed}: ${requests ?? 'no'} requests, ${result}\n`);
  if (!isGood) process.exitCode = 1;
}
