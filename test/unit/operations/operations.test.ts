import { describe, expect, test } from '@jest/globals';
import { play } from '../../../harness/play.ts';
import type { Behaviour, OtherAnswer } from '../../../harness/simulator/behaviour.ts';
import { CancelledError } from '../../../src/core/errors.ts';
import { createLogPrinter } from '../../../src/operations/log-printer.ts';

type Fault = NonNullable<Behaviour['fault']>;

describe('delete-site', () => {
  const given = { operations: 'delete-site', 'confirm-delete': 'shop.example' };
  /** A site that shows for `lagMs` after the first DELETE. */
  const showsFor = (lagMs: number, deletion: OtherAnswer = { status: 200 }): Fault => {
    let deletedAt: number | undefined;
    return ({ method, path, nowMs }) => {
      if (method === 'DELETE') {
        deletedAt ??= nowMs;
        return { ...deletion, takesEffect: false };
      }
      if (deletedAt === undefined || nowMs - deletedAt < lagMs) return undefined;
      if (path.endsWith('/sites')) return { status: 200, body: { data: [] } };
      return path.endsWith('/2') ? { status: 404 } : undefined;
    };
  };

  test('waits for a site that takes a while to go', async () => {
    const played = await play({ fault: showsFor(5_000) }, given);
    expect(played.statuses).toEqual(['changed']);
    expect(played.writes).toEqual(['DELETE /sites/2']);
  });

  test('that was taken but does not go is unknown, as is one whose every answer is lost', async () => {
    const stays = await play({ fault: showsFor(60_000) }, given);
    expect(stays.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining('could not be confirmed'),
    });
    expect(stays.writes).toEqual(['DELETE /sites/2']);
    const lost = await play({ fault: showsFor(60_000, { status: 0 }) }, given);
    expect(lost.statuses).toEqual(['unknown']);
    expect(lost.writes).toHaveLength(4);
    const late = await play({ fault: showsFor(9_000, { status: 502 }) }, given);
    expect(late.statuses).toEqual(['changed']);
  });

  test('that somebody else has deleted meanwhile is no change; a refusal is a failure', async () => {
    expect((await play({ fault: showsFor(0, { status: 404 }) }, given)).statuses).toEqual(['unchanged']);
    const saysSoOfAll: Fault = ({ path }) =>
      path.endsWith('/2') ? { status: 404, takesEffect: false } : undefined;
    expect((await play({ fault: saysSoOfAll }, given)).statuses).toEqual(['unknown']);
    const refused = await play({ fault: showsFor(0, { status: 403 }) }, given);
    expect(refused.report.outcome).toBe('failed');
  });

  test('is planned in a dry run for a site that would be created first', async () => {
    const both = { ...given, operations: 'ensure-site, delete-site', 'dry-run': 'true' };
    const played = await play({ siteExists: false }, both);
    expect(played.statuses).toEqual(['planned', 'planned']);
    expect(played.report.results[1]?.changes).toEqual(['delete the site shop.example']);
  });
});

describe('a blogapp', () => {
  const given = { operations: 'install-blogapp' };
  /** A service that answers the installation so, and shows the flags one after the other, the last one for good. */
  const shows = (answer: ReturnType<Fault>, ...flags: (boolean | undefined)[]): Behaviour => {
    let looks = 0;
    const site = (blogapp: boolean | undefined) => ({ id: 2, domain: 'shop.example', blogapp });
    return {
      fault: ({ method, path }) => {
        if (path.endsWith('/blogapp')) return answer;
        if (method !== 'GET' || !path.endsWith('/2')) return undefined;
        looks += 1;
        return { status: 200, body: { data: site(flags[Math.min(looks, flags.length) - 1]) } };
      },
    };
  };

  test.each<[string, Behaviour, string, string]>([
    ['shown late', shows({ status: 200 }, false, false, true), 'succeeded', 'installed the blogapp'],
    ['not shown, but confirmed', shows({ status: 200 }, undefined), 'succeeded', 'could not be read back'],
    ['confirmed, but never so', shows({ status: 200 }, false), 'unknown', 'the site does not show that'],
    ['lost, but there', shows({ status: 0 }, false, true), 'succeeded', 'installed the blogapp'],
    ['lost, and not shown', shows({ status: 0 }, undefined), 'unknown', 'its answer was lost'],
    ['refused', shows({ status: 422, body: { message: 'No room.' } }, false), 'failed', 'No room.'],
  ])('%s', async (_, behaviour, outcome, words) => {
    const played = await play(behaviour, given);
    expect(played.report.outcome).toBe(outcome);
    const [result] = played.report.results;
    expect([...(result?.changes ?? []), result?.error].join()).toContain(words);
  });

  test('of a service that does not show the flag is sent in every run', async () => {
    const played = await play(shows({ status: 200, body: { data: { id: 2 } } }, undefined), {
      operations: 'uninstall-blogapp',
    });
    expect(played.writes).toEqual(['DELETE /sites/2/blogapp']);
  });
});

test('a cancel while the cloudstore is installed ends as cancelled, what became of it unknown', async () => {
  const played = await play({}, { operations: 'install-cloudstore' }, (_, interrupt) =>
    interrupt(new CancelledError('The workflow was cancelled.')),
  );
  expect(played.report.outcome).toBe('cancelled');
  expect(played.statuses).toEqual(['unknown']);
});

describe('what may be sent again, and whose every answer is lost', () => {
  test.each([
    ['refresh-opcache', 'Whether the PHP opcache was refreshed is not known'],
    ['restart-queue-workers', 'Whether the queue worker with id 7 was restarted is not known'],
  ])('%s: unknown after four attempts', async (operations, words) => {
    const fault: Fault = ({ method }) => (method === 'GET' ? undefined : { status: 502 });
    const workers: Fault = (request) =>
      request.path.endsWith('/queues') ? { status: 200, body: [{ id: '7' }] } : fault(request);
    const played = await play({ fault: workers }, { operations });
    expect(played.report.failure).toMatchObject({
      outcome: 'unknown',
      message: expect.stringContaining(words),
    });
    expect(played.writes).toHaveLength(4);
  });
});

test.each([
  ['went away meanwhile', 'unchanged', 'succeeded', [404]],
  ['may have been restarted before it went, its first answer lost', 'unknown', 'unknown', [0, 404]],
])('a queue worker that is not found %s', async (_, status, outcome, statuses) => {
  const fault: Fault = ({ method, path, nth }) => {
    if (method === 'POST') return { status: statuses[nth - 1] ?? 500 };
    return path.endsWith('/queues') ? { status: 200, body: [{ id: 7 }] } : undefined;
  };
  const played = await play({ fault }, { operations: 'restart-queue-workers' });
  expect(played.statuses).toEqual([status]);
  expect(played.report.outcome).toBe(outcome);
});

describe('check-certificate', () => {
  const given = { operations: 'check-certificate', 'certificate-id': '5' };
  const shows = (fields: Readonly<Record<string, unknown>>, status = 200): Behaviour => ({
    fault: ({ path }) =>
      path.endsWith('/sites/2/certificates/5')
        ? { status, body: { data: { id: 5, domain: 'shop.example', active: true, ...fields } } }
        : undefined,
  });

  // The run is played on 2026-01-01 00:00:00 UTC.
  test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>, string, string]>([
    [
      'far off',
      { expires_at: '2026-04-01 00:00:00' },
      {},
      'succeeded',
      'is active; it expires 2026-04-01 00:00:00 UTC, in 90 days',
    ],
    [
      'just over twice the days',
      { expires_at: '2026-01-29 00:00:01' },
      {},
      'succeeded',
      'is active; it expires',
    ],
    [
      'twice the days',
      { expires_at: '2026-01-29 00:00:00' },
      {},
      'succeeded',
      'expires soon: 2026-01-29 00:00:00 UTC, in 28 days',
    ],
    ['just over the days', { expires_at: '2026-01-15 00:00:01' }, {}, 'succeeded', 'expires soon: '],
    [
      'the days',
      { expires_at: '2026-01-15 00:00:00' },
      {},
      'failed',
      'expires too soon: 2026-01-15 00:00:00 UTC, in 14 days; certificate-min-days is 14.',
    ],
    [
      'other days',
      { expires_at: '2026-01-03 00:00:00' },
      { 'certificate-min-days': '1' },
      'succeeded',
      'expires soon: ',
    ],
    ['a day', { expires_at: '2026-01-01 23:59:59' }, {}, 'failed', 'within a day'],
    [
      'no days at all',
      { expires_at: '2026-01-01 00:00:01' },
      { 'certificate-min-days': '0' },
      'succeeded',
      'is active; it expires',
    ],
    [
      'now',
      { expires_at: '2026-01-01 00:00:00' },
      { 'certificate-min-days': '0' },
      'failed',
      'has expired: 2026-01-01 00:00:00 UTC',
    ],
    ['past', { expires_at: '2025-12-31 23:59:59' }, {}, 'failed', 'has expired'],
    [
      'inactive',
      { active: false, status: 'active', expires_at: '2027-01-01 00:00:00' },
      {},
      'failed',
      'is not active: its status is “active”',
    ],
    [
      'active by its status',
      { active: undefined, status: 'active', expires_at: '2027-01-01 00:00:00' },
      {},
      'succeeded',
      'is active',
    ],
    [
      'inactive by its status',
      { active: null, status: 'pending', expires_at: '2027-01-01 00:00:00' },
      {},
      'failed',
      'is not active: its status is “pending”',
    ],
    ['neither shown', { active: 'yes', expires_at: '2027-01-01 00:00:00' }, {}, 'failed', 'is not active.'],
    ['no date', {}, {}, 'failed', 'cannot be judged'],
    ['another format', { expires_at: '2027-01-01T00:00:00Z' }, {}, 'failed', 'cannot be judged'],
    ['no such day', { expires_at: '2027-02-30 00:00:00' }, {}, 'failed', 'cannot be judged'],
    ['no such hour', { expires_at: '2027-02-03 24:00:00' }, {}, 'failed', 'cannot be judged'],
  ])('%s', async (_, fields, inputs, outcome, words) => {
    const played = await play(shows(fields), { ...given, ...inputs });
    expect(played.report.outcome).toBe(outcome);
    expect(played.log + played.report.failure?.message).toContain(words);
    expect(played.statuses).toEqual([outcome === 'failed' ? 'failed' : 'unchanged']);
    expect(played.writes).toEqual([]);
  });

  test('one that is not there, and a site that is not there yet', async () => {
    const gone = await play(shows({}, 404), given);
    expect(gone.report.failure?.message).toBe(
      'The site has no certificate 5. GET /api/servers/1/sites/2/certificates/5 was answered with status 404.',
    );
    const both = { ...given, operations: 'ensure-site, check-certificate', 'dry-run': 'true' };
    expect((await play({ siteExists: false }, both)).statuses).toEqual(['planned', 'unchanged']);
  });
});

describe('show-server-logs', () => {
  const given = { operations: 'show-server-logs', site: '', server: '1' };
  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      description: `Entry ${from + index}`,
      content: '',
      created_at: '2026-01-01 00:00:00',
    }));
  /** A log of so many entries, the newest (1) first, in pages of a size. */
  const pages = (total: number, size: number, meta: (page: number) => object | undefined): Behaviour => ({
    fault: ({ path }) => {
      const [, page] = /^\/api\/servers\/1\/logs\?page=(\d+)$/.exec(path) ?? [];
      if (page === undefined)
        return path.endsWith('/1') ? { status: 200, body: { id: 1, name: 'w' } } : undefined;
      const first = (Number(page) - 1) * size;
      const data = entries(first + 1, Math.max(0, Math.min(size, total - first)));
      return {
        status: 200,
        body: { data, meta: meta(Number(page)), links: { next: 'http://127.0.0.1:9/canary' } },
      };
    },
  });
  const lastPage = (last_page: number | string) => () => ({ last_page });
  const printed = (log: string): number[] =>
    [...log.matchAll(/^│ 2026-01-01 00:00:00 {2}Entry (\d+)$/gm)].map(([, number]) => Number(number));

  test.each<[string, Behaviour, string, number, number]>([
    ['fewer than a page holds', pages(40, 15, lastPage(3)), '3', 3, 1],
    ['some of the second page', pages(40, 15, lastPage(3)), '20', 20, 2],
    ['exactly two pages', pages(40, 15, lastPage('3')), '30', 30, 2],
    ['more than there are', pages(40, 15, lastPage(3)), '300', 40, 3],
    ['of a service that does not page', pages(40, 40, () => undefined), '15', 15, 1],
    ['of pages of one entry', pages(400, 1, lastPage(400)), '300', 30, 30],
    ['whose pages get empty before the last one', pages(16, 15, lastPage(5)), '300', 16, 3],
  ])('%s', async (_, behaviour, wanted, shown, requests) => {
    const played = await play(behaviour, { ...given, 'log-entries': wanted });
    expect(played.statuses).toEqual(['unchanged']);
    expect(printed(played.log)).toEqual(Array.from({ length: shown }, (_, index) => shown - index));
    expect(played.requests.length - 1).toBe(requests);
    expect(played.log.includes('entries could be read')).toBe(shown < Number(wanted));
  });

  test('an empty log is said; one that is not shown is a failure', async () => {
    expect((await play(pages(0, 15, lastPage(1)), given)).log).toContain('the server has no log entries');
    const hidden = await play(
      {
        fault: ({ path }) =>
          path.includes('logs')
            ? { status: 200, body: { data: null } }
            : { status: 200, body: { id: 1, name: 'w' } },
      },
      given,
    );
    expect(hidden.report.outcome).toBe('failed');
  });
});

describe('update-notifications', () => {
  const given = { operations: 'update-notifications', 'chat-b-webhook-url': 'HTTPS://chat.example/a%20b' };
  const answers = (body: unknown): Behaviour => ({
    fault: ({ method }) => (method === 'PATCH' ? { status: 200, body } : undefined),
  });
  const showing = (chat_b: unknown) => ({
    data: { notification_urls: { chat_a: 'https://other.example/', chat_b } },
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'succeeded'],
    ['a message', { message: 'ok' }, 'succeeded'],
    ['no URL of that channel', showing(undefined), 'succeeded'],
    ['the URL', showing('HTTPS://chat.example/a%20b'), 'succeeded'],
    ['the URL in its normal form', showing('https://chat.example/a%20b'), 'succeeded'],
    ['another URL', showing('https://chat.example/a%20c'), 'unknown'],
    ['what is no URL', showing('***'), 'unknown'],
    ['no URL at all', showing(null), 'unknown'],
  ])('an answer that shows %s', async (_, body, outcome) => {
    const played = await play(answers(body), given);
    expect(played.report.outcome).toBe(outcome);
    expect(played.writes).toEqual(['PATCH /sites/2/notifications']);
    expect(played.log + JSON.stringify(played.report)).not.toContain('chat.example');
  });
});

describe('a log that is printed as it comes', () => {
  function show(most?: number) {
    const printed: string[] = [];
    const shown = createLogPrinter(() => {
      const nth = printed.push('') - 1;
      return {
        push: (text) => void printed.splice(nth, 1, printed[nth] + text),
        end: (how) =>
          void printed.splice(nth, 1, `${printed[nth]}${how === 'cut-off' ? '<cut off>' : '<end>'}`),
      };
    }, most);
    return { printed, ...shown };
  }

  test('is printed whole, and once more when another begins', () => {
    const { printed, push, end } = show();
    push('a\n', false);
    push('b\n', false);
    push('c\n', true);
    end();
    end('cut-off');
    expect(printed).toEqual(['a\nb\n<cut off>', 'c\n<end>']);
  });

  test('a line counts with what the log shows before it: a flood of short ones is cut too', () => {
    const { printed, push, end } = show(1_000);
    for (let nth = 0; nth < 1_000; nth += 1) push('\n'.repeat(100), false);
    end();
    expect(printed[0]?.split('\n').length).toBeLessThan(500);
  });

  test('beyond a limit without a line break nothing more is printed: it may be half a secret', () => {
    const { printed, push, end } = show(10);
    push('12345678\nAPI_SECRET=half-of-it', false);
    end('cut-off');
    expect(printed.join('')).not.toContain('half');
  });

  test.each([undefined, 'cut-off'] as const)(
    'beyond a limit is left out but for its end, and never half a line of it (%s)',
    (how) => {
      const { printed, push, end } = show(10);
      push('12345678\n9 secret\n', false);
      for (let nth = 0; nth < 20_000; nth += 1) push(`line ${nth}\n`, false);
      push('last', false);
      end(how);
      expect(printed).toHaveLength(2);
      expect(printed[0]).toBe('12345678\n9<cut off>');
      const [note, first, ...rest] = `${printed[1]}`.split('\n');
      expect(note).toMatch(/^\[\d+ characters of the log are left out here; this is its end\]$/);
      expect(first).toMatch(/^line \d+$/);
      expect(rest.at(-1)).toBe(how === 'cut-off' ? 'last<cut off>' : 'last<end>');
      expect(`${printed[1]}`.length).toBeLessThan(70_000);
    },
  );
});
