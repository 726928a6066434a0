import { describe, expect, test } from '@jest/globals';
import { type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { ApiError } from '../../../src/core/errors.ts';
import type { WebPage } from '../../../src/net/web-page.ts';
import { framed } from '../../../src/script/frame.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const SCRIPT = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"\n';

/** A page that answers, in its time, or the reason why it does not. */
type Answer = (Partial<WebPage> & { readonly slowMs?: number }) | ApiError;
const ANSWERS = {
  healthy: { text: 'Welcome' },
  '404': { status: 404 },
  '500': { status: 500 },
  'no text': { text: 'Sorry' },
  wall: { status: 403 },
  silent: new ApiError('unreachable', '', '', { why: 'the connection was refused' }),
} as const satisfies Readonly<Record<string, Answer>>;
type Name = keyof typeof ANSWERS;

function getPage(answer: () => Answer): NonNullable<Situation['getPage']> {
  return async ({ timeoutMs }, { clock, signal }) => {
    const page = answer();
    if (page instanceof ApiError) throw page;
    const { slowMs = 0, ...given } = page;
    await clock.sleep(Math.max(0, Math.min(slowMs, timeoutMs)), signal);
    if (slowMs > timeoutMs) throw new ApiError('ambiguous', '', '', { why: 'no answer came in time' });
    return { status: 200, text: '', ...given };
  };
}

/** Plays a deploy of a commit, and counts the looks at the page before the first write. */
async function deploy(
  before: Answer | 'new site',
  after: Answer,
  inputs: Readonly<Record<string, string>> = {},
  behaviour: Behaviour = {},
  back: Answer = before === 'new site' ? {} : before,
) {
  let looks = 0;
  let triggers = 0;
  const answers = [before === 'new site' ? {} : before, after, back];
  const played = await play(
    {
      script: framed(SCRIPT, OLD),
      env: 'A=1\n',
      // Without a log, it was never deployed.
      ...(before !== 'new site' && { log: `old\n\n[site-deploy] exit-status=0 commit=${OLD} run=old\n` }),
      ...behaviour,
    },
    {
      operations: 'update-deploy-script, sync-env, deploy',
      commit: NEW,
      'deploy-script': SCRIPT,
      env: 'A=2',
      'health-check-url': 'https://shop.example/up?key=7',
      'health-check-contains': 'Welcome',
      'health-check-timeout': '5s',
      'rollback-on-failure': 'true',
      ...inputs,
    },
    {
      onWrite(path) {
        if (path.endsWith('/deploy')) triggers += 1;
      },
      getPage: getPage(() => {
        if (triggers === 0) looks += 1;
        return answers[triggers] ?? {};
      }),
    },
  );
  // The post step would say this if the run was killed now.
  if (played.report.outcome !== 'unknown') expect(played.state).not.toContain('may still be running');
  return { ...played, looks };
}

/** The end of a run in short: its outcome, its reason, and what it has undone. */
function endOf({ report, stdout, writes }: Played): string {
  const { outcome, rollback, failure, facts } = report;
  const hasWarned = /^::warning::.*could not tell/m.test(stdout);
  const isPutBack = writes.filter((line) => line.startsWith('PATCH')).length > 2;
  const undone = rollback?.outcome === 'changed' ? 'rolled back' : isPutBack ? 'put back' : 'left';
  const proof = facts?.deploy?.evidence.includes('health-check') ? 'health-check' : 'no evidence';
  if (outcome === 'succeeded') return `succeeded: ${proof}${hasWarned ? ', warned' : ''}`;
  return `${failure?.reason}: ${undone}`;
}

/** The end that follows from the page before a deploy, and after it. */
const EVIDENCE = 'succeeded: health-check';
const BACK = 'health-check-failed: rolled back';
const SAME = 'unhealthy-before: left';
const UNSEEN = 'health-unseen-before: left';
const DOUBT = 'succeeded: no evidence, warned';
// Restored as ever, and nothing is deployed again.
const NEW_SITE = 'health-check-failed: put back';
/** The pages after a deploy: the columns of the table. */
const AFTER: readonly Name[] = ['healthy', '404', '500', 'no text', 'wall', 'silent'];

test.each<[Name | 'new site', ...string[]]>([
  ['healthy', EVIDENCE, BACK, BACK, BACK, BACK, BACK],
  ['404', EVIDENCE, SAME, BACK, BACK, BACK, BACK],
  ['500', EVIDENCE, BACK, SAME, BACK, BACK, BACK],
  ['no text', EVIDENCE, BACK, BACK, SAME, BACK, BACK],
  ['wall', EVIDENCE, UNSEEN, UNSEEN, UNSEEN, DOUBT, DOUBT],
  ['silent', EVIDENCE, UNSEEN, UNSEEN, UNSEEN, DOUBT, DOUBT],
  ['new site', EVIDENCE, NEW_SITE, NEW_SITE, NEW_SITE, NEW_SITE, NEW_SITE],
])('a deploy is judged by its page, which was %s before', async (before, ...ends) => {
  const found: string[] = [];
  for (const after of AFTER) {
    const played = await deploy(before === 'new site' ? before : ANSWERS[before], ANSWERS[after]);
    expect(played.looks).toBe(before === 'new site' ? 0 : 1);
    found.push(endOf(played));
  }
  expect(found).toEqual(ends);
});

test.each([900, 8_000])('a page that takes %d ms is not called silent when time runs out', async (slowMs) => {
  const page = { status: 404, slowMs };
  const { report } = await deploy(page, page, { 'health-check-timeout': '20s' });
  expect([report.failure?.reason, report.rollback?.outcome]).toEqual(['unhealthy-before', 'not-run']);
  const { page: seen, timeline = [] } = report.facts?.deploy ?? {};
  const look = { state: 'unhealthy', status: 404, lacksText: true };
  expect(seen).toEqual({ before: look, after: look });
  const [started, ended] = timeline.slice(-2).map(({ atMs }) => atMs);
  expect((ended ?? Number.NaN) - (started ?? 0)).toBeLessThanOrEqual(20_000);
});

describe('a page that cannot be seen, before and after,', () => {
  const bare = { operations: 'deploy', commit: '', 'rollback-on-failure': 'false' };

  test('leaves unknown whether a deploy worked of which only its end was seen', async () => {
    const site = { script: 'git pull\n', log: 'old\n' };
    const { report, writes } = await deploy(ANSWERS.wall, ANSWERS.wall, bare, site);
    expect(report).toMatchObject({ outcome: 'unknown', failure: { reason: 'health-unseen' } });
    expect(report.failure?.message).toBe(
      'The health check could not tell whether the deploy worked: https://shop.example/up answered with status 403: something stands before the site. The page answered 403 (wall) before the deploy.',
    );
    expect(writes).toEqual(['POST /sites/2/deploy']);
  });

  test('leaves the verdict to verify-command', async () => {
    const run = (status: number) => {
      const given = { getPage: getPage(() => ANSWERS.silent), runCommand: async () => status };
      return play({ script: 'git pull\n', log: 'old\n' }, { ...bare, ...PAGE, 'verify-command': 'x' }, given);
    };
    expect((await run(0)).report.facts?.deploy?.evidence).toEqual(['token', 'verify-command']);
    expect((await run(1)).report.failure?.reason).toBe('verify-command-failed');
  });
});

const PAGE = { 'health-check-url': 'https://shop.example/up', 'health-check-timeout': '5s' };

describe('the page of a rollback', () => {
  test('counts as back, with a warning, if it is as it was before the run', async () => {
    const { report, stdout } = await deploy(ANSWERS['404'], ANSWERS['500']);
    expect(report.rollback?.outcome).toBe('changed');
    expect(report.rollback?.deploy?.evidence).not.toContain('health-check');
    expect(stdout).toMatch(/::warning::.*status 404\. The page answered 404 before this run, too/);
  });

  test.each<[Name, Name, string]>([
    ['healthy', 'wall', 'failed'],
    ['404', '500', 'failed'],
    ['404', 'healthy', 'changed'],
  ])('was %s before the run and is %s after it: the rollback ends as %s', async (before, back, status) => {
    const { report } = await deploy(ANSWERS[before], { status: 502 }, {}, {}, ANSWERS[back]);
    expect(report.rollback?.outcome).toBe(status);
  });
});

describe('an answer of the page', () => {
  const login = { status: 302, location: '/account/login?next=/' };
  test.each<[string, Answer, string]>([
    ['429', { status: 429 }, 'wall'],
    ['503', { status: 503 }, 'unhealthy'],
    ['503 of a challenge', { status: 503, text: '<title>Just a moment...</title>' }, 'wall'],
    ['a redirect to https', { status: 301, location: 'https://shop.example/up' }, 'unhealthy'],
    ['a redirect to another host', { status: 302, location: 'https://id.example/' }, 'wall'],
    ['a redirect to a login', login, 'wall'],
    ['an error with an address', { status: 500, location: 'https://id.example/login' }, 'unhealthy'],
  ])('is judged apart from others: %s', async (_, answer, state) => {
    const { report } = await deploy({ text: 'Welcome' }, answer, { 'rollback-on-failure': 'false' });
    expect(report.facts?.deploy?.page?.after.state).toBe(state);
  });

  test('is healthy if it is asked for, even a redirect to a login', async () => {
    const inputs = { 'health-check-status': '302', 'health-check-contains': '' };
    expect((await deploy(login, login, inputs)).report.outcome).toBe('succeeded');
  });

  test('is shown by its beginning, without secrets, if it lacks the text', async () => {
    const text = `<h1>\n  Oops</h1>\u001b[2J the key is one-secret-value ${'x'.repeat(200)}`;
    const { report, stdout } = await deploy({ text: 'Welcome' }, { text }, { env: 'KEY=one-secret-value' });
    expect(`${report.failure?.message}`).toContain(
      'https://shop.example/up does not contain the text of health-check-contains, “Welcome”; it begins with “<h1> Oops</h1> the key is *** xxx',
    );
    expect(stdout).not.toContain('one-secret-value');
  });
});

const broken = (fields: Partial<ApiError>) =>
  new ApiError('unreachable', '', '', { why: 'of this', ...fields });
test.each<[string, Answer, string]>([
  ['an unknown host', broken({ isUnknownHost: true }), 'DNS entry'],
  ['TLS', broken({ reason: 'certificate' }), 'its chain'],
  ['a proxy', broken({ reason: 'proxy' }), 'NO_PROXY'],
  ['time', broken({ reason: 'ambiguous' }), 'Raise health-check-timeout'],
  ['404', { status: 404 }, 'health-check-…'],
  ['502', { status: 502 }, 'Raise health-check-timeout'],
])('a check that fails for %s has advice that fits', async (_, answer, next) => {
  const given = { getPage: getPage(() => answer) };
  const { report } = await play({ script: framed('git pull\n') }, { operations: 'deploy', ...PAGE }, given);
  const isBroken = answer instanceof ApiError;
  const says = isBroken ? 'could not be reached: of this' : `answered with status ${answer.status}`;
  expect(report.failure?.message).toBe(
    `The deploy ended, but the health check failed: https://shop.example/up ${says}.`,
  );
  expect(report.failure?.next).toContain(next);
  expect(report.failure?.next.includes('Raise')).toBe(next.includes('Raise'));
});

test('the look before costs no request to the API, even if it is slow, and is left out where it can tell nothing', async () => {
  let looks = 0;
  const site = { script: framed('git pull\n'), log: 'old\n' };
  const requestsOf = async (inputs: Readonly<Record<string, string>>, slowMs = 0): Promise<string[]> => {
    const look = getPage(() => {
      looks += 1;
      return { slowMs };
    });
    const given = { operations: 'deploy', ...PAGE, ...inputs };
    return (await play(site, given, { getPage: look })).requests.map(({ line }) => line);
  };
  const without = await requestsOf({ 'health-check-url': '' });
  expect(looks).toBe(0);
  expect(await requestsOf({})).toEqual(without);
  // One before, and two in a row after it.
  expect(looks).toBe(3);
  await requestsOf({ 'dry-run': 'true' });
  expect(looks).toBe(3);
  // The baseline is read after it.
  expect(await requestsOf({}, 2_000)).toEqual(without);
});
