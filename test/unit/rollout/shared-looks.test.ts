import { describe, expect, test } from '@jest/globals';
import { createTestClock } from '../../../harness/test-clock.ts';
import type { Reader } from '../../../src/api/client.ts';
import { fillPath } from '../../../src/api/endpoint.ts';
import { getSite } from '../../../src/api/sites.ts';
import { ApiError, CancelledError } from '../../../src/core/errors.ts';
import { createSharedLooks } from '../../../src/rollout/shared-looks.ts';

const ANSWER_MS = 100;
const { signal: never } = new AbortController();

interface Manners {
  /** The error of the first list. */
  readonly fails?: Error;
  /** A field that the list does not show, or shows otherwise than a site by itself. */
  readonly hides?: 'last_deploy_at' | 'status';
  readonly differs?: object;
  /** The number of sites that the list says it has. */
  readonly counts?: number;
}

const SITES = [1, 2, 3, 4, 5];
const OLD = '2026-01-01 00:00:00';
const NEW = '2026-01-01 00:00:01';

/** A service of sites whose domains show when they were looked at, and so many targets of that server under way. */
function open(targets: number, { fails, hides, differs, counts = SITES.length }: Manners = {}) {
  const clock = createTestClock();
  /** When the second site was deployed last, by itself and in the list. */
  const second = { itself: OLD, listed: OLD };
  const asked: string[] = [];
  let failure = fails;
  const reader: Reader = {
    serviceTime: () => 0,
    async read(endpoint, parameters) {
      const path = fillPath(endpoint.path, parameters);
      asked.push(path);
      const domain = String(clock.now());
      await clock.sleep(ANSWER_MS, never);
      const show = (id: number, where: keyof typeof second): object => ({
        ...{ id, domain, last_deploy_at: id === 2 ? second[where] : OLD },
        ...(hides === 'status' && { status: 'active' }),
      });
      const [, one] = /\/sites\/(\d+)$/.exec(path) ?? [];
      if (one !== undefined) return endpoint.answer.parseAsync({ data: show(Number(one), 'itself') });
      const error = failure;
      failure = undefined;
      if (error !== undefined) throw error;
      const hidden = hides && { [hides]: undefined };
      const data = SITES.map((id) => ({ ...show(id, 'listed'), ...differs, ...hidden }));
      return endpoint.answer.parseAsync({ data, meta: { current_page: 1, last_page: 1, total: counts } });
    },
  };
  const join = createSharedLooks({ client: reader, clock, signal: never }, 1);
  const cancel = new AbortController();
  const joined = Array.from({ length: targets }, (_, nth) => join(nth === 0 ? cancel.signal : never));
  /** Lets the target of this number, from 0, look at its site. */
  const look = async (target: number): Promise<number> => {
    const askedAt = clock.now();
    const itself = { server: 1, site: target + 1 };
    const seen = (await joined[target]?.glance(target + 1)) ?? (await reader.read(getSite, itself));
    expect(Number(seen.domain)).toBeGreaterThanOrEqual(askedAt);
    return seen.id;
  };
  /** Lets all targets look at their sites; returns what was asked. */
  const lookTogether = async (): Promise<readonly string[]> => {
    asked.length = 0;
    await Promise.all(joined.map((_, target) => look(target)));
    return [...asked];
  };
  return { clock, asked, joined, reader, look, lookTogether, cancel, second };
}

const LIST = '/api/servers/1/sites';
const failed = (kind: 'ambiguous' | 'forbidden', status: number): Error =>
  new ApiError(kind, `GET ${LIST}`, `The service has answered with ${status}.`);

describe('the looks of several targets at their sites', () => {
  test('share one list, which is never older than the question', async () => {
    const { asked, clock, look } = open(4);
    const first = Promise.all([look(0), look(1), look(2)]);
    // It comes while that look is under way, and gets one of its own time.
    const late = clock.sleep(50, never).then(() => look(3));
    expect(await Promise.all([first, late])).toEqual([[1, 2, 3], 4]);
    expect(asked).toEqual([LIST, `${LIST}/1`, `${LIST}/4`]);
  });

  test('go to each site if the list fails, and try the list again only if the failure may pass', async () => {
    const { lookTogether } = open(2, { fails: failed('ambiguous', 500) });
    expect(await lookTogether()).toEqual([LIST, `${LIST}/1`, `${LIST}/2`]);
    expect(await lookTogether()).toEqual([LIST, `${LIST}/1`]);
    const refused = open(2, { fails: failed('forbidden', 403) });
    expect(await refused.lookTogether()).toEqual([LIST, `${LIST}/1`, `${LIST}/2`]);
    expect(await refused.lookTogether()).toEqual([`${LIST}/1`, `${LIST}/2`]);
  });

  test.each<[string, Manners]>([
    ['does not show last_deploy_at', { hides: 'last_deploy_at' }],
    ['does not show the status', { hides: 'status' }],
    ['shows no last_deploy_at for sites that have one', { differs: { last_deploy_at: null } }],
    ['counts more sites than it shows', { counts: 8 }],
  ])('never again use a list that %s', async (_, manners) => {
    const { clock, joined, lookTogether } = open(2, manners);
    await lookTogether();
    expect(joined[0]?.looking()).toBe(1);
    await clock.sleep(60_000, never);
    expect(await lookTogether()).toEqual([`${LIST}/1`, `${LIST}/2`]);
  });

  test.each([
    { what: 'go on with a list that shows it too', listed: NEW, asks: [LIST] },
    { what: 'do without a list that does not show it', listed: OLD, asks: [`${LIST}/1`, `${LIST}/2`] },
  ])('$what once a site itself has changed', async ({ listed, asks }) => {
    const { joined, reader, lookTogether, second } = open(2);
    await lookTogether();
    Object.assign(second, { itself: NEW, listed });
    joined[1]?.compare(await reader.read(getSite, { server: 1, site: 2 }));
    await lookTogether();
    expect(await lookTogether()).toEqual(asks);
  });

  test('go on if one of them is ended while it waits', async () => {
    const { asked, cancel, clock, look } = open(3);
    const reason = new CancelledError('The time of this target is up.');
    const ended = look(0).catch((error: unknown) => [error, clock.now()]);
    const others = Promise.all([look(1), look(2)]);
    await clock.sleep(50, never);
    cancel.abort(reason);
    expect(await ended).toEqual([reason, 50]);
    expect(await others).toEqual([2, 3]);
    expect(asked).toEqual([LIST, `${LIST}/1`]);
  });
});
