import { describe, expect, test } from '@jest/globals';
import { withExitReport } from '../../src/deploy/exit-report.ts';
import type { Behaviour } from '../support/model-service.ts';
import { type Played, play } from '../support/play.ts';

const SECOND = 1_000;
const BEFORE = '2026-01-01 00:00:00';
const STARTED = '2026-01-01 00:10:00';
const COMMIT = 'c'.repeat(40);
const report = (run: string): string => `\n[site-deploy] exit-status=0 commit=${COMMIT} run=${run}\n`;

/** What it costs beside the looks: finding the site, the baseline (2), the trigger. The server's name would cost one more. */
const AROUND = 4;

/** A service that shows what the document says. */
function documentService(lastsMs: number, reports: boolean): Behaviour {
  return {
    script: reports ? withExitReport('npm ci\n') : 'npm ci\n',
    before: { token: 't1', log: `old${reports ? report('r0') : ''}`, logAt: BEFORE },
    after: (ms) => {
      const isOver = ms >= lastsMs;
      const log = `npm ci\n${isOver && reports ? report('r1') : ''}`;
      return { token: isOver ? 't2' : 't1', log, logAt: STARTED };
    },
  };
}

/** The same with a status, and a log that is a list of all kinds of entries. */
function familyService(lastsMs: number, reports: boolean): Behaviour {
  const old = { id: 1, type: 'deploy', description: 'Deploy', content: `old${reports ? report('r0') : ''}` };
  return {
    ...documentService(lastsMs, reports),
    siteAt: ({ since }) => {
      const ms = since('POST /sites/2/deploy');
      return { status: ms !== undefined && ms < lastsMs ? 'deploying' : 'active' };
    },
    logAt: (ms) => {
      if (ms === undefined) return [old];
      const content = `npm ci\n${ms >= lastsMs && reports ? report('r1') : ''}`;
      const ours = { id: 2, type: 'deploy', description: 'Deploy', content };
      return [{ id: 3, type: null, description: 'PHP reloaded', content: '' }, ours, old];
    },
  };
}

const SERVICES = { document: documentService, family: familyService };

/** When the end was seen, in milliseconds since the trigger. */
function seenAfterMs({ requests }: Played): number {
  const triggeredAt = requests.find(({ line }) => line.startsWith('POST'))?.atMs ?? 0;
  return (requests.at(-1)?.atMs ?? 0) - triggeredAt;
}

describe.each(Object.entries(SERVICES))('the looks at a deploy, service %s', (_, service) => {
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
    // The script, which might have reported its end, and one more look at the log; a status tells the end without them.
    const settling = service === documentService ? 2 : 0;
    expect(played.requests.length).toBeLessThanOrEqual(most + settling);
  });

  test('are one each interval, of one request, where that is asked for', async () => {
    const played = await play(service(30 * SECOND, true), { 'poll-interval': '4s' });
    const looks = played.requests.slice(AROUND).map(({ atMs }) => atMs / SECOND);
    expect(looks).toEqual(looks.map((_, nth) => (nth + 1) * 4));
    expect(played.report.outcome).toBe('succeeded');
  });
});
