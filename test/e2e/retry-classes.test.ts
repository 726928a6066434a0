import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Listening, listen } from '../../harness/listen.ts';
import { scenario } from '../../harness/scenarios.ts';
import type { Fault } from '../../harness/simulator/server.ts';
import { openSimulation, type Setting } from '../../harness/simulator/simulation.ts';
import { newSite, type SimulatedSite } from '../../harness/simulator/state.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';
import { exampleOf } from '../contract/endpoints.ts';

/**
 * The retry classes through the whole step: what becomes of one request of each operation when it goes wrong once. The client
 * tells all faults apart (test/unit/api/client-faults.test.ts), so one of each kind is enough here.
 */

const ENV_SECRET = 'secret-of-the-shop-1';
const PASSWORD = 'secret-of-user-1';

type RetryClass = 'read' | 'replace' | 'gone' | 'natural-key' | 'flag' | 'once';

/** An operation with a request of a class. */
interface Subject {
  readonly retry: RetryClass;
  readonly operation: string;
  /** The request that goes wrong. */
  readonly hits: RegExp;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly site?: Partial<SimulatedSite> | 'none';
  readonly records?: Setting['records'];
  /** True where the service shows whether the request took effect. */
  readonly isShown?: true;
}

const WORKER = { connection: 'redis', queue: 'default', maximum_seconds: 60, sleep: 3, processes: 1 };
const WORKERS = { 'sites/2/queues': [{ id: 7, ...WORKER }] };

/** Those that meet every fault. */
const mainSubjects: readonly Subject[] = [
  { retry: 'read', operation: 'show-deploy-log', hits: /^GET .*\/sites\/\d+$/ },
  {
    ...{ retry: 'replace', operation: 'update-deploy-script', hits: /^PATCH .*\/deploy\/script$/ },
    ...{ inputs: { 'deploy-script': 'echo new' }, isShown: true },
  },
  {
    ...{ retry: 'gone', operation: 'delete-site', hits: /^DELETE .*\/sites\/\d+$/ },
    ...{ inputs: { 'confirm-delete': 'shop.example' }, isShown: true },
  },
  { retry: 'natural-key', operation: 'ensure-site', hits: /^POST .*\/sites$/, site: 'none', isShown: true },
  { retry: 'flag', operation: 'install-blogapp', hits: /^POST .*\/blogapp$/, isShown: true },
  { retry: 'once', operation: 'install-cloudstore', hits: /^POST .*\/cloudstore$/ },
];

/** The creation of a record. */
function creationOf(kind: Kind): Subject {
  const { body } = KINDS.find(({ path }) => path === kind.path) ?? {};
  const secrets = (kind.writeOnly ?? []).map((field) => [field, PASSWORD]);
  const record = { ...exampleOf(body), ...Object.fromEntries(secrets) };
  return {
    ...{ retry: 'natural-key', operation: `sync-${kind.name}`, isShown: true },
    hits: new RegExp(`^POST .*/${kind.path.split('/').at(-1)}$`),
    inputs: { manifest: JSON.stringify({ [kind.name]: [record] }) },
  };
}

/** The other operations. */
const otherSubjects: readonly Subject[] = [
  {
    ...{ retry: 'replace', operation: 'sync-env', hits: /^PATCH .*\/env$/, isShown: true },
    inputs: { env: `SHOP=${ENV_SECRET}` },
  },
  {
    ...{ retry: 'gone', operation: 'sync-queue-workers', hits: /^DELETE .*\/queues\/\d+$/, isShown: true },
    ...{ records: WORKERS, inputs: { manifest: '{"queue-workers":[]}', prune: 'queue-workers' } },
  },
  ...kinds.map(creationOf),
  {
    ...{ retry: 'flag', operation: 'uninstall-blogapp', hits: /^DELETE .*\/blogapp$/, isShown: true },
    site: { hasBlogapp: true },
  },
  {
    ...{ retry: 'flag', operation: 'restart-queue-workers', hits: /^POST .*\/queues\/\d+\/restart$/ },
    records: WORKERS,
  },
  { retry: 'flag', operation: 'refresh-opcache', hits: /^POST .*\/refresh-opcache$/ },
  { retry: 'once', operation: 'uninstall-cloudstore', hits: /^DELETE .*\/cloudstore$/ },
  {
    ...{ retry: 'once', operation: 'ensure-repository', hits: /^POST .*\/repository$/ },
    site: { hasRepository: false },
  },
  { retry: 'once', operation: 'remove-repository', hits: /^DELETE .*\/repository$/ },
  { retry: 'once', operation: 'deploy', hits: /^POST .*\/deploy$/, isShown: true },
];

/** Redirects lead to it. */
let elsewhere: Listening;
beforeAll(async () => {
  elsewhere = await listen(createServer());
});
afterAll(() => elsewhere.stop());

const answered = (
  status: number,
  effect: 'now' | 'none',
  headers: Readonly<Record<string, string>> = {},
): Fault => ({ how: 'answer', status, headers, effect });

/** One fault of each kind. */
const FAULTS = {
  'is limited': () => ({ how: 'limit', retryAfter: '1' }),
  'is lost before it takes effect': () => ({ how: 'reset', effect: 'none' }),
  'is lost after it took effect': () => ({ how: 'reset', effect: 'now' }),
  'is redirected': () => answered(302, 'none', { location: `${elsewhere.url}/stolen` }),
  'is refused': () => ({ how: 'refuse', status: 422 }),
  'is answered with 404': () => answered(404, 'none'),
  'takes effect, but its answer is to be waited for beyond the deadline': () =>
    answered(503, 'now', { 'retry-after': '3600' }),
  'takes effect, but is never answered': () => ({ how: 'stall', effect: 'now' }),
} satisfies Record<string, () => Fault>;
type FaultName = keyof typeof FAULTS;

/** How often the request is sent, how often it takes effect, and the outcome. */
type Ended = readonly [sent: number, took: number, outcome: string];

/** Requests that were certainly not carried out are sent again in every class; refused ones in none. */
const IN_EVERY_CLASS = {
  'is limited': [2, 1, 'succeeded'],
  'is redirected': [1, 0, 'failed'],
  'is refused': [1, 0, 'failed'],
  'is answered with 404': [1, 0, 'failed'],
  'takes effect, but is never answered': [1, 1, 'timed_out'],
} satisfies Partial<Record<FaultName, Ended>>;

/** The outcome of a request that took effect once, by what the service shows of it. */
const seen = ({ isShown }: Subject) => (isShown ? 'succeeded' : 'unknown');
const BEYOND = 'takes effect, but its answer is to be waited for beyond the deadline';

/** The table of docs/reliability.md. */
const TABLE: Record<RetryClass, (subject: Subject) => Record<FaultName, Ended>> = {
  read: () => ({
    'is limited': [2, 0, 'succeeded'],
    'is lost before it takes effect': [2, 0, 'succeeded'],
    'is lost after it took effect': [2, 0, 'succeeded'],
    'is redirected': [1, 0, 'failed'],
    'is refused': [1, 0, 'failed'],
    // There is no such site: an input is wrong.
    'is answered with 404': [1, 0, 'rejected'],
    'takes effect, but is never answered': [1, 0, 'timed_out'],
    [BEYOND]: [1, 0, 'failed'],
  }),
  replace: readBackFirst,
  'natural-key': readBackFirst,
  gone: () => ({
    ...IN_EVERY_CLASS,
    'is lost before it takes effect': [2, 1, 'succeeded'],
    'is lost after it took effect': [2, 1, 'succeeded'],
    // It is not believed while the thing shows.
    'is answered with 404': [1, 0, 'unknown'],
    [BEYOND]: [1, 1, 'succeeded'],
  }),
  flag: (subject) => ({
    ...IN_EVERY_CLASS,
    'is lost before it takes effect': [2, 1, 'succeeded'],
    'is lost after it took effect': [2, subject.isShown ? 1 : 2, 'succeeded'],
    [BEYOND]: [1, 1, seen(subject)],
  }),
  once: (subject) => ({
    ...IN_EVERY_CLASS,
    'is lost before it takes effect': [1, 0, 'unknown'],
    'is lost after it took effect': [1, 1, seen(subject)],
    [BEYOND]: [1, 1, seen(subject)],
  }),
};

function readBackFirst(): Record<FaultName, Ended> {
  return {
    ...IN_EVERY_CLASS,
    'is lost before it takes effect': [2, 1, 'succeeded'],
    'is lost after it took effect': [1, 1, 'succeeded'],
    [BEYOND]: [1, 1, 'succeeded'],
  };
}

interface Trial {
  readonly subject: Subject;
  readonly operation: string;
  readonly fault: FaultName;
  readonly sent: number;
  readonly took: number;
  readonly outcome: string;
}

function trialsOf(subject: Subject, faults: readonly FaultName[]): Trial[] {
  const { operation } = subject;
  return faults.map((fault) => {
    const [sent, took, outcome] = TABLE[subject.retry](subject)[fault];
    return { subject, operation, fault, sent, took, outcome };
  });
}

const ALL: readonly FaultName[] = [
  'is limited',
  'is lost before it takes effect',
  'is lost after it took effect',
  'is redirected',
  'is refused',
  'is answered with 404',
  BEYOND,
  'takes effect, but is never answered',
];
const trials = [
  ...mainSubjects.flatMap((subject) => trialsOf(subject, ALL)),
  ...otherSubjects.flatMap((subject) => trialsOf(subject, ALL.slice(0, 4))),
];

async function play({ subject, fault }: Trial): Promise<Ended> {
  const { operation, hits, inputs, site = {}, records = {} } = subject;
  const sites = site === 'none' ? [] : [newSite(2, undefined, { env: '', hasRepository: true, ...site })];
  await using sim = await openSimulation({ sites, records, manners: { showsBlogapp: true } });
  let isFirst = true;
  sim.misbehave(({ method, path }) => {
    if (!isFirst || !hits.test(`${method} ${path}`)) return undefined;
    isFirst = false;
    return FAULTS[fault]();
  });
  const timeout = fault === 'takes effect, but is never answered' ? '30s' : '10m';
  const target = { site: site === 'none' ? 'shop.example' : '2', operations: operation, timeout };
  const run = await sim.play({ ...target, ...inputs }, { secrets: [ENV_SECRET, PASSWORD] });
  expect(run.log).not.toContain('This action has a fault');
  const sent = sim.seen.filter(({ line }) => hits.test(line)).length;
  const took = sim.service.deeds.filter(({ by }) => by === 'ours').length;
  return [sent, took, `${run.outputs.outcome}`];
}

describe.each(Object.keys(TABLE))('the retry class %s', (retry) => {
  test.each(trials.filter(({ subject }) => subject.retry === retry))(
    'sends $operation $sent× when its request $fault, and ends as $outcome',
    (trial) =>
      scenario(`retry class: ${retry}`, [trial.fault], async () => {
        const { sent, took, outcome } = trial;
        expect(await play(trial)).toEqual([sent, took, outcome]);
      }),
  );
});

test('nothing is ever sent to where redirects lead', () => {
  expect(elsewhere.seen.connections).toBe(0);
});
