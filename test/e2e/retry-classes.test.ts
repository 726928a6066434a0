import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import { listen } from '../../harness/listen.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { MANNERS, openSimulation, type Setting } from '../../harness/simulator/simulation.ts';
import { newSite, type SimulatedSite } from '../../harness/simulator/state.ts';
import { operations } from '../../src/operations/index.ts';
import type { Traits } from '../../src/outcome/traits.ts';
import { type Kind, kinds } from '../../src/records/kinds.ts';
import { endpoints } from '../contract/client.ts';
import { KINDS } from '../contract/document-kinds.ts';
import { exampleOf } from '../contract/endpoints.ts';
import { INPUTS } from '../support/every-operation.ts';
import { on } from '../support/on.ts';

/**
 * The retry classes through the whole step: what becomes of one request of each operation when it goes wrong once. The client
 * tells all faults apart (test/unit/api/client-faults.test.ts), so one of each kind is enough here.
 */

const ENV_SECRET = 'secret-of-the-shop-1';
const PASSWORD = 'secret-of-user-1';
const secrets = [ENV_SECRET, PASSWORD, INPUTS['deploy-webhook-url']];
const manifest = JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind.name, [recordOf(kind)]])));
const GIVEN = { ...INPUTS, env: `SHOP=${ENV_SECRET}`, manifest };

function recordOf({ path, writeOnly = [] }: Kind): object {
  const { body } = KINDS.find((one) => one.path === path) ?? {};
  return { ...exampleOf(body), ...Object.fromEntries(writeOnly.map((field) => [field, PASSWORD])) };
}

const CLASSES = ['read', 'replace', 'natural-key', 'gone', 'flag', 'once'] as const;

/** An operation with a request of a class. */
interface Subject {
  readonly retry: (typeof CLASSES)[number];
  readonly operation: string;
  /** The request that goes wrong. */
  readonly hits: RegExp;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly site?: Partial<SimulatedSite> | 'none';
  readonly records?: Setting['records'];
  /** True where the service shows whether the request took effect. */
  readonly isShown?: boolean;
  /** The one of the document if left out. */
  readonly service?: 'family';
}

const SITE = { env: '', hasRepository: true };
const WORKER = { connection: 'redis', queue: 'mail', maximum_seconds: 60, sleep: 3, processes: 1 };
const WORKERS = { 'sites/2/queues': [{ id: 7, ...WORKER }] };

type Own = Omit<Subject, 'retry' | 'operation' | 'hits'>;
const subject = (retry: Subject['retry'], operation: string, hits: RegExp, own: Own = {}): Subject => ({
  ...{ retry, operation, hits },
  ...own,
});
const isShown = true;
const CONFIRMED = { 'confirm-delete': 'shop.example' };
const PRUNED = { manifest: '{"queue-workers":[]}', prune: 'queue-workers' };
const BARE = { hasRepository: false };

/** Those that need more than others, or send no write, or more than one. */
const ownSubjects = [
  subject('read', 'show-deploy-log', /^GET .*\/sites\/\d+$/),
  subject('natural-key', 'ensure-site', /^POST .*\/sites$/, { site: 'none', isShown }),
  subject('gone', 'delete-site', /^DELETE .*\/sites\/\d+$/, { inputs: CONFIRMED, isShown }),
  subject('flag', 'uninstall-blogapp', /^DELETE .*\/blogapp$/, { site: { hasBlogapp: true }, isShown }),
  subject('once', 'remove-repository', /^DELETE .*\/repository$/),
  subject('once', 'ensure-repository', /^POST .*\/repository$/, { site: BARE }),
  subject('once', 'ensure-repository', /^POST .*\/repository$/, { site: BARE, service: 'family', isShown }),
  subject('once', 'deploy', /^POST .*\/deploy$/, { isShown }),
  subject('once', 'deploy', /^POST .*\/deploy$/, { service: 'family', isShown }),
];
const PRUNING = { inputs: PRUNED, records: WORKERS, isShown };

/** Operations that wait for a server, or ask GitHub: they have tests of their own. */
const APART = ['restart-server', 'sweep-previews'];
const listed = [...APART, ...ownSubjects.map(({ operation }) => operation)];
/** All of them: an operation that is added is among them at once. */
const subjects = [...ownSubjects, subject('gone', 'sync-queue-workers', /^DELETE .*\/queues\/\d+$/, PRUNING)];
for (const operation of operations)
  if (!operation.readOnly && !listed.includes(operation.name)) subjects.push(await subjectOf(operation));

/** Finds the one write of an operation by a run without faults. Its traits say whether the service shows its effect. */
async function subjectOf({ name, repeats, writesBlind }: Traits): Promise<Subject> {
  const sites = [newSite(2, undefined, SITE)];
  await using sim = await openSimulation({ sites, records: WORKERS, manners: { showsBlogapp: true } });
  const run = await sim.play({ site: '2', operations: name, ...GIVEN }, { secrets });
  const [line = '', ...others] = sim.writes();
  const found = endpoints
    .map(({ definition: { method, path, retry } }) => ({
      retry,
      hits: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '\\d+')}$`),
    }))
    .find(({ hits }) => hits.test(line.replace(' ', ' /api/servers/1')));
  if (found === undefined || others.length > 0 || run.outputs.outcome !== 'succeeded')
    throw new Error(
      `Played by itself, ${name} did not send one write and succeed. It may need a value in INPUTS of test/support/every-operation.ts, or a row in ownSubjects of test/e2e/retry-classes.test.ts.\n${run.log}`,
    );
  return { ...found, operation: name, inputs: GIVEN, records: WORKERS, isShown: !(repeats || writesBlind) };
}

/** Redirects lead to it. */
const elsewhere = await listen(createServer());
afterAll(() => elsewhere.stop());

/** Counts of a request and of its effects, and the outcome of the run. */
type Ended = readonly [sent: number, took: number, outcome: string];

/** One fault of each kind, and how a run then ends, by the table of docs/reliability.md. The first five stand for the rest. */
function faultsOf({ retry, isShown = false }: Subject): readonly (readonly [string, Fault, Ended])[] {
  const isRead = retry === 'read';
  const took = isRead ? 0 : 1;
  const again: Ended = [2, took, 'succeeded'];
  const readBack = isShown ? 'succeeded' : 'unknown';
  const isBlind = retry === 'flag' || (retry === 'replace' && !isShown);
  const seen: Ended = isRead || retry === 'gone' ? again : [1, 1, readBack];
  const lost: Ended = isBlind ? [2, isShown ? 1 : 2, 'succeeded'] : seen;
  const isFound = retry === 'replace' || retry === 'natural-key';
  const headers = { 'retry-after': '3600' };
  return [
    ['is limited', { how: 'limit', retryAfter: '1' }, again],
    ['is lost before it takes effect', 'reset', retry === 'once' ? [1, 0, 'unknown'] : again],
    ['is lost after it took effect', 'lose-answer', lost],
    [
      'is redirected',
      { status: 302, headers: { location: `${elsewhere.url}/stolen` } },
      // Nobody follows it, or asks again at once: the caller looks at what is there.
      isFound ? again : [1, 0, isRead ? 'failed' : 'unknown'],
    ],
    ['takes effect and is answered with 408', { status: 408, effect: 'now' }, lost],
    ['is refused', { how: 'refuse', status: 422 }, [1, 0, 'failed']],
    // Without the site, an input is wrong; a record that is shown is not gone.
    [
      'is answered with 404',
      { status: 404 },
      [1, 0, isRead ? 'rejected' : retry === 'gone' ? 'unknown' : 'failed'],
    ],
    [
      'takes effect and fails beyond the deadline',
      { status: 503, effect: 'now', headers },
      [1, took, isRead ? 'failed' : readBack],
    ],
    ['takes effect and is never answered', { how: 'stall', effect: 'now' }, [1, took, 'timed_out']],
  ];
}

/** One of each class, which meet every fault; the others meet the first five. */
const MAIN =
  'show-deploy-log, update-deploy-script, delete-site, ensure-site, install-blogapp, install-cloudstore';
const trials = subjects.flatMap((subject) =>
  faultsOf(subject)
    .slice(0, MAIN.split(', ').includes(subject.operation) ? 9 : 5)
    .map(([fault, answer, [sent, took, outcome]]) => {
      const operation = `${subject.operation}${subject.service === 'family' ? ' (of the service “family”)' : ''}`;
      return { subject, operation, fault, answer, sent, took, outcome };
    }),
);

/** Plays a trial, and returns how it ended. */
async function play({ subject, fault, answer }: (typeof trials)[number]): Promise<Ended> {
  const { operation, hits, inputs, site = {}, records = {}, service = 'document' } = subject;
  const sites = site === 'none' ? [] : [newSite(2, undefined, { ...SITE, ...site })];
  const manners = { ...MANNERS[service], showsBlogapp: true };
  await using sim = await openSimulation({ sites, records, manners });
  sim.misbehave(on(hits, answer, 1));
  const timeout = fault === 'takes effect and is never answered' ? '30s' : '10m';
  const target = { site: site === 'none' ? 'shop.example' : '2', operations: operation, timeout };
  const playOnce = () => sim.play({ ...target, ...inputs }, { secrets });
  const run = await playOnce();
  expect(run.log).not.toContain('This action has a fault');
  const sent = sim.seen.filter(({ line }) => hits.test(line)).length;
  expect(run.outputs.requests).toBe(String(sim.seen.length));
  if (subject.retry === 'read') expect(run.outputs.retries).toBe(String(sent - 1));
  // The family begins some things and finishes them in the background.
  const deeds = sim.service.deeds.filter(({ by, what }) => by === 'ours' && !what.startsWith('begin '));
  const took = deeds.length;
  // The next run settles what this one leaves in doubt.
  if (run.outputs.outcome === 'unknown') expect((await playOnce()).outputs.outcome).toBe('succeeded');
  return [sent, took, `${run.outputs.outcome}`];
}

describe.each(CLASSES)('the retry class %s', (retry) => {
  test.each(trials.filter(({ subject }) => subject.retry === retry))(
    'sends $operation $sent× when its request $fault, and ends as $outcome',
    async (trial) => {
      const { sent, took, outcome } = trial;
      expect(await play(trial)).toEqual([sent, took, outcome]);
    },
  );
});

test('nothing is ever sent to where redirects lead', () => {
  expect(elsewhere.seen.connections).toBe(0);
});
