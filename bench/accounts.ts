import { GOOD } from '../harness/simulator/deploys.ts';
import { openSimulation, openSites } from '../harness/simulator/simulation.ts';
import { framed } from '../src/script/frame.ts';
import { say } from './say.ts';

const MINUTE_MS = 60_000;
/** The requests that an account allows in a minute. */
const LIMIT = 60;
const SECONDS = 30;
const SITE = {
  script: framed('git pull\n'),
  token: '2026-01-01 00:00:00',
  log: `deployed\n\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=r0\n`,
};

/** Many sites on one account, and divided among several, of which each has a run: requests and time, on a test clock. */
export async function measureAccounts(sizes: readonly number[], accounts: readonly number[]): Promise<void> {
  say(`targets on accounts with ${LIMIT} requests a minute each, a run for each, deploys of ${SECONDS} s`);
  for (const size of sizes)
    for (const count of accounts) {
      const { requests, refused, ms } = await measureRun(Math.ceil(size / count));
      const times = `${requests * count} requests in ${(ms / MINUTE_MS).toFixed(1)} min`;
      say(`  ${String(size).padStart(5)} on ${count}: ${times}, ${refused * count} refused`);
    }
}

/** The run of one account. Those of the others go the same way at the same time. */
async function measureRun(size: number) {
  const domains = Array.from({ length: size }, (_, nth) => `s${nth}.example`);
  const courseOf = () => ({ ...GOOD, durationMs: SECONDS * 1_000, isTalkative: false });
  const limit = { since: Number.NEGATIVE_INFINITY, used: 0, refused: 0 };
  const headers = {
    get 'x-ratelimit-remaining'() {
      return String(Math.max(0, LIMIT - limit.used));
    },
  };
  await using simulation = await openSimulation({
    sites: openSites(domains, SITE),
    manners: { courseOf },
    headers,
  });
  simulation.misbehave(({ atMs }) => {
    if (atMs - limit.since >= MINUTE_MS) Object.assign(limit, { since: atMs, used: 0 });
    limit.used += 1;
    if (limit.used <= LIMIT) return undefined;
    limit.refused += 1;
    return { how: 'limit', retryAfter: String(Math.ceil((limit.since + MINUTE_MS - atMs) / 1_000)) };
  });
  const targets = JSON.stringify(domains.map((domain) => `web-1/${domain}`));
  const inputs = { server: '', targets, operations: 'deploy', 'max-parallel': '50', timeout: '12h' };
  const { outputs } = await simulation.play(inputs);
  if (outputs.outcome !== 'succeeded') throw new Error(`A run of the bench ended as ${outputs.outcome}`);
  return { requests: Number(outputs.requests), refused: limit.refused, ms: simulation.clock.now() };
}
