import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { PlainFault } from '../../../harness/faults.ts';
import { type Played, play, type Situation } from '../../../harness/play.ts';
import type { Behaviour } from '../../../harness/simulator/behaviour.ts';
import { openSimulation, openSites, type Simulation } from '../../../harness/simulator/simulation.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { createLogPrinter } from '../../../src/operations/deploy-news.ts';
import { on } from '../../support/on.ts';

type Fault = NonNullable<Behaviour['fault']>;
type Fields = Readonly<Record<string, unknown>>;
type Inputs = Readonly<Record<string, string>>;

/** The changes and the failure of the first operation of a run. */
const saidBy = ({ report: { results, failure } }: Played): string =>
  [...(results[0]?.changes ?? []), failure?.message].join();
const done = { status: 200 };
const lost = 'lose-answer';

/** A service that answers the installation of the blogapp so, and shows the flags one after the other, the last one for good. */
const shows = (answer: PlainFault, ...flags: (boolean | undefined)[]): Behaviour => {
  let looks = 0;
  return {
    fault: ({ method, path }) => {
      if (path.endsWith('/blogapp')) return answer;
      if (method !== 'GET' || !path.endsWith('/2')) return undefined;
      looks += 1;
      const blogapp = flags[Math.min(looks, flags.length) - 1];
      return { status: 200, body: { data: { id: 2, domain: 'shop.example', blogapp } } };
    },
  };
};

test.each<[string, Behaviour, string, string]>([
  ['is confirmed but not shown', shows(done, undefined), 'succeeded', 'could not be read back'],
  ['is confirmed and shown as missing', shows(done, false), 'unknown', 'the site does not show that'],
  ['gets no answer but is there', shows(lost, false, true), 'succeeded', 'installed the blogapp'],
  ['gets no answer and is not shown', shows(lost, undefined), 'unknown', 'its answer was lost'],
])(
  'install-blogapp and uninstall-blogapp judge an installation that %s by what the site shows',
  async (_, behaviour, outcome, words) => {
    const played = await play(behaviour, { operations: 'install-blogapp' });
    expect(played.report.outcome).toBe(outcome);
    expect(saidBy(played)).toContain(words);
  },
);

describe('restart-queue-workers', () => {
  const given = { operations: 'restart-queue-workers' };
  const queues = '/api/servers/1/sites/2/queues';
  /** A service with queue workers, each of which answers its restarts one after the other. */
  const workers = (...answers: PlainFault[][]): Behaviour => ({
    fault: ({ path, nth }) => {
      const id = Number(/\/(\d+)\/restart$/.exec(path)?.[1]);
      const all = answers.map((_, at) => ({ id: at + 1, connection: 'redis', queue: `queue-${at + 1}` }));
      return path === queues ? { status: 200, body: all } : answers[id - 1]?.[nth - 1];
    },
  });

  test('does nothing where there are none', async () => {
    const played = await play({}, given);
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
    expect(played.log).toContain('the site has no queue workers');
  });

  test('restarts each of them, also after a lost answer', async () => {
    const played = await play(workers([done], [lost, done]), given);
    const changes = [1, 2].map((id) => `restarted the queue worker redis: queue-${id} (id ${id})`);
    expect(played.report.results[0]).toMatchObject({ outcome: 'changed', changes });
    expect(played.writes).toHaveLength(3);
  });

  test('does not know if one that has gone was restarted before', async () => {
    const played = await play(workers([lost, { status: 404 }]), given);
    expect(played).toMatchObject({ statuses: ['unknown'], writes: { length: 2 } });
    expect(saidBy(played)).toContain('is not known');
  });
});

describe('check-certificate', () => {
  const given = { operations: 'check-certificate', 'certificate-id': '5' };
  const check = (fields: Fields, days: string, status = 200) => {
    const body = { data: { id: 5, domain: 'shop.example', active: true, ...fields } };
    const fault = on(/\/sites\/2\/certificates\/5$/, { status, body });
    return play({ fault }, { ...given, 'certificate-min-days': days });
  };
  const until = (expires_at: string | null, more = {}): Fields => ({ expires_at, ...more });
  const later = '2027-01-01 00:00:00';

  // The run is played on 2026-01-01 00:00:00 UTC; 14 days are the default.
  test.each<[Fields, string, string]>([
    [until('2026-04-01 00:00:00'), '14', 'is active; it expires 2026-04-01 00:00:00 UTC, in 90 days'],
    [until('2026-01-29 00:00:00'), '14', 'expires soon: 2026-01-29 00:00:00 UTC, in 28 days'],
    [until('2027-01-01T01:00:00+01:00'), '14', 'is active; it expires 2027-01-01 00:00:00 UTC'],
    [until(later, { active: undefined, status: 'active' }), '14', 'is active; it expires'],
  ])('accepts a certificate with %j (certificate-min-days: %s)', async (fields, days, words) => {
    const played = await check(fields, days);
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [], report: { outcome: 'succeeded' } });
    const level = words.startsWith('expires soon') ? '##[warning]' : '';
    expect(played.log).toContain(`${level}The certificate 5 of shop.example ${words}`);
  });

  const soon = 'expires too soon: 2026-01-15 00:00:00 UTC, in 14 days; certificate-min-days is 14.';
  test.each<[Fields, string, string]>([
    [until('2026-01-15 00:00:00'), '14', soon],
    [until('2026-01-01 00:00:00'), '0', 'has expired: 2026-01-01 00:00:00 UTC'],
    [until('Jan 1 2027'), '14', 'cannot be judged'],
    [until(later, { active: false, status: 'active' }), '14', 'is not active: its status is “active”'],
    [until(later, { active: undefined, status: 'failed' }), '14', 'is not active: its status is “failed'],
  ])('fails for a certificate with %j (certificate-min-days: %s)', async (fields, days, words) => {
    const played = await check(fields, days);
    expect(played).toMatchObject({ statuses: ['failed'], writes: [], report: { outcome: 'failed' } });
    expect(saidBy(played)).toContain(words);
  });

  test('fails if there is no such certificate', async () => {
    const said = `GET /api/servers/1/sites/2/certificates/5 was answered with status 404.`;
    expect(saidBy(await check({}, '14', 404))).toBe(`The site has no certificate 5. ${said}`);
  });
});

describe('show-server-logs', () => {
  const show = (fault: Fault, entries = '') =>
    play({ fault }, { operations: 'show-server-logs', site: '', ...(entries && { 'log-entries': entries }) });
  const logs = '/api/servers/1/logs';
  /** A log of so many entries, the newest (1) first, in pages of a size. */
  const pages =
    (total: number, size: number, last_page: number): Fault =>
    ({ path }) => {
      if (!path.startsWith(logs)) return undefined;
      const first = (Number(path.split('page=')[1]) - 1) * size;
      const data = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => {
        return { description: `Entry ${first + index + 1}`, content: '', created_at: '2026-01-01 00:00:00' };
      });
      const links = { next: 'http://127.0.0.1:9/canary' };
      return { status: 200, body: { data, meta: { last_page }, links } };
    };

  test.each<[string, string, Fault, number, number]>([
    ['part of the second page', '20', pages(40, 15, 3), 20, 2],
    ['all there are, if it is asked for more', '300', pages(40, 15, 3), 40, 3],
    ['no further than the first empty page', '300', pages(16, 15, 5), 16, 3],
  ])('prints %s, the newest entry last', async (_, wanted, fault, shown, requests) => {
    const played = await show(fault, wanted);
    expect(played).toMatchObject({ statuses: ['unchanged'], writes: [] });
    const printed = [...played.log.matchAll(/^│ 2026-01-01 00:00:00 {2}Entry (\d+)$/gm)];
    const newestLast = Array.from({ length: shown }, (_, nth) => shown - nth);
    expect(printed.map(([, nth]) => Number(nth))).toEqual(newestLast);
    expect(played.requests.filter(({ line }) => line.includes(logs))).toHaveLength(requests);
  });

  test('says that a log is empty, and fails if it is not shown', async () => {
    expect((await show(pages(0, 15, 1))).log).toContain('the server has no log entries');
    expect((await show(on(/\/logs/, { status: 200, body: { data: null } }))).report.outcome).toBe('failed');
  });
});

describe('update-notifications', () => {
  const chat = 'HTTPS://chat.example/a%20b?secret';
  const hook = 'http://ci.example:8080/deployed/secret-of-hook';
  /** Sets two URLs on a service that answers so, one answer after the other. */
  async function update(...answers: PlainFault[]) {
    await using simulation = await openSimulation({ sites: openSites(['shop.example']) });
    simulation.misbehave(({ method }) => {
      const answer = method === 'PATCH' ? answers.shift() : undefined;
      return typeof answer === 'object' ? { effect: 'now', ...answer } : answer;
    });
    const urls = { 'chat-b-webhook-url': chat, 'deploy-webhook-url': `  ${hook}\n` };
    const inputs = { site: 'shop.example', operations: 'update-notifications', ...urls };
    const run = await simulation.play(inputs, { secrets: [chat, hook, 'chat.example', 'secret-of-hook'] });
    expect(run.runner.masks).toEqual(expect.arrayContaining([chat, hook]));
    return { outcome: run.outputs.outcome, log: run.log, writes: simulation.writes() };
  }
  const showing = (chat_b: unknown) => ({
    data: { notification_urls: { chat_a: 'https://other.example/', chat_b } },
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'succeeded'],
    ['the URL in its normal form', showing('https://chat.example/a%20b?secret'), 'succeeded'],
    ['another URL', showing('https://chat.example/a%20c'), 'unknown'],
    ['that the channel has no URL', showing(null), 'unknown'],
  ])('judges by an answer that shows %s', async (_, body, outcome) => {
    const ended = await update({ status: 200, body });
    expect(ended).toMatchObject({ outcome, writes: ['PATCH /sites/2/notifications'] });
    if (outcome === 'unknown')
      expect(ended.log).toContain('its answer shows a different one for chat-b-webhook-url.');
  });

  test('never sends the URLs a third time after two lost answers', async () => {
    const ended = await update(lost, lost);
    expect(ended.outcome).toBe('unknown');
    expect(ended.writes).toEqual(Array(2).fill('PATCH /sites/2/notifications'));
    expect(ended.log).toContain('it was sent and not confirmed');
  });
});

describe('the input commit', () => {
  const [ONE, TWO] = ['1'.repeat(40), '2'.repeat(40)];
  const script = '#!/bin/bash\nset -e\ngit fetch --quiet origin\ngit reset --hard "$SITE_DEPLOY_COMMIT"\n';
  const USUAL = { operations: 'update-deploy-script, deploy', 'deploy-script': script };
  let simulation: Simulation;
  beforeEach(async () => {
    simulation = await openSimulation({ sites: openSites(['commit.example']) });
  });
  afterEach(() => simulation.stop());
  async function deploy(commit: string, more: Inputs = {}) {
    const run = await simulation.play({ site: 'commit.example', ...USUAL, commit, ...more });
    return { ...run, said: run.runner.annotations.map(({ message }) => message).join('\n') };
  }

  test('is one line of the script, which the plan, its hash and the diff show', async () => {
    expect((await deploy(ONE)).outputs).toMatchObject({ outcome: 'succeeded', 'deployed-commit': ONE });
    const same = await deploy(ONE, { 'dry-run': 'true' });
    const planned = await deploy(TWO, { 'dry-run': 'true' });
    expect(same.outputs['plan-hash']).not.toBe(planned.outputs['plan-hash']);
    const operation = 'update-deploy-script';
    expect(JSON.parse(same.outputs.plan ?? '')[0]).toEqual({ operation, changes: [] });
    const change = `replace the deploy script (4 lines and the exit report) for commit ${TWO}`;
    expect(JSON.parse(planned.outputs.plan ?? '')).toEqual([
      { operation, changes: [change] },
      { operation: 'deploy', changes: [`trigger a deploy of commit ${TWO} and follow it`] },
    ]);
    expect(planned.log).toContain(`for commit ${TWO}`);
    const diff = planned.summary.split('\n').filter((line) => /^[-+]\S/.test(line));
    // The line that goes is the site's: it is only counted.
    expect(diff).toEqual(['-(1 line of the present script)', `+export SITE_DEPLOY_COMMIT=${TWO}`]);
  });

  const LINE = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"';
  const UNUSED = `expected a script that uses $SITE_DEPLOY_COMMIT, as commit is given. Instead of updating to the head of the branch, let it run: ${LINE}`;
  const NEEDED = `commit: expected update-deploy-script before deploy (or deploy with commit-by: variable), with a script that brings the site to the commit, such as: ${LINE}`;
  test.each<[string, Inputs, string]>([
    [
      'is not used by the script',
      { 'deploy-script': 'git fetch origin main\ngit reset --hard FETCH_HEAD\n' },
      UNUSED,
    ],
    [
      'is used by no shell',
      { 'deploy-script': '#!/usr/bin/php\n$SITE_DEPLOY_COMMIT' },
      'as the exit report is one',
    ],
    ['comes without a script', { operations: 'deploy', 'deploy-script': '' }, NEEDED],
    ['goes with no deploy', { operations: 'sync-env', env: 'A=1', 'commit-by': 'variable' }, NEEDED],
    ['is not reported', { 'report-exit-status': 'false' }, 'report-exit-status: expected true with commit'],
    ['is not followed', { wait: 'false' }, 'a deploy that is not followed has no use for commit'],
    ['is unexpected', { 'expected-commit': 'fedcba9' }, 'commit, expected-commit: expected the same'],
    [
      'is for no deploy',
      { operations: 'update-deploy-script', 'rollback-on-failure': 'true' },
      'one deploy among the operations, not 0',
    ],
  ])('is rejected before any request if it %s', async (_, inputs, problem) => {
    const run = await deploy(ONE, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'rejected', requests: '0' });
    expect(run.said).toContain(problem);
    expect(simulation.seen).toEqual([]);
  });

  test('is not called unused because of an operation whose name is wrong', async () => {
    const { said } = await deploy(ONE, { operations: 'update-deploy-scrpt, deploi' });
    expect(said).toMatch(/^(?!.*commit: expected).*did you mean update-deploy-script/s);
  });

  test('is recommended by a warning if the script uses it', async () => {
    const operations = 'ensure-site, ensure-repository, update-deploy-script, deploy';
    const run = await deploy('', { operations, 'dry-run': 'true' });
    expect(run.outputs.outcome).toBe('planned');
    expect(run.said).toContain('which is empty in a deploy that is given no commit.');
  });
});

test('a log that comes in pieces is printed whole, anew when another log begins, and no further once the run is cancelled', async () => {
  const printed: string[] = [];
  const open = () => {
    const nth = printed.push('') - 1;
    const add = (text: string): void => void printed.splice(nth, 1, printed[nth] + text);
    return { push: add, end: (ended?: string) => add(ended === 'cut-off' ? '<cut off>' : '<end>') };
  };
  const { printLog, end } = createLogPrinter(open, async () => {
    if (printed[1]) throw new CancelledError('stop');
  });
  for (const piece of ['a\n', 'b\n']) await printLog(piece, false);
  const long = `anew\n${'x'.repeat(200_000)}`;
  await printLog(long, true);
  await printLog('more\n', false);
  end();
  end('cut-off');
  expect(printed).toEqual(['a\nb\n<cut off>', `${long.slice(0, 64 * 1024)}<cut off>`]);
});

type Answer = ReturnType<NonNullable<Behaviour['fault']>>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ACCEPTED: Answer = { status: 200 };
const server = (status: unknown): Answer => {
  return { status: 200, body: { data: { id: 1, name: 'web-1', status } } };
};
const ACTIVE = server('Server is active');
const REBOOTING = server('Server is rebooting');
const BAD: Answer = { status: 502 };

interface Options extends Partial<Record<'operations' | 'timeout', string>> {
  /** The answer to looks before the restart. */
  readonly before?: Answer;
  /** Cancels at the first request from so long after the restart on. */
  readonly cancelAfterMs?: number;
}

/** Restarts a server that answers the restart and, by the time since then, each look so. */
function restart(
  answer: Answer,
  look: (sinceMs: number) => Answer,
  { before = ACTIVE, cancelAfterMs = 60 * MINUTE, ...inputs }: Options = {},
): Promise<Played> {
  let restartedAt: number | undefined;
  let cancel = (): void => {};
  const fault: Behaviour['fault'] = ({ method, nowMs }) => {
    if (method !== 'GET') restartedAt = nowMs;
    const sinceMs = nowMs - (restartedAt ?? nowMs);
    if (sinceMs >= cancelAfterMs && restartedAt !== undefined) cancel();
    if (method !== 'GET') return answer;
    return restartedAt === undefined ? before : look(sinceMs);
  };
  const onWrite: Situation['onWrite'] = (_, interrupt) => {
    cancel = () => interrupt(new CancelledError('The workflow was cancelled.'));
  };
  return play({ fault }, { operations: 'restart-server', site: '', ...inputs }, { onWrite });
}

const awayFor =
  (fromMs: number, toMs: number, how: Answer) =>
  (sinceMs: number): Answer =>
    sinceMs >= fromMs && sinceMs < toMs ? how : ACTIVE;
const endOf = ({ report }: Played): string => {
  const [result] = report.results;
  return `${report.outcome}: ${[...(result?.changes ?? []), result?.failure?.message ?? ''].join()}`;
};
/** The times of the looks after the restart, since the first of them. */
function looksOf({ requests }: Played): number[] {
  const looks = requests.slice(1 + requests.findIndex(({ line }) => line.startsWith('POST')));
  expect(new Set(looks.map(({ line }) => line))).toEqual(new Set(['GET /api/servers/1']));
  return looks.map(({ atMs }) => atMs - (looks[0]?.atMs ?? 0));
}

describe('restart-server', () => {
  test('waits until the server is back and sends nothing else meanwhile; the next operation finds it there', async () => {
    await using sim = await openSimulation();
    const inputs = { server: 'web-1', operations: 'restart-server, refresh-opcache' };
    const dry = await sim.play({ ...inputs, 'dry-run': 'true' });
    expect(dry.outputs.plan).toContain('restart the server web-1 and wait until it is back');
    expect(sim.writes()).toEqual([]);

    const run = await sim.play(inputs);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'false', 'server-id': '1' });
    expect(run.log).toContain('the server is away: its status is “rebooting”');
    const lines = sim.seen.map(({ line }) => line.replace('/api/servers/1', ''));
    const looks = lines.slice(lines.indexOf('POST /restart') + 1, lines.indexOf('POST /refresh-opcache'));
    expect(looks.length).toBeGreaterThan(1);
    expect(new Set(looks)).toEqual(new Set(['GET ']));
  });

  test('waits for a service that goes down with its server', async () => {
    await using sim = await openSimulation({ away: [{ fromMs: 500, untilMs: 30_000 }] });
    const run = await sim.play({ operations: 'restart-server' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
  });

  test.each<[string, Answer, Answer]>([
    ['another status', ACTIVE, server('Rebooting')],
    ['no status', ACTIVE, server(null)],
    ['another status than an unwell one', server('Restart required'), REBOOTING],
  ])('takes the server for away when it shows %s, and for back when it is active', async (_, before, how) => {
    const played = await restart(ACCEPTED, awayFor(4 * SECOND, 45 * SECOND, how), { before });
    const words = /^succeeded: restarted the server web-1, which was back after (4[5-9]|5\d) s/;
    expect(endOf(played)).toMatch(words);
    expect(played.log).toContain('the server is away: ');
  });

  test('waits ten minutes, says so every 30 s, and looks ever less often', async () => {
    const played = await restart(ACCEPTED, awayFor(2 * SECOND, 10 * MINUTE, REBOOTING));
    expect(played.report.outcome).toBe('succeeded');
    expect(played.log.match(/^restarting the server for/gm)?.length).toBeGreaterThanOrEqual(20);
    expect(played.log).toContain('its status is “Server is rebooting”');
    expect(looksOf(played).length).toBeLessThan(90);
  });

  test.each<[string, Answer]>([
    ['its usual status', ACTIVE],
    ['no status', { status: 200, body: { id: 1, name: 'web-1' } }],
  ])('takes the server for back after 20 s when it always shows %s, and says so', async (_, before) => {
    const played = await restart(ACCEPTED, (sinceMs) => (sinceMs < 9 * SECOND ? BAD : before), { before });
    expect(endOf(played)).toContain('it was never shown to be away within 2');
    expect(played.requests.at(-1)?.atMs).toBeGreaterThanOrEqual(20 * SECOND);
  });

  test('leaves the service alone for as long as it asks', async () => {
    const asks: Answer = { status: 503, headers: { 'retry-after': '25' } };
    const played = await restart(ACCEPTED, awayFor(0, 100 * SECOND, asks));
    expect(played.report.outcome).toBe('succeeded');
    const [, second = 0, third = 0] = looksOf(played);
    expect([second >= 25 * SECOND, third - second >= 25 * SECOND]).toEqual([true, true]);
  });

  test('never repeats a restart whose answer is lost, and waits for nothing', async () => {
    for (const answer of [lost, BAD, { status: 503 }] as const) {
      const played = await restart(answer, () => REBOOTING);
      expect(endOf(played)).toMatch(/^unknown: .*whether the server web-1 restarts is not known/i);
      expect(played.writes).toEqual(['POST /restart']);
      expect(played.requests.at(-1)?.line).toContain('POST');
      expect(played.report.results).toMatchObject([{ outcome: 'unknown', wrote: false }]);
    }
  });

  test('stops at the deadline and says that the server may still be rebooting', async () => {
    const operations = 'restart-server, refresh-opcache';
    const played = await restart(ACCEPTED, () => REBOOTING, { operations, timeout: '5m' });
    const message = expect.stringContaining(
      'was not seen to be back yet: its status is “Server is rebooting”. It may still be rebooting, and another run',
    );
    expect(played.report.failure).toMatchObject({ reason: 'time-out', message });
    expect(played.statuses).toEqual(['unknown', 'not-run']);
    expect(played.report.results).toMatchObject([{ wrote: true }, {}]);
  });

  test.each([401, 403, 404])('stops at once when a look is answered with %i', async (status) => {
    const played = await restart(ACCEPTED, () => ({ status }));
    expect(endOf(played)).toMatch(/^unknown: .*was not seen to be back yet/);
    expect(looksOf(played)).toHaveLength(1);
  });

  test('fails when the restart is refused, and waits for nothing', async () => {
    const played = await restart({ status: 422, body: { message: 'Not now.' } }, () => ACTIVE);
    expect(played.report.outcome).toBe('failed');
    expect(played.requests.at(-1)?.line).toBe('POST /api/servers/1/restart');
  });

  test.each([
    ['while the restart is sent', 0, 'Whether the server web-1 restarts is not known'],
    ['while the server is away', MINUTE, 'The server was told to restart and was not seen to be back yet: '],
  ])('ends at once when it is cancelled %s', async (_, cancelAfterMs, says) => {
    const played = await restart(ACCEPTED, () => REBOOTING, { cancelAfterMs });
    expect(played.report.failure?.message).toContain(says);
    expect([played.report.outcome, ...played.statuses]).toEqual(['cancelled', 'unknown']);
    // No pause is longer than ten seconds.
    expect(played.requests.at(-1)?.atMs).toBeLessThanOrEqual(cancelAfterMs + 10 * SECOND);
  });
});
