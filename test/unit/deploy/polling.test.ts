import { describe, expect, test } from '@jest/globals';
import { DEPLOYS } from '../../../harness/deploys.ts';
import { type Played, play } from '../../../harness/play.ts';

const SECOND = 1_000;

/** The requests besides the polls: finding the site, the baseline (2), the trigger. The server's name would cost one more. */
const AROUND = 4;

/** The time at which the end was seen, in milliseconds since the trigger. */
function seenAfterMs({ requests }: Played): number {
  const triggeredAt = requests.find(({ line }) => line.startsWith('POST'))?.atMs ?? 0;
  return (requests.at(-1)?.atMs ?? 0) - triggeredAt;
}

describe.each(Object.entries(DEPLOYS))('the polls of a deploy, service %s', (name, service) => {
  test.each([
    [10, 13],
    [60, 23],
    [600, 79],
  ])('of %d s cost at most %d requests, and its end is seen soon', async (seconds, most) => {
    const played = await play(service(seconds * SECOND, true), { timeout: '30m' });
    expect(played.report.outcome).toBe('succeeded');
    expect(played.report.facts?.deploy?.evidence).toContain('exit-status');
    expect(played.requests.length).toBeLessThanOrEqual(most);
    const lateMs = seenAfterMs(played) - seconds * SECOND;
    expect(lateMs).toBeLessThanOrEqual(Math.max(SECOND, 0.15 * seconds * SECOND));
  });

  test.each([
    [10, 13],
    [60, 23],
    [600, 79],
  ])('of %d s without an exit report cost no more, but for the log to settle', async (seconds, most) => {
    const played = await play(service(seconds * SECOND, false), { timeout: '30m' });
    expect(played.report.outcome).toBe('succeeded');
    // The script, which might have reported its end, and one more poll of the log; a status tells the end without them.
    const settling = name === 'document' ? 2 : 0;
    expect(played.requests.length).toBeLessThanOrEqual(most + settling);
  });

  test('are one each interval, of one request, where that is asked for', async () => {
    const played = await play(service(30 * SECOND, true), { 'poll-interval': '4s' });
    const polls = played.requests.slice(AROUND).map(({ atMs }) => atMs / SECOND);
    expect(polls).toEqual(polls.map((_, nth) => (nth + 1) * 4));
    expect(played.report.outcome).toBe('succeeded');
  });
});
