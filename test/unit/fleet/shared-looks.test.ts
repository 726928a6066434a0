import { describe, expect, test } from '@jest/globals';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { Reader } from '../../../src/api/client.ts';
import { fillPath } from '../../../src/api/endpoint.ts';
import { getSite } from '../../../src/api/sites.ts';
import { ApiError, CancelledError } from '../../../src/core/errors.ts';
import { createSharedLooks } from '../../../src/fleet/shared-looks.ts';

const ANSWER_MS = 100;
const { signal: never } = new AbortController();

interface Manners {
  readonly sites?: number;
  readonly pages?: number;
  readonly fails?: Error;
  /** A field that the list does not show. */
  readonly hides?: 'last_deploy_at' | 'status';
}

/** A service of so many sites, whose sites show when they were looked at; `fails`: the first list does, with this error. */
function ground({ sites = 5, pages = 1, fails, hides }: Manners = {}) {
  const clock = createTestClock();
  const asked: string[] = [];
  let failure = fails;
  const reader: Reader = {
    readAhead: () => {},
    async read(endpoint, parameters, options) {
      const path = fillPath(endpoint.path, parameters);
      const page = options?.page ?? 1;
      asked.push(page === 1 ? path : `${path}?page=${page}`);
      const last_deploy_at = String(clock.now());
      await clock.sleep(ANSWER_MS, never);
      const show = (id: number): object => ({
        ...{ id, domain: `s${id}.example`, last_deploy_at },
        ...(hides === 'status' && { status: 'active' }),
      });
      const list = (id: number): object => ({ ...show(id), ...(hides && { [hides]: undefined }) });
      const [, one] = /\/sites\/(\d+)$/.exec(path) ?? [];
      if (one !== undefined) return endpoint.answer.parseAsync({ data: show(Number(one)) });
      if (failure !== undefined) {
        const error = failure;
        failure = undefined;
        throw error;
      }
      const all = Array.from({ length: sites }, (_, nth) => list(nth + 1));
      const size = Math.ceil(sites / pages);
      const data = all.slice((page - 1) * size, page * size);
      return endpoint.answer.parseAsync({
        data,
        meta: { current_page: page, last_page: pages, total: sites },
      });
    },
  };
  const looks = createSharedLooks({ reader, clock, signal: never });
  const join = (signal: AbortSignal = never) => looks.join(1, reader, signal);
  const look = async ({ reader: own }: ReturnType<typeof join>, site: number) => {
    const askedAt = clock.now();
    const { last_deploy_at: seenAt } = await own.read(getSite, { server: 1, site }, { attempts: 1 });
    expect(Number(seenAt)).toBeGreaterThanOrEqual(askedAt);
    return site;
  };
  return { clock, asked, join, look };
}

const LIST = '/api/servers/1/sites';

describe('looks at the sites of a server', () => {
  test('one read of the list serves all who wait, and never an answer older than the question', async () => {
    const { asked, clock, join, look } = ground();
    const [a, b, c] = [join(), join(), join()];
    const first = Promise.all([look(a, 1), look(b, 2), look(c, 3)]);
    // It comes while that look is under way, and gets one of its own time.
    const late = clock.sleep(50, never).then(() => look(b, 4));
    expect(await Promise.all([first, late])).toEqual([[1, 2, 3], 4]);
    expect(asked.filter((path) => path === LIST)).toHaveLength(1);
    expect(asked).toContain(`${LIST}/4`);
  });

  test('who is under way alone reads by itself', async () => {
    const { asked, join, look } = ground();
    const [a, b] = [join(), join()];
    b.leave();
    expect(a.looking()).toBe(1);
    await look(a, 1);
    expect(asked).toEqual([`${LIST}/1`]);
  });

  test('a list of several pages is read only where it is cheaper', async () => {
    const { asked, join, look } = ground({ sites: 9, pages: 3 });
    const all = [1, 2, 3, 4].map((site) => ({ site, own: join() }));
    const lookAll = (count: number) =>
      Promise.all(all.slice(0, count).map(({ own, site }) => look(own, site)));
    // Only this shows how many pages there are.
    await lookAll(4);
    asked.length = 0;
    await lookAll(3);
    expect(asked).toEqual([1, 2, 3].map((site) => `${LIST}/${site}`));
    asked.length = 0;
    await lookAll(4);
    expect(asked).toEqual([LIST, `${LIST}?page=2`, `${LIST}?page=3`]);
  });

  test('a site that the list lacks is read by itself', async () => {
    const { asked, join, look } = ground();
    const [a, b] = [join(), join()];
    await Promise.all([look(a, 1), look(b, 77)]);
    // The first list is compared with a site that is read by itself.
    expect(asked).toEqual([LIST, `${LIST}/1`, `${LIST}/77`]);
  });

  test('a list that fails for now fails for all, and the next looks are at each site', async () => {
    const fails = new ApiError('ambiguous', `GET ${LIST}`, 'The service has answered with 500.');
    const { asked, join, look } = ground({ fails });
    const [a, b] = [join(), join()];
    const lookBoth = () => Promise.allSettled([look(a, 1), look(b, 2)]);
    expect((await lookBoth()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await lookBoth()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await lookBoth();
    expect(asked).toEqual([LIST, `${LIST}/1`, `${LIST}/2`, LIST, `${LIST}/1`]);
  });

  test.each(['last_deploy_at', 'status'] as const)(
    'a list without %s, which a site by itself shows, is not used',
    async (hides) => {
      const { asked, clock, join, look } = ground({ hides });
      const [a, b] = [join(), join()];
      const lookBoth = () => Promise.all([look(a, 1), look(b, 2)]);
      await lookBoth();
      expect(a.looking()).toBe(1);
      asked.length = 0;
      await lookBoth();
      expect(asked).toEqual([`${LIST}/1`, `${LIST}/2`]);
      await clock.sleep(10_000, never);
      await lookBoth();
      expect(asked.filter((path) => path === LIST)).toHaveLength(1);
    },
  );

  test('a list that is refused concerns no target: each is read by itself at once', async () => {
    const fails = new ApiError('forbidden', `GET ${LIST}`, 'The service has answered with 403.');
    const { asked, join, look } = ground({ fails });
    const [a, b] = [join(), join()];
    expect(await Promise.all([look(a, 1), look(b, 2)])).toEqual([1, 2]);
    expect(asked).toEqual([LIST, `${LIST}/1`, `${LIST}/2`]);
  });

  test('one that is ended while it waits disturbs no other', async () => {
    const { asked, clock, join, look } = ground();
    const cancel = new AbortController();
    const reason = new CancelledError('The time of this target is up.');
    const [a, b, c] = [join(cancel.signal), join(), join()];
    const ended = look(a, 1).catch((error: unknown) => [error, clock.now()]);
    const other = look(b, 2);
    const third = look(c, 3);
    await clock.sleep(50, never);
    cancel.abort(reason);
    expect(await ended).toEqual([reason, 50]);
    expect(await Promise.all([other, third])).toEqual([2, 3]);
    expect(asked.filter((path) => path === LIST)).toHaveLength(1);
  });
});
