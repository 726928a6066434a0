/**
 * Checks both services of the sandbox against the OpenAPI documents that they serve, by schemathesis: thousands of valid and
 * invalid requests for each seed. Prints a line for each run, and fails on any difference. Only one repository can be cloned
 * meanwhile, and no deploy script runs: there is no bash, so every deploy fails.
 *
 * Usage: npm run sandbox:fuzz [-- SEED … [--where-possible]]; the seeds are 1, 2 and 3 unless given. It needs schemathesis;
 * with `--where-possible` it does not fail without.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../harness/program.ts';
import { SERVICES, type ServiceName } from '../harness/sandbox.ts';
import { type Stage, setStage } from '../harness/stage.ts';
import { inWorkspace } from '../harness/workspace.ts';

const given = process.argv.slice(2).filter((word) => word !== '--where-possible');
const seeds = given.length > 0 ? given : ['1', '2', '3'];

/** Chains of requests follow the links of the document, and no guesses: otherwise they hardly come to records. */
const chains = `
[phases.stateful]
max-steps = 30
inference.algorithms = []
`;

/** Results that a check of schemathesis takes for a difference and are none, and why. All other checks hold everywhere. */
const exceptions = `
# A schema cannot say that a domain is taken, or that a repository is not there to be cloned: 422.
[[operations]]
include-operation-id = ["postSites", "postRepository"]
checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "422"]

# Null and an empty array count as a body without fields, and a number as a value is text: some clients send these, which the document
# does not foresee.
[[operations]]
include-operation-id = ["postBlogapp", "patchNotifications", "postDeploy"]
checks.negative_data_rejection.enabled = false

# A new site has no .env and no repository yet: 404 is about these, not about the site.
[[operations]]
include-operation-id = ["getEnv", "patchEnv", "getRepository"]
checks.ensure_resource_availability.enabled = false

# Most texts are in the name of no server, and chains begin with one. Other lists are searched for any text.
[[operations]]
include-operation-id = ["getServers"]
parameters = { "query.search" = "web" }
`;

/** The only repository, and the git that clones it. */
const READY = '/ready.git';
const GIT = `#!/bin/sh
case "$*" in
  check-ref-format*) exit 0 ;;
  clone*" -- ${READY} .") /bin/mkdir .git; echo "ref: refs/heads/main" > .git/HEAD ;;
  log*) printf 'c0ffee1\\nA title\\n\\nand a text\\n' ;;
  *) echo "fatal: nothing else is cloned here" >&2; exit 128 ;;
esac
`;

/** Far from the small numbers that schemathesis likes, so that it does not delete them by chance. */
const SITES = 40;
const certificate = {
  id: 1,
  status: 'active',
  domain: `site-${SITES}.example`,
  type: 'letsencrypt',
  active: true,
  site_id: SITES,
  server_id: 1,
  expires_at: '2999-01-01 00:00:00',
  created_at: '2026-01-01 00:00:00',
};
/** Makes sites, and returns the settings by which the operations find them to which no link leads, or that need one that stays. */
async function prepare({ call }: Stage): Promise<string> {
  for (let nth = 1; nth <= SITES; nth += 1)
    await call('POST', '/api/servers/1/sites', {
      root_domain: `site-${nth}.example`,
      web_directory: '/public',
    });
  const deployed = `/api/servers/1/sites/${SITES - 2}`;
  await call('POST', `${deployed}/repository`, { provider: 'custom', branch: 'main', name: READY });
  const { deployment_id: deployment } = Object(await call('POST', `${deployed}/deploy`));
  const apps = ['postBlogapp', 'deleteBlogapp', 'postCloudstore', 'deleteCloudstore'];
  return [
    pinned(apps, { site: SITES }),
    // While a repository is being installed, a site of the family refuses other requests.
    pinned(['postRepository', 'deleteRepository'], { site: SITES - 1 }),
    pinned(['postDeploy', 'getDeployments'], { site: SITES - 2 }, true),
    ...(typeof deployment === 'string'
      ? [pinned(['getDeploymentsById', 'getDeploymentsLog'], { site: SITES - 2, deployment })]
      : []),
    pinned(['getCertificatesById'], { site: SITES, certificate: certificate.id }),
  ].join('');
}

/** The settings of operations on sites of their own, which are no part of chains unless said so. These sites are not what a chain has created. */
function pinned(
  operations: readonly string[],
  parameters: Readonly<Record<string, number | string>>,
  isInChains = false,
): string {
  const all = Object.entries({ server: 1, ...parameters }).map(
    ([name, value]) => `"path.${name}" = ${JSON.stringify(value)}`,
  );
  return `
[[operations]]
include-operation-id = ${JSON.stringify(operations)}
parameters = { ${all.join(', ')} }
phases.stateful.enabled = ${isInChains}
checks.ensure_resource_availability.enabled = false
`;
}

if (spawnSync('schemathesis', ['--version']).status !== 0) {
  process.stdout.write(
    'schemathesis is not here: pip install schemathesis==4.32.5. The sandbox is not fuzzed.\n',
  );
  process.exitCode = process.argv.includes('--where-possible') ? 0 : 1;
} else {
  await inWorkspace({ git: GIT, 'certificates.json': JSON.stringify([certificate]) }, async (folder) => {
    // All that the sandbox can start.
    symlinkSync('/bin/sh', join(folder, 'sh'));
    chmodSync(join(folder, 'git'), 0o755);
    const waiting = SERVICES.flatMap((service) => seeds.map((seed) => ({ service, seed })));
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await fuzz(folder, next.service, next.seed);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  });
}

/** One run against a sandbox of its own. */
async function fuzz(folder: string, service: ServiceName, seed: string): Promise<void> {
  await using stage = await setStage({
    service,
    searchPath: folder,
    'git-base': folder,
    certificates: join(folder, 'certificates.json'),
    'restart-time': 0,
    ...(service === 'family' && { 'work-time': 0 }),
  });
  const { sandbox } = stage;
  const place = mkdtempSync(join(folder, 'run-'));
  const config = join(place, 'schemathesis.toml');
  writeFileSync(config, chains + exceptions + (await prepare(stage)));
  const { code, stdout } = await runProgram(
    [
      ...(['schemathesis', '--config-file', config, 'run', `${sandbox.url}/openapi.json`] as const),
      ...['--url', sandbox.url, '-H', `Authorization: Bearer ${sandbox.token}`, '--max-examples', '60'],
      ...['--seed', seed, '--generation-database', 'none', '--no-color'],
    ],
    { cwd: place },
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
