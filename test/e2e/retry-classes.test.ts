import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import {
  type MisbehavingServer,
  type Misdeed,
  startMisbehavingServer,
} from '../../harness/misbehaving-server.ts';
import { playStep } from '../../harness/play-step.ts';
import { runAction } from '../../harness/run-action.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import type { Kind } from '../../src/records/kind.ts';
import { kinds } from '../../src/records/kinds.ts';
import { KINDS } from '../contract/document-kinds.ts';
import { exampleOf } from '../contract/endpoints.ts';
import { startCanary } from '../support/canary.ts';
import {
  brokenAnswers,
  emptyAnswers,
  type Faults,
  failures,
  failuresBeyondTheDeadline,
  hostileAnswers,
  hugeAnswers,
  limits,
  limitsBeyondTheDeadline,
  notFound,
  oddAnswers,
  redirectsTo,
  refusals,
  stalls,
  unusableIds,
} from '../support/faults.ts';

/**
 * The retry classes and the faults, through the whole step, at the first sending of one request. What is to be expected is
 * worked out here from the table of docs/reliability.md, not asked of `src/`. The class `once` meets every fault; the others
 * share out those that differ in little, so that each fault meets several classes. That the client tells all of them apart
 * for each class is shown by test/unit/api/client-faults.test.ts. One trial of each class is of the built action.
 */

const ENV_SECRET = 'secret-of-the-shop-1';
const PASSWORD = 'secret-of-user-1';

const CLASSES = ['read', 'replace', 'gone', 'natural-key', 'flag', 'once'] as const;
type RetryClass = (typeof CLASSES)[number];

/** An operation of a class, and how its effect is seen. */
interface Subject {
  readonly retry: RetryClass;
  readonly operation: string;
  /** The request that suffers. */
  readonly hits: RegExp;
  readonly inputs?: (place: Place) => Readonly<Record<string, string>>;
  /** Brings the site, which exists, to where the operation has something to do. */
  readonly prepare?: (place: Place) => Promise<void>;
  /** Asks the service itself whether the effect is there; left out where no call shows it. */
  readonly shows?: (place: Place) => Promise<boolean>;
  /** False where there is to be no site of the domain beforehand. */
  readonly hasSite?: boolean;
  /** The server: those that disturb others have one of their own. */
  readonly server?: number;
}

/** A site for one run alone. */
interface Place {
  readonly domain: string;
  readonly server: number;
  /** `/api/servers/1/sites/17` */
  readonly path: string;
  readonly id: string;
}

const canary = await startCanary();
let stage: Stage;
let played: Promise<ReadonlyMap<Trial, Error>>;

/** Asks the service itself: the status, and the text of the answer. */
async function ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${stage.sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${stage.sandbox.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function shown(path: string): Promise<string> {
  return (await ask('GET', path)).text;
}

const domains = z.object({ data: z.array(z.object({ id: z.number(), domain: z.string() })) });

async function sitesOf({ domain, server }: Place): Promise<readonly { id: number }[]> {
  const { data } = domains.parse(JSON.parse(await shown(`/api/servers/${server}/sites`)));
  return data.filter((site) => site.domain === domain);
}

const worker = ({ domain }: Place) => ({
  connection: 'redis',
  queue: domain,
  maximum_seconds: 60,
  sleep: 3,
  processes: 1,
});

async function installRepository({ path }: Place): Promise<void> {
  const body = { provider: 'custom', branch: 'main', name: stage.repository.path };
  expect((await ask('POST', `${path}/repository`, body)).status).toBe(200);
  while ((await shown(`${path}/env`)) === 'null') await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Those that meet every fault: one of each class. */
const mainSubjects: readonly Subject[] = [
  { retry: 'read', operation: 'show-deploy-log', hits: /^GET .*\/sites\/\d+$/ },
  {
    retry: 'replace',
    operation: 'update-deploy-script',
    hits: /^PATCH .*\/deploy\/script$/,
    inputs: ({ domain }) => ({ 'deploy-script': `echo ${domain}` }),
    shows: async ({ path, domain }) => (await shown(`${path}/deploy/script`)).includes(`echo ${domain}`),
  },
  {
    retry: 'gone',
    operation: 'delete-site',
    hits: /^DELETE .*\/sites\/\d+$/,
    inputs: ({ domain }) => ({ 'confirm-delete': domain }),
    shows: async (place) => (await sitesOf(place)).length === 0,
  },
  {
    retry: 'natural-key',
    operation: 'ensure-site',
    hits: /^POST .*\/sites$/,
    hasSite: false,
    server: 2,
    shows: async (place) => (await sitesOf(place)).length === 1,
  },
  {
    retry: 'flag',
    operation: 'install-blogapp',
    hits: /^POST .*\/blogapp$/,
    shows: async ({ path }) => (await shown(path)).includes('"blogapp":true'),
  },
  { retry: 'once', operation: 'install-cloudstore', hits: /^POST .*\/cloudstore$/ },
];

/** The creation of a record: its identity holds the name of the place, so that the list shows how often it is there. */
function subjectOf(kind: Kind): Subject {
  const { body } = KINDS.find(({ path }) => path === kind.path) ?? {};
  const listOf = ({ server, path }: Place): string =>
    kind.path.replace('/api/servers/{server}/sites/{site}', path).replace('{server}', String(server));
  const secrets = (kind.writeOnly ?? []).map((field) => [field, PASSWORD]);
  return {
    retry: 'natural-key',
    operation: `sync-${kind.name}`,
    hits: new RegExp(`^POST .*/${kind.path.split('/').at(-1)}$`),
    inputs: ({ domain }) => {
      const identity = kind.identity.slice(-1).map((field) => [field, name(domain)]);
      const record = { ...exampleOf(body), ...Object.fromEntries([...identity, ...secrets]) };
      return { manifest: JSON.stringify({ [kind.name]: [record] }) };
    },
    shows: async (place) => (await shown(listOf(place))).split(`"${name(place.domain)}"`).length === 2,
  };
}

/** A domain as a name that every kind takes. */
const name = (domain: string): string => domain.replace('.example', '');

/** The other operations, which meet the faults that stand for the rest. */
const otherSubjects: readonly Subject[] = [
  {
    retry: 'replace',
    operation: 'sync-env',
    hits: /^PATCH .*\/env$/,
    prepare: installRepository,
    inputs: () => ({ env: `SHOP=${ENV_SECRET}` }),
    shows: async ({ path }) => (await shown(`${path}/env`)).includes(`SHOP=${ENV_SECRET}`),
  },
  {
    retry: 'gone',
    operation: 'sync-queue-workers',
    hits: /^DELETE .*\/queues\/\d+$/,
    prepare: async (place) => void (await ask('POST', `${place.path}/queues`, worker(place))),
    inputs: () => ({ manifest: '{"queue-workers":[]}', prune: 'queue-workers' }),
    shows: async ({ path, domain }) => !(await shown(`${path}/queues`)).includes(domain),
  },
  ...kinds.map(subjectOf),
  {
    retry: 'flag',
    operation: 'uninstall-blogapp',
    hits: /^DELETE .*\/blogapp$/,
    prepare: async ({ path }) => void (await ask('POST', `${path}/blogapp`)),
    shows: async ({ path }) => (await shown(path)).includes('"blogapp":false'),
  },
  {
    retry: 'flag',
    operation: 'restart-queue-workers',
    hits: /^POST .*\/queues\/\d+\/restart$/,
    prepare: async (place) => void (await ask('POST', `${place.path}/queues`, worker(place))),
  },
  { retry: 'flag', operation: 'refresh-opcache', hits: /^POST .*\/refresh-opcache$/ },
  { retry: 'once', operation: 'uninstall-cloudstore', hits: /^DELETE .*\/cloudstore$/ },
  {
    retry: 'once',
    operation: 'ensure-repository',
    hits: /^POST .*\/repository$/,
    inputs: () => ({ 'repository-provider': 'custom', repository: stage.repository.path, branch: 'main' }),
  },
  {
    retry: 'once',
    operation: 'remove-repository',
    hits: /^DELETE .*\/repository$/,
    prepare: installRepository,
  },
  {
    retry: 'once',
    operation: 'deploy',
    hits: /^POST .*\/deploy$/,
    prepare: async (place) => {
      await installRepository(place);
      await ask('PATCH', `${place.path}/deploy/script`, { deploy_script: 'echo deployed >> deploys.txt' });
    },
    shows: async ({ path }) => (await shown(`${path}/log`)).includes('"content"'),
  },
];

/** The meaning of a fault to the sender of the request. */
type Meaning =
  /** It was carried out, and that can be seen from the answer. */
  | 'good'
  /** It was certainly not carried out, and may be sent again. */
  | 'again'
  /** It was certainly not carried out, and must not be sent again. */
  | 'final'
  /** As before, and the inputs are at fault. */
  | 'rejected'
  /** Nobody knows. */
  | 'ambiguous'
  /** Nobody knows, and the same request would be answered likewise: it is not sent again by itself. */
  | 'ambiguous, for good'
  /** Nobody knows, and the time of the run is up. */
  | 'too late';

/** The end that a run must have come to. */
interface Expected {
  readonly outcomes: readonly string[];
  /** The number of times that the request was sent. */
  readonly sent: number;
  /** The number of times that the service has carried it out. */
  readonly carriedOut: number;
  /** True if the effect is there at the end. */
  readonly isThere: boolean;
}

/** The table of retry classes. */
function expectedOf({ retry, shows, operation }: Subject, meaning: Meaning, tookEffect: boolean): Expected {
  const end = (outcome: string, sent: number, carriedOut: number): Expected => ({
    outcomes: [outcome],
    sent,
    carriedOut: retry === 'read' ? 0 : carriedOut,
    isThere: carriedOut > 0,
  });
  const took = tookEffect && retry !== 'read' ? 1 : 0;
  if (meaning === 'good') return end('succeeded', 1, 1);
  if (meaning === 'again') return end('succeeded', 2, 1);
  if (meaning === 'final') return end('failed', 1, 0);
  if (meaning === 'too late') return end('timed_out', 1, took);
  if (meaning === 'rejected') return end('rejected', 1, 0);
  const isReadBack = shows !== undefined && (retry !== 'once' || operation === 'deploy');
  const isRepeated = meaning === 'ambiguous';
  switch (retry) {
    case 'read':
      return isRepeated ? end('succeeded', 2, 0) : end('failed', 1, 0);
    case 'replace':
    case 'natural-key':
      return tookEffect ? end('succeeded', 1, 1) : end('succeeded', 2, 1);
    case 'gone':
      if (isRepeated) return end('succeeded', 2, 1);
      return end(tookEffect ? 'succeeded' : 'unknown', 1, took);
    case 'flag':
      if (isRepeated) return end('succeeded', 2, took + 1);
      return end(tookEffect && isReadBack ? 'succeeded' : 'unknown', 1, took);
    case 'once':
      return end(tookEffect && isReadBack ? 'succeeded' : 'unknown', 1, took);
  }
}

interface Trial {
  readonly name: string;
  readonly subject: Subject;
  readonly fault: string;
  /** Undefined: the service takes no connection when the request is to be sent. */
  readonly misdeed: Misdeed | undefined;
  readonly expected: Expected;
}

function trialOf(subject: Subject, fault: string, meaning: Meaning, misdeed: Misdeed | undefined): Trial {
  const took = misdeed?.takesEffect ?? false;
  const effect = meaning.startsWith('ambiguous')
    ? took
      ? ', after it took effect'
      : ', before it took effect'
    : '';
  const title = `${subject.operation}: ${fault}${subject.retry === 'read' ? '' : effect}`;
  return { name: title, subject, fault, misdeed, expected: expectedOf(subject, meaning, took) };
}

const trialsOf =
  (subject: Subject) =>
  (meaning: Meaning, faults: Faults, takesEffect: boolean): Trial[] =>
    Object.entries(faults).map(([fault, misdeed]) =>
      trialOf(subject, fault, meaning, { ...misdeed, takesEffect }),
    );

/** The share of one class: every nth of the faults, another one for each class. */
function share(faults: Faults, retry: RetryClass, ofClasses: number): Faults {
  const nth = CLASSES.indexOf(retry) % ofClasses;
  return retry === 'once'
    ? faults
    : Object.fromEntries(Object.entries(faults).filter((_, at) => at % ofClasses === nth));
}

/** The faults of a main subject. */
function manyTrials(subject: Subject): Trial[] {
  const { retry } = subject;
  const make = trialsOf(subject);
  const { 'a reset': reset, 'HTML with 200': html, 'a cut in the body': cut } = brokenAnswers;
  const { '503': unavailable = {} } = failures;
  // Where reading tells that it did not take effect, that takes the whole time in which it might still show.
  const before = { 'a reset': reset, 'HTML with 200': html, 'a cut in the body': cut, '503': unavailable };
  return [
    ...(retry === 'read' ? [] : make('ambiguous', before, false)),
    trialOf(subject, 'no connection', 'again', undefined),
    ...make('ambiguous', share(brokenAnswers, retry, 2), true),
    ...make('ambiguous', share(failures, retry, 3), true),
    ...make('ambiguous, for good', { ...share(hugeAnswers, retry, 2), ...failuresBeyondTheDeadline }, true),
    ...make('too late', share(stalls, retry, 2), true),
    ...make('again', share(limits, retry, 2), false),
    ...make('final', share(refusals, retry, 3), false),
    ...make('final', share(redirectsTo(canary.url), retry, 2), false),
    ...make('final', limitsBeyondTheDeadline, false),
    ...make(NOT_FOUND[retry] ?? 'final', notFound, false),
    ...make('good', share({ ...oddAnswers, ...hostileAnswers }, retry, 2), true),
    ...make(
      retry === 'read' ? 'ambiguous' : 'good',
      share({ ...emptyAnswers, ...unusableIds }, retry, 2),
      true,
    ),
  ];
}

/** The meaning of 404 where it is not simply a refusal. */
const NOT_FOUND: Partial<Record<RetryClass, Meaning>> = {
  // Which is what a repeat says too: it is believed when it can be seen.
  gone: 'ambiguous, for good',
  // The site that was asked for does not exist: an input is wrong.
  read: 'rejected',
};

/** The faults that stand for the rest. */
function someTrials(subject: Subject): Trial[] {
  const make = trialsOf(subject);
  const { 'a reset': reset } = brokenAnswers;
  const { '302': redirect = {} } = redirectsTo(canary.url);
  const { '503': unavailable = {} } = failures;
  const { '429': limited = {} } = limits;
  return [
    ...make('ambiguous', { 'a reset': reset }, false),
    ...make('ambiguous', { 'a reset': reset, '503': unavailable }, true),
    ...make('again', { '429': limited }, false),
    ...make('final', { '302': redirect }, false),
  ];
}

let places = 0;

async function findPlace({ hasSite = true, server = 1, prepare }: Subject): Promise<Place> {
  places += 1;
  const domain = `place-${places}.example`;
  const none = { domain, server, path: '', id: '' };
  if (!hasSite) return none;
  const body = { root_domain: domain, web_directory: '/public' };
  const { text } = await ask('POST', `/api/servers/${server}/sites`, body);
  const id = /"id":(\d+)/.exec(text)?.[1] ?? '';
  const place = { domain, server, path: `/api/servers/${server}/sites/${id}`, id };
  await prepare?.(place);
  return place;
}

/** Plays a trial on a site and a server of its own, and checks what came of it. */
async function play(trial: Trial): Promise<void> {
  const { subject, fault, misdeed, expected } = trial;
  const place = await findPlace(subject);
  const isHit = ({ method, path }: { method: string; path: string }) =>
    subject.hits.test(`${method} ${path}`);
  const server: MisbehavingServer = await startMisbehavingServer(stage.sandbox.url, (request, nth) => {
    if (misdeed !== undefined) return isHit(request) && nth === 1 ? misdeed : undefined;
    const isLastRead = subject.retry !== 'replace' || request.path.endsWith('/script');
    if (nth === 1 && request.method === 'GET' && isLastRead) server.goAway();
    return undefined;
  });
  try {
    // Its first request is a read already.
    if (misdeed === undefined && subject.retry === 'read') server.goAway();
    const run = await (built.has(trial) ? runAction : playStep)({
      inputs: {
        'base-url': server.url,
        'api-token': stage.sandbox.token,
        server: String(place.server),
        site: place.id === '' ? place.domain : place.id,
        operations: subject.operation,
        timeout: endsByTimeout(trial) ? '6s' : '90s',
        ...subject.inputs?.(place),
      },
      secrets: [ENV_SECRET, PASSWORD],
      waitsInVain: misdeed?.takesEffect === false,
      onOutput: (text) => {
        if (text.includes('Trying again')) void server.comeBack();
      },
    });
    const came = {
      outcomes: [run.outputs.outcome],
      sent: server.requests.filter(isHit).length,
      carriedOut: server.effects.length,
      isThere: subject.shows === undefined ? expected.isThere : await subject.shows(place),
    };
    const unseen = misdeed === undefined ? 1 : 0;
    expect({ fault, log: run.log, ...came }).toEqual({
      fault,
      log: expect.not.stringContaining('This action has a fault'),
      ...expected,
      sent: expected.sent - unseen,
    });
    expect(server.faults()).toBe(1 - unseen);
    if (misdeed === undefined) expect(run.outputs.retries).not.toBe('0');
  } finally {
    await server.stop();
  }
}

/** A deploy that nobody has seen is waited for to the end. */
function endsByTimeout({ subject, expected: { outcomes } }: Trial): boolean {
  return outcomes.includes('timed_out') || (subject.operation === 'deploy' && outcomes.includes('unknown'));
}

/** The number of runs at once: more than those that wait for their deadline. */
const AT_ONCE = 12;

/** Plays all of them, so many at once; resolves with the errors. */
async function playAll(): Promise<ReadonlyMap<Trial, Error>> {
  const errors = new Map<Trial, Error>();
  const queue = [...trials].sort((one, other) => Number(endsByTimeout(other)) - Number(endsByTimeout(one)));
  const turns = queue.values();
  const takeTurns = async (): Promise<void> => {
    for (const trial of turns) {
      const ended = scenario(`retry class: ${trial.subject.retry}`, [trial.fault], () => play(trial));
      await ended.catch((error: unknown) =>
        errors.set(trial, error instanceof Error ? error : new Error(String(error))),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return errors;
}

const trials = [...mainSubjects.flatMap(manyTrials), ...otherSubjects.flatMap(someTrials)];
const built = new Set(
  CLASSES.map((retry) =>
    trials.find(({ subject, misdeed }) => subject.retry === retry && misdeed?.takesEffect),
  ),
);

beforeAll(async () => {
  stage = await setStage();
  played = playAll();
});
afterAll(async () => {
  await stage.stop();
  await canary.stop();
});

describe.each(CLASSES)('retry class %s', (retry) => {
  const ofClass = trials.filter(({ subject }) => subject.retry === retry);
  test.each(ofClass)(
    '$name',
    async (one) => {
      const error = (await played).get(one);
      if (error !== undefined) throw error;
    },
    180_000,
  );
});

test('nothing was ever sent to where redirects lead', async () => {
  await played;
  expect(canary.heard).toEqual([]);
});
