import fc from 'fast-check';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Effect, Fault } from '../../harness/simulator/faults.ts';
import { DOCUMENT, type Manners } from '../../harness/simulator/manners.ts';
import { DEPLOYS_OF_DOCUMENT, type DeployManners } from '../../harness/simulator/shown.ts';
import type { Meddling } from '../../harness/simulator/simulator.ts';
import type { Fields, SimulatedRecord, SimulatedSite, State } from '../../harness/simulator/state.ts';
import { DOMAIN, newSite } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';
import { courseWith, seldomly, usually, weighing } from './chance.ts';

/** One story: what there is, what is asked for, and what happens meanwhile. */
export interface Case {
  readonly start: State;
  readonly manners: StoryManners;
  readonly inputs: Readonly<Record<string, string>>;
  readonly trouble: Trouble;
  readonly cancel: Cancel;
}

/** The manners of the service in a story, as data. */
interface StoryManners
  extends Pick<Manners, 'showsRepository' | 'showsBlogapp' | 'lagMs' | 'reboot'>,
    Pick<DeployManners, 'lastDeployAt'> {
  /** The fate of a `.env`: it is shown with masks or escapes, or kept in another order, or without its end or its comments. */
  readonly env: keyof typeof ENVS;
  /** The fate of a crontab: it is kept with its command escaped, or for another user. */
  readonly crontabs: keyof typeof CRONTABS;
  /** The way the deploys of the run go. */
  readonly course: Course;
  /** The same for single commits: for the first deploy of each, the second, and so on; the last one stays. */
  readonly courses: Readonly<Record<string, readonly [Course, ...Course[]]>>;
}

export const MASK = '********';
const ENVS = {
  whole: {},
  masked: { showsEnv: (text: string) => text.replace(/^(\w+=).+$/gm, `$1${MASK}`) },
  'escaped when shown': {
    showsEnv: (text: string) => text.replaceAll('"', '&quot;').replaceAll("'", '&#039;'),
  },
  'escaped when kept': { keepsEnv: (text: string) => text.replace(/["'\\]/g, '\\$&') },
  cut: { keepsEnv: (text: string) => text.slice(0, 18) },
  sorted: { keepsEnv: (text: string) => text.trim().split('\n').sort().join('\n') },
  'without comments': { keepsEnv: (text: string) => text.replace(/^#.*\n/gm, '') },
} as const;

const CRONTABS = {
  'as sent': (fields: Fields) => fields,
  escaped: (fields: Fields) => ({
    ...fields,
    ...('command' in fields && { command: String(fields.command).replaceAll('&', '&amp;') }),
  }),
  'for root': (fields: Fields) => ({
    ...fields,
    ...('user' in fields && 'frequency' in fields && { user: 'root' }),
  }),
} as const;

/** The same as the simulator takes them. */
export function mannersOf(given: StoryManners): Manners {
  const { course, courses, lastDeployAt, env, crontabs, ...others } = given;
  return {
    ...DOCUMENT,
    ...others,
    ...ENVS[env],
    keepsRecord: CRONTABS[crontabs],
    deploys: { ...DEPLOYS_OF_DOCUMENT, lastDeployAt },
    courseOf({ commit }, nth) {
      const own = courses[commit] ?? [course];
      return own[nth] ?? own.at(-1) ?? course;
    },
  };
}

/** Which requests a fault is for: so many of those that match, beginning with the one of that number. */
interface PlannedFault {
  readonly on: 'any' | 'reads' | 'writes';
  readonly from: number;
  readonly times: number;
  readonly fault: Fault;
}

/** Everything that happens to a run from outside. */
export interface Trouble {
  readonly faults: readonly PlannedFault[];
  /** Before the request of that number, somebody else does something. */
  readonly meddling: readonly { readonly before: number; readonly deed: Meddling }[];
  /** Nobody listens in this time. */
  readonly away: readonly { readonly fromMs: number; readonly untilMs: number }[];
  /** The time that each request takes, at least 1: what follows on something is then later. */
  readonly latencyMs: number;
}

type Cancel = { readonly beforeRequest: number } | { readonly atMs: number } | 'never';

export interface KindOfRecord {
  readonly name: string;
  /** The path of its list. */
  readonly list: string;
  readonly identity: readonly string[];
  readonly isRemovable: boolean;
  readonly record: fc.Arbitrary<Fields>;
}

/** The values that each field of a kind may have: few, so that they meet. */
type Choices = Readonly<Record<string, readonly unknown[]>>;

const kindOf = (name: string, list: string, identity: readonly string[], choices: Choices): KindOfRecord => {
  const fields = Object.entries(choices).map(([field, values]) => [field, fc.constantFrom(...values)]);
  const record = fc.record(Object.fromEntries(fields));
  return { name, list, identity, isRemovable: name !== 'daemons', record };
};

const PASSWORD = 'pass-of-the-test';
export const KINDS: readonly KindOfRecord[] = [
  kindOf('queue-workers', 'sites/{site}/queues', ['connection', 'queue'], {
    ...{ connection: ['redis', 'sqs'], queue: ['default'] },
    ...{ maximum_seconds: [60], sleep: [3], processes: [1, 2] },
  }),
  kindOf('auth-users', 'sites/{site}/auth-users', ['name'], { name: ['anna', 'bert'], password: [PASSWORD] }),
  kindOf('crontabs', 'crontabs', ['user', 'command'], {
    ...{ user: ['www'], command: ['backup', 'clean && tidy'], frequency: ['@daily', '@weekly'] },
  }),
  kindOf('network-rules', 'network-rules', ['name'], {
    ...{ name: ['web', 'ssh'], port: ['80', '443'], type: ['tcp'] },
  }),
  kindOf('daemons', 'daemons', ['command'], { command: ['php a', 'php b'] }),
  kindOf('databases', 'sqldb', ['name'], { name: ['shop', 'blog'], user: ['one', 'two'] }),
];

/** The value of an identity. */
export const nameOf = ({ identity }: KindOfRecord, record: Fields): string =>
  identity.map((field) => String(record[field])).join(' ');

export const OTHER_SITE = newSite(1, 'other.example', { env: 'OTHERS=1\n', hasRepository: true });

const course = courseWith({});

export const manners: fc.Arbitrary<StoryManners> = fc.record({
  lastDeployAt: fc.constantFrom('end', 'start', 'end of a good one'),
  env: usually<keyof typeof ENVS>(
    'whole',
    4,
    fc.constantFrom('masked', 'escaped when shown', 'escaped when kept', 'cut', 'sorted', 'without comments'),
  ),
  crontabs: fc.constantFrom('as sent', 'as sent', 'escaped', 'for root'),
  showsRepository: fc.boolean(),
  showsBlogapp: fc.boolean(),
  lagMs: fc.constantFrom(0, 0, 1_500, 4_000),
  course,
  courses: fc.constant({}),
  reboot: fc.record({
    delayMs: fc.constantFrom(0, 3_000),
    durationMs: fc.constantFrom(20_000, 0, 70_000),
    answers503: fc.boolean(),
  }),
});

/** A script as an earlier run has left it. */
export const REPORTING = framed('git pull\n');
/** The log of an earlier deploy that has told its end. */
export const OLD_REPORT = `old\n\n[site-deploy] exit-status=0 commit=${'a'.repeat(40)} run=old\n`;

/** The site of a story, with the log of its last deploy, if the service still has that. */
export const siteWith = (
  fields: {
    readonly [Field in Exclude<keyof SimulatedSite, 'log'>]?: fc.Arbitrary<SimulatedSite[Field]>;
  },
): fc.Arbitrary<SimulatedSite> =>
  fc.tuple(fc.record(fields), fc.boolean()).map(([given, hasLog]) => {
    const log = given.script?.startsWith('# site-deploy') ? OLD_REPORT : 'old\n';
    return newSite(2, DOMAIN, { ...given, log: hasLog ? log : null });
  });

const site = siteWith({
  env: fc.constantFrom('OLD=1\nA=one\n', '# note\nexport FOO="two words" # why\nB=x', '', 'A=old', null),
  script: fc.constantFrom('git pull\n', REPORTING, null),
  hasRepository: fc.constantFrom(true, true, false),
  hasBlogapp: fc.boolean(),
  token: fc.constantFrom(null, '2025-12-31 00:00:00'),
});

/** Kinds of which a service has no two of one name. */
const UNIQUE = ['auth-users', 'databases'];

const recordsOf = (kind: KindOfRecord, base: number): fc.Arbitrary<readonly SimulatedRecord[]> =>
  fc
    .uniqueArray(kind.record, {
      maxLength: 3,
      comparator: (one, other) => UNIQUE.includes(kind.name) && nameOf(kind, one) === nameOf(kind, other),
    })
    .map((records) => records.map((record, index) => ({ ...record, id: base + index })));

const start: fc.Arbitrary<State> = fc
  .tuple(
    fc.option(site, { freq: 12 }),
    fc.tuple(...KINDS.map((kind, index) => recordsOf(kind, 10 * (index + 1)))),
  )
  .map(([own, lists]) => {
    const entries = KINDS.map(({ list }, index): [string, readonly SimulatedRecord[]] => [
      list.replace('{site}', '2'),
      lists[index] ?? [],
    ]);
    const kept = entries.filter(([list]) => own !== null || !list.includes('/'));
    return { sites: own === null ? [OTHER_SITE] : [OTHER_SITE, own], records: Object.fromEntries(kept) };
  });

/** Operations that may stand in any order. */
const MIDDLE = [
  ...['ensure-repository', 'remove-repository', 'install-blogapp', 'uninstall-blogapp', 'install-cloudstore'],
  ...['update-deploy-script', 'sync-env', 'update-notifications', ...KINDS.map(({ name }) => `sync-${name}`)],
  ...['deploy', 'restart-queue-workers', 'refresh-opcache', 'restart-server'],
  ...['show-deploy-log', 'show-server-logs'],
];
/** Operations that would undo each other in every run. */
const CONTRARY = [
  ['ensure-repository', 'remove-repository'],
  ['install-blogapp', 'uninstall-blogapp'],
];

/** A list of them, with what must come first or last where it does. */
const anyOperations: fc.Arbitrary<string[]> = fc
  .tuple(
    fc.constantFrom([], [], ['ensure-site']),
    fc.shuffledSubarray(MIDDLE, { minLength: 1, maxLength: 4 }),
    fc.constantFrom([], [], [], [], [], ['delete-site']),
  )
  .map(([first, some, last]) => {
    const isContrary = (name: string) =>
      CONTRARY.some(([one = '', other]) => other === name && some.includes(one));
    return [...first, ...some.filter((name) => !isContrary(name)), ...last];
  });

const deploying = fc
  .constantFrom('', '', 'update-deploy-script,', 'ensure-repository,update-deploy-script,', 'sync-env,')
  .map((before) => `${before}deploy`.split(','));

const declaredLists = fc.record(
  Object.fromEntries(
    KINDS.map((kind) => [
      kind.name,
      fc.uniqueArray(kind.record, { maxLength: 2, selector: (record) => nameOf(kind, record) }),
    ]),
  ),
);

const inputsOf = (operations: fc.Arbitrary<string[]>): fc.Arbitrary<Case['inputs']> =>
  fc
    .record({
      operations: operations.map(String),
      'dry-run': seldomly(12).map(String),
      timeout: fc.constantFrom('15m', '15m', '15m', '15m', '60s', '5s', '1s'),
      wait: seldomly(8).map((isNot) => String(!isNot)),
      site: fc.constantFrom(DOMAIN, DOMAIN, '2'),
      'deploy-script': fc.constantFrom('git pull\n', 'git pull\nmigrate\n'),
      'report-exit-status': fc.constantFrom('true', 'true', 'false'),
      env: fc.constantFrom('A=one', "A='two words'\nNEW=it", 'B=x'),
      'env-mode': fc.constantFrom('merge', 'merge', 'replace'),
      'env-remove': fc.constantFrom('', '', 'OLD'),
      manifest: declaredLists.map((lists) => JSON.stringify(lists)),
      prune: fc.subarray(KINDS.filter(({ isRemovable }) => isRemovable).map(({ name }) => name)).map(String),
      'reinstall-repository': seldomly(4).map(String),
      'confirm-delete': fc.constant(DOMAIN),
      'chat-a-webhook-url': fc.constant('https://hooks.example/of-the-test'),
    })
    .map((given) => ({
      ...given,
      site: given.operations.includes('ensure-site') ? DOMAIN : given.site,
      'env-remove': given['env-mode'] === 'replace' ? '' : given['env-remove'],
    }));

const effect = fc.constantFrom<Effect[]>('now', 'none', { afterMs: 1_000 }, { afterMs: 3_000 });
const IN_DOUBT = [500, 502, 503, 504, 599, 408, 418, 499];
const REFUSALS = [422, 400, 401, 403, 404, 405, 409, 410];
const WAITS = [null, '1', '30', '86400', 'soon', '-1', 'Thu, 01 Jan 2026 00:00:20 GMT'];
const LATE = [{ how: 'blank' }, { how: 'late', ms: 700 }, { how: 'late', ms: 9_000 }] as const;
const oops = { how: fc.constant('answer'), body: fc.constant('<html>Oops</html>') } as const;
const fault: fc.Arbitrary<Fault> = fc.oneof(
  weighing(6, fc.record({ how: fc.constantFrom('reset', 'cut', 'garbage', 'html'), effect })),
  weighing(4, fc.record({ ...oops, status: fc.constantFrom(...IN_DOUBT), effect })),
  weighing(2, fc.record({ how: fc.constant('refuse'), status: fc.constantFrom(...REFUSALS) })),
  weighing(2, fc.record({ how: fc.constant('limit'), retryAfter: fc.constantFrom(...WAITS) })),
  weighing(4, fc.record({ how: fc.constantFrom('lie', 'lie', 'empty', 'stale') })),
  weighing(3, fc.constantFrom<Fault[]>(...LATE)),
  weighing(2, fc.constant<Fault>({ how: 'strange' })),
  weighing(1, fc.record({ how: fc.constant('redirect'), effect })),
  weighing(1, fc.record({ how: fc.constant('huge'), effect: fc.constantFrom('now', 'none') })),
);

const times = fc.constantFrom(1, 1, 1, 2, 4, 30);
const faultUpTo = (lastWrite: number, lastRead: number): fc.Arbitrary<PlannedFault> =>
  fc.oneof(
    fc.record({ on: fc.constant('writes'), from: fc.nat(lastWrite), times, fault }),
    fc.record({ on: fc.constantFrom('reads', 'any'), from: fc.nat(lastRead), times, fault }),
  );

export const theirDeploy: fc.Arbitrary<Meddling> = fc.record({ kind: fc.constant('deploy'), course });

export const meddling: fc.Arbitrary<Meddling> = fc.oneof(
  theirDeploy,
  fc.record({ kind: fc.constant('script'), script: fc.constantFrom('theirs\n', framed('theirs\n')) }),
  fc.record({ kind: fc.constant('env line'), line: fc.constantFrom('THEIRS=1', 'A=theirs', '# theirs') }),
  fc.constantFrom<Meddling[]>({ kind: 'delete site' }, { kind: 'remove repository' }),
  fc.oneof(
    ...KINDS.map(({ list, record }) =>
      fc.record({ kind: fc.constant('create record'), list: fc.constant(list), record }),
    ),
  ),
  fc.constantFrom(...KINDS.map(({ list }): Meddling => ({ kind: 'delete record', list }))),
);

/** Half of all stories have no trouble of a sort, so that what follows from one can be seen. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, most: number): fc.Arbitrary<Value[]> =>
  fc.oneof(fc.constant<Value[]>([]), fc.array(arbitrary, { minLength: 1, maxLength: most }));

/** Trouble that may begin up to so many requests after the first: writes, reads, or any. */
export const troubleWith = (
  deed: fc.Arbitrary<Meddling>,
  { writes, reads, all } = { writes: 2, reads: 12, all: 15 },
): fc.Arbitrary<Trouble> =>
  fc.record({
    faults: seldom(faultUpTo(writes, reads), 4),
    meddling: seldom(fc.record({ before: fc.nat(all), deed }), 3),
    away: fc
      .tuple(seldomly(5), fc.nat(30), fc.constantFrom(2, 10, 90, 600))
      .map(([isAway, from, seconds]) => {
        return isAway ? [{ fromMs: from * 1_000, untilMs: (from + seconds) * 1_000 }] : [];
      }),
    latencyMs: fc.constantFrom(1, 1, 30, 400),
  });

export const cancelUpTo = (request: number): fc.Arbitrary<Cancel> =>
  usually<Cancel>(
    'never',
    8,
    fc.oneof(
      fc.record({ beforeRequest: fc.nat(request) }),
      fc.record({ atMs: fc.nat(60).map((seconds) => seconds * 500) }),
    ),
  );
const cancel = cancelUpTo(20);

export const anyCase: fc.Arbitrary<Case> = fc.record({
  start,
  manners,
  inputs: inputsOf(anyOperations),
  trouble: troubleWith(meddling),
  cancel,
});

/** A story of a deploy, and most often of other people's deploys beside it. */
export const deployCase: fc.Arbitrary<Case> = fc.record({
  start,
  manners,
  inputs: inputsOf(deploying),
  trouble: troubleWith(fc.oneof(theirDeploy, theirDeploy, meddling)),
  cancel,
});

/** A story in which nothing happens, to be told otherwise in part. */
export const PLAIN: Case = {
  start: {
    sites: [OTHER_SITE, newSite(2, DOMAIN, { env: 'OLD=1\n', hasRepository: true, script: REPORTING })],
    records: {},
  },
  manners: {
    showsRepository: false,
    showsBlogapp: false,
    lagMs: 0,
    reboot: DOCUMENT.reboot,
    env: 'whole',
    crontabs: 'as sent',
    lastDeployAt: 'end',
    course: { ...GOOD, delayMs: 0 },
    courses: {},
  },
  inputs: { operations: 'deploy', timeout: '15m', env: 'A=one', 'report-exit-status': 'true' },
  trouble: { faults: [], meddling: [], away: [], latencyMs: 1 },
  cancel: 'never',
};
