import { describe, expect, test } from '@jest/globals';
import type { End } from '../../harness/play-step.ts';
import { scenario } from '../../harness/scenarios.ts';
import type { Course } from '../../harness/simulator/deploys.ts';
import type { Arrived, Fault } from '../../harness/simulator/server.ts';
import type { Simulation } from '../../harness/simulator/simulation.ts';
import {
  annotationsOf,
  domainsOf,
  endsOf,
  groupsOf,
  listOf,
  openFleet,
  rowsOf,
  triggersOf,
  unfinishedOf,
} from '../support/fleet-runs.ts';

const HOUR = { durationMs: 3_600_000 };

/** A moment of a run of four targets, two of them in the first batch. */
interface Phase {
  readonly name: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly course?: Partial<Course>;
  /** The request, page or line at which it is interrupted. None of these is answered. */
  readonly at: RegExp;
  /** Which of them, from 1. */
  readonly nth?: number;
  /** The ends of the targets: `stopped` stands for that of the interruption; none where they are not known yet. */
  readonly ends: readonly string[];
  /** Words of the errors of those under way, by the interruption. */
  readonly says?: Readonly<Record<'cancelled' | 'timed_out', string>>;
}

const phases: readonly Phase[] = [
  { name: 'while it looks for the targets', at: /^GET .*\/sites$/, ends: [] },
  {
    name: 'in an operation of the server',
    inputs: { operations: 'refresh-opcache, deploy' },
    at: /^POST .*\/refresh-opcache$/,
    ends: ['not-run', 'not-run', 'not-run', 'not-run', 'stopped'],
  },
  {
    name: 'while deploys run',
    course: HOUR,
    at: /^GET .*\/sites$/,
    nth: 3,
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: { cancelled: 'may still be running', timed_out: 'may still' },
  },
  {
    name: 'in a health check',
    inputs: { 'health-check-timeout': '1h' },
    at: /^page/,
    nth: 2,
    ends: ['stopped', 'stopped', 'not-run', 'not-run'],
    says: {
      cancelled: 'the health-check did not finish',
      timed_out: 'the time was up before the health-check finished',
    },
  },
  {
    name: 'in the pause after a batch',
    inputs: { 'batch-pause': '1h' },
    at: /^2 of 4 done/,
    ends: ['succeeded', 'succeeded', 'not-run', 'not-run'],
  },
  {
    name: 'in the second batch',
    inputs: { batches: '2, 1', operations: 'sync-env, deploy', env: 'A=1' },
    at: /\/4\/env$/,
    ends: ['succeeded', 'succeeded', 'stopped', 'not-run'],
  },
];

const INTERRUPTIONS = {
  cancelled: { code: 130, timeout: '3h', words: 'The workflow was cancelled.' },
  timed_out: { code: 3, timeout: '60s', words: 'time' },
} as const;
type Interruption = keyof typeof INTERRUPTIONS;

/** Plays a run that is interrupted in a phase, and that must end at the very moment of it. */
async function interrupt({ name, inputs, course = {}, at, nth = 1, ends }: Phase, outcome: Interruption) {
  const domains = domainsOf(4);
  const late: string[] = [];
  let seen = 0;
  let dueMs = 60_000;
  let endStep: End = () => {};
  const strikes = (event: string): boolean => {
    if (seen >= nth && sim.clock.now() >= dueMs) late.push(event);
    if (!at.test(event)) return false;
    seen += 1;
    if (seen === nth && outcome === 'cancelled') {
      dueMs = sim.clock.now();
      endStep('SIGINT');
    }
    return seen >= nth;
  };
  await using sim: Simulation = await openFleet(domains, {
    courses: Object.fromEntries(domains.map((domain) => [domain, course])),
    pageOf(path) {
      strikes(`page ${path}`);
      return 'hangs';
    },
  });
  sim.misbehave(({ method, path }) =>
    strikes(`${method} ${path}`) ? { how: 'stall', effect: 'none' } : undefined,
  );
  const { timeout } = INTERRUPTIONS[outcome];
  const run = await sim.play(
    {
      ...{ targets: listOf(domains.map((domain) => `1/${domain}`)), operations: 'deploy' },
      ...{ batches: '2, 100%', timeout, ...inputs },
      ...(name === 'in a health check' && { 'health-check-url': `${sim.url}/<site>` }),
    },
    {
      onStart: (end) => {
        endStep = end;
      },
      onOutput: (text) => void (seen < nth && strikes(text.trimEnd().split('\n').at(-1) ?? '')),
    },
  );
  expect([seen >= nth, sim.clock.now(), late]).toEqual([true, dueMs, []]);
  const waiting = [2, 3, 4, 5].filter((_, target) => ends[target] === 'not-run');
  const asked = sim.seen.filter(({ line }) => waiting.some((id) => `${line}/`.includes(`/sites/${id}/`)));
  expect(asked).toEqual([]);
  return { run, domains };
}

describe.each(['cancelled', 'timed_out'] as const)('a run that is %s', (outcome) => {
  test.each(phases)(
    'ends at once $name, begins nothing more, and reports each target as it stands',
    (phase) =>
      scenario(`run of many ${outcome} in a phase`, [phase.name], async () => {
        const { run, domains } = await interrupt(phase, outcome);
        const { ends, says } = phase;
        const { code, words } = INTERRUPTIONS[outcome];
        const doubt = says?.[outcome] ?? words;
        expect([run.code, run.outputs.outcome]).toEqual([code, outcome]);
        expect(rowsOf(run).map((row) => row.outcome)).toEqual(
          ends.map((end) => (end === 'stopped' ? outcome : end)),
        );
        for (const { outcome: end, error } of rowsOf(run)) {
          if (end === outcome) expect(error).toContain(doubt);
          expect(end === 'succeeded').toBe(error === undefined);
        }
        expect(run.outputs.unfinished).toBe(
          listOf(domains.flatMap((domain, nth) => (ends[nth] === 'succeeded' ? [] : `1/${domain}`))),
        );
        const stopped = outcome === 'cancelled' ? 1 : ends.filter((end) => end === 'stopped').length;
        const errors = annotationsOf(run, 'error');
        expect(errors).toHaveLength(Math.max(1, stopped));
        expect(`${errors}\n${run.summary}`).toContain(doubt);
        // It has said all there is to say: nothing is left to the post step.
        expect(run.state).toEqual({ run: 'ended' });
      }),
  );
});

/** A target in trouble, among others that are well. */
interface Trouble {
  readonly name: string;
  /** The server of the target, if it is not that of the others. */
  readonly server?: number;
  readonly course?: Partial<Course>;
  /** More inputs of its entry. */
  readonly entry?: (url: string) => Readonly<Record<string, string>>;
  /** Makes its requests go wrong. @param looks the number of looks at sites since it was told to deploy */
  readonly faultOf?: (request: Arrived, looks: number, sim: Simulation) => Fault | undefined;
  readonly outcome: string;
  readonly error?: RegExp;
  /** The times at which the others are told to deploy, in ms; it takes a place beside them. */
  readonly begins?: readonly number[];
  /** The order in which all end, where no two end at once. */
  readonly order?: string;
}

const LONG_LOG = {
  ...{ description: 'Deploy', created_at: '2026-01-01 00:00:00' },
  content: `${'step of the deploy: copied a file of the site to its place\n'.repeat(160_000)}\n[site-deploy] exit-status=0 commit=${'a1'.repeat(20)} run=1.20260101T000000Z\n`,
};
const answer = (status: number, body: unknown = {}): Fault => ({
  how: 'answer',
  status,
  body,
  effect: 'none',
});

const troubles: readonly Trouble[] = [
  {
    name: 'has a log of 9 MB',
    faultOf: ({ path }, looks) =>
      looks > 0 && path.endsWith('/2/log') ? answer(200, { data: LONG_LOG }) : undefined,
    outcome: 'succeeded',
    begins: [400, 4525, 4525],
  },
  {
    name: 'has a health check that hangs',
    entry: (url) => ({ 'health-check-url': url, 'health-check-timeout': '30s' }),
    outcome: 'failed',
    error: /health check/,
    begins: [400, 4525, 8700],
    order: 'a b c bad',
  },
  {
    name: 'is on a server that reboots',
    server: 2,
    course: { durationMs: 60_000, isKilled: true },
    faultOf(_, looks, { service }) {
      if (looks === 2) service.answer({ method: 'POST', path: '/api/servers/2/restart' });
      return undefined;
    },
    outcome: 'unknown',
    error: /./,
    begins: [400, 4900, 9400],
    order: 'a b c bad',
  },
  {
    name: 'vanishes',
    course: HOUR,
    faultOf(_, looks, { service }) {
      if (looks === 3) service.meddle({ kind: 'delete site' }, 'bad.example');
      return undefined;
    },
    outcome: 'failed',
    error: /The site is gone/,
    begins: [400, 4525, 8700],
    order: 'a b c bad',
  },
  {
    name: 'is answered nothing but errors',
    server: 2,
    faultOf: ({ path }) => (path.includes('/sites/2') ? answer(500) : undefined),
    outcome: 'failed',
    error: /500/,
  },
  {
    name: 'is on a server whose list of sites fails',
    faultOf: ({ path }, looks) => (looks > 0 && path.endsWith('/sites') ? answer(500) : undefined),
    outcome: 'succeeded',
    begins: [400, 6325, 6325],
  },
  {
    name: 'is on a server whose list of sites is refused',
    faultOf: ({ path }, looks) => (looks > 0 && path.endsWith('/sites') ? answer(403) : undefined),
    outcome: 'succeeded',
    begins: [400, 4725, 4725],
  },
  {
    name: 'loses its trigger',
    faultOf: ({ path }) => (path.endsWith('/sites/2/deploy') ? { how: 'reset', effect: 'none' } : undefined),
    outcome: 'unknown',
    error: /The answer to the trigger was lost/,
    begins: [400, 4525, 8700],
    order: 'a b bad c',
  },
];

describe('a target in trouble', () => {
  test.each(troubles)('that $name gets its own end, and the others theirs', (trouble) =>
    scenario('run of many with a target in trouble', [trouble.name], async () => {
      const {
        server = 1,
        course = {},
        entry = () => ({}),
        faultOf = () => undefined,
        outcome,
        error = /^$/,
        begins,
        order,
      } = trouble;
      const domains = ['bad.example', 'a.example', 'b.example', 'c.example'];
      await using sim: Simulation = await openFleet(domains, {
        courses: { 'bad.example': course },
        pageOf: () => 'hangs',
        fieldsOf: (domain) => ({ server: domain === 'bad.example' ? server : 1 }),
        manners: { servers: 2 },
      });
      let looks = 0;
      sim.misbehave((request) => {
        if (triggersOf(sim).includes(2) && /\/sites(\/2)?$/.test(request.path)) looks += 1;
        return faultOf(request, looks, sim);
      });
      const run = await sim.play({
        targets: listOf([{ server, site: 'bad.example', ...entry(sim.url) }, ...domains.slice(1)]),
        ...{ operations: 'update-deploy-script, deploy', 'deploy-script': 'make' },
        ...{ 'max-parallel': '2', 'max-failures': '1' },
      });
      const isGood = outcome === 'succeeded';
      expect(Object.values(endsOf(run))).toEqual([outcome, 'succeeded', 'succeeded', 'succeeded']);
      expect(rowsOf(run)[0]?.error ?? '').toMatch(error);
      expect(run.outputs.outcome).toBe(outcome);
      expect(unfinishedOf(run)).toEqual(isGood ? [] : ['bad.example']);
      expect(annotationsOf(run, 'error')).toHaveLength(isGood ? 0 : 1);
      const triggers = triggersOf(sim);
      expect(new Set(triggers).size).toBe(triggers.length);
      const others = sim.service.deploys.filter(({ site }) => site !== 2);
      // Retries of errors come at random times.
      if (begins !== undefined) expect(others.map(({ askedMs }) => askedMs)).toEqual(begins);
      const ended = groupsOf(run).map((title) => title.replace(/^\d of 4 · (\w+).*$/, '$1'));
      if (order !== undefined) expect(ended.join(' ')).toBe(order);
      expect(ended.toSorted()).toEqual(['a', 'b', 'bad', 'c']);
    }),
  );
});
