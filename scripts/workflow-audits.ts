/**
 * Finds the dangers of a workflow to the repository that it runs in: zizmor's audits, as far as a text alone can show
 * them, under zizmor's names. What needs GitHub's answer (impostor-commit, known-vulnerable-actions, ref-version-mismatch)
 * only zizmor itself can tell: .github/workflows/zizmor.yml.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** A problem and its place. */
export interface Finding {
  /** The audit's name. */
  readonly audit: string;
  /** Counted from 1, in the text. */
  readonly line: number;
  readonly message: string;
}

/** Audits a workflow, as it stands in `.github/workflows/`. */
export function auditWorkflow(text: string): readonly Finding[] {
  return audit(text, workflowAudits);
}

/** Audits `.github/dependabot.yml`. */
export function auditDependabot(text: string): readonly Finding[] {
  return audit(text, dependabotAudits);
}

/** True when a step uses this very action: it has no release that an example could be pinned to. */
export function isOurs(uses: string): boolean {
  return uses === './' || /^[\w-]+\/site-deploy@/.test(uses);
}

/** True when a job calls the reusable workflow of this project, which has no release either. */
export function isOurWorkflow(uses: string): boolean {
  return /^[\w-]+\/site-deploy\/\.github\/workflows\/deploy\.yml@/.test(uses);
}

/** One value of a document; an empty map or list counts as one. */
interface Leaf {
  /** The keys and indexes that lead to it, as in `jobs/test/steps/0/run`. */
  readonly path: string;
  readonly text: string;
  readonly line: number;
  /** Its comments: behind it, or on the lines right above it. */
  readonly remark: string;
}

type Wrong = Omit<Finding, 'audit'>;
type Audit = (leaves: readonly Leaf[]) => readonly Wrong[];

const DAYS_BEFORE_AN_UPDATE = 7;
const EXPRESSION = /\$\{\{(.*?)\}\}/gs;
const STEP_USES = /^jobs\/[^/]+\/steps\/\d+\/uses$/;
const CONDITION = /^jobs\/[^/]+\/(steps\/\d+\/)?if$/;

/** The inputs of actions that are run as code. */
const CODE_INPUTS: readonly [uses: RegExp, input: string][] = [
  [/^actions\/github-script@/, 'script'],
  [/\/site-deploy@/, 'deploy-script'],
  [/\/site-deploy@/, 'verify-command'],
];
/** What GitHub itself makes up, of letters and digits. */
const HARMLESS = /^\s*github\.(sha|run_id|run_number|run_attempt)\s*$/;

const workflowAudits: Readonly<Record<string, Audit>> = {
  'anonymous-definition': (leaves) =>
    has(leaves, /^name$/) ? [] : [{ line: 1, message: 'the workflow has no name' }],

  artipacked: each(
    STEP_USES,
    ({ path, text }, leaves) =>
      text.startsWith('actions/checkout@') &&
      valueAt(leaves, sibling(path, 'with/persist-credentials')) !== 'false' &&
      'actions/checkout without persist-credentials: false leaves the token on disk',
  ),

  'bot-conditions': each(
    CONDITION,
    ({ text }) =>
      /github\.(triggering_)?actor(_id)?\b[^&|]*(\[bot\]|\d{5,})/.test(text) &&
      'the actor is whoever acted last, not who made the change: ask for github.event.pull_request.user.login',
  ),

  'cache-poisoning': (leaves) => (publishes(leaves) ? cached(leaves) : []),

  'concurrency-limits': (leaves) => {
    const jobs = [...new Set(leaves.map(({ path }) => path.match(/^jobs\/[^/]+/)?.[0] ?? ''))].filter(
      Boolean,
    );
    const isLimited = (prefix: string): boolean =>
      leaves.some(({ path }) => path === `${prefix}concurrency/cancel-in-progress`);
    return isLimited('') || (jobs.length > 0 && jobs.every((job) => isLimited(`${job}/`)))
      ? []
      : [{ line: 1, message: 'no concurrency with a group and cancel-in-progress, true or false' }];
  },

  'dangerous-triggers': each(
    /^on(\/|$)/,
    ({ path, text }) =>
      /^on(\/\d+)?$|^on\/[^/]+/.test(path) &&
      [text, path.split('/')[1]].some((trigger) =>
        /^(pull_request_target|workflow_run)$/.test(trigger ?? ''),
      ) &&
      'this trigger lets a fork start a run that holds the secrets of this repository',
  ),

  'excessive-permissions': (leaves) => [
    ...(has(leaves, /^permissions(\/|$)/)
      ? []
      : [{ line: 1, message: 'the workflow states no permissions' }]),
    ...each(
      /^permissions\//,
      ({ text }) => text === 'write' && 'a write permission of every job: give it to one',
    )(leaves),
    ...each(
      /^(jobs\/[^/]+\/)?permissions$/,
      ({ text }) => /^(read|write)-all$/.test(text) && 'all permissions: name those that are needed',
    )(leaves),
  ],

  'github-env': each(
    /\/run$/,
    ({ text }) =>
      /GITHUB_(ENV|PATH)\b/.test(text) &&
      'what is written there becomes part of each later step: use an output',
  ),

  'hardcoded-container-credentials': each(
    /\/credentials\/password$/,
    ({ text }) => !text.includes('${{') && 'a password in the clear',
  ),

  'insecure-commands': each(
    /\/?env\/ACTIONS_ALLOW_UNSECURE_COMMANDS$/,
    () => 'whatever a step prints could set variables again',
  ),

  misfeature: each(
    /\/shell$/,
    ({ text }) => !/^(bash|sh|pwsh|python)$/.test(text) && `a shell that is hard to look into: ${text}`,
  ),

  obfuscation: each(/^/, ({ path, text }) => {
    if (text.startsWith('*alias ')) return 'an alias hides what is meant';
    if (/\/uses$/.test(path) && /\/\/|\/\.{1,2}(\/|@|$)/.test(text.replace(/^(\.|docker:\/)\//, '')))
      return 'a roundabout path to an action';
    return (
      expressionsOf(text).some((expression) => !/[a-z_]/i.test(expression.replace(/'[^']*'/g, ''))) &&
      'an expression of constants'
    );
  }),

  'overprovisioned-secrets': each(
    /^/,
    ({ text }) =>
      expressionsOf(text).some((expression) =>
        /toJSON\(\s*secrets\s*\)|\bsecrets\s*\[(?!\s*'[^']*'\s*\])|\bsecrets\s*\.\s*\*/i.test(expression),
      ) && 'every secret at once: name the one that is needed',
  ),

  'secrets-inherit': each(
    /^jobs\/[^/]+\/secrets$/,
    ({ text }) => text === 'inherit' && 'every secret at once: name those that are needed',
  ),

  'self-hosted-runner': each(
    /^jobs\/[^/]+\/runs-on(\/|$)/,
    ({ text }) =>
      !/^(ubuntu|windows|macos)-[\w.-]+$/.test(text) && `not a fresh machine of GitHub's: ${text}`,
  ),

  'template-injection': each(/^jobs\/[^/]+\/steps\/\d+\//, ({ path, text }, leaves) => {
    const [, step = '', field = ''] = path.match(/^(jobs\/[^/]+\/steps\/\d+)\/(.*)$/) ?? [];
    const uses = valueAt(leaves, `${step}/uses`) ?? '';
    const isCode =
      field === 'run' || CODE_INPUTS.some(([of, input]) => of.test(uses) && field === `with/${input}`);
    const [found] = expressionsOf(text).filter((one) => field === 'run' || !HARMLESS.test(one));
    return (
      isCode && found !== undefined && `\${{${found}}} is pasted into code: give it by env and quote it there`
    );
  }),

  'undocumented-permissions': each(
    /^jobs\/[^/]+\/permissions\//,
    ({ text, remark }) => text === 'write' && remark === '' && 'no comment says what this permission is for',
  ),

  'unpinned-images': each(
    /^jobs\/[^/]+\/(container|container\/image|services\/[^/]+\/image)$|\/uses$/,
    ({ path, text }) =>
      text !== '' &&
      (!path.endsWith('/uses') || text.startsWith('docker://')) &&
      !/@sha256:[0-9a-f]{64}$/.test(text) &&
      `${text} is not pinned by its digest`,
  ),

  'unpinned-uses': each(/^jobs\/[^/]+\/(steps\/\d+\/)?uses$/, ({ text, remark }) => {
    if (isOurs(text) || isOurWorkflow(text) || /^(\.\/|docker:)/.test(text)) return undefined;
    const isPinned = /@[0-9a-f]{40}$/.test(text) && /(^|\s)v\d+\.\d+\.\d+$/.test(remark);
    return !isPinned && `${text} is not pinned by a full commit id with its version as a comment`;
  }),

  'unredacted-secrets': each(
    /^/,
    ({ text }) =>
      expressionsOf(text).some((expression) => /fromJSON\(\s*secrets\b/i.test(expression)) &&
      'parts of a secret are not masked: make each a secret of its own',
  ),

  'unsound-condition': each(
    CONDITION,
    ({ text }) =>
      text.includes('${{') &&
      !/^\$\{\{((?!\}\}).)*\}\}$/s.test(text) &&
      'text around an expression makes it a string, which is always true',
  ),

  'unsound-contains': each(
    CONDITION,
    ({ text }) =>
      /contains\(\s*'[^']*'\s*,/.test(text) &&
      'a part of the text would do as well: use contains(fromJSON(\'["a", "b"]\'), …)',
  ),
};

const dependabotAudits: Readonly<Record<string, Audit>> = {
  'dependabot-cooldown': each(/^updates\/\d+\/package-ecosystem$/, ({ path }, leaves) => {
    const days = Number(valueAt(leaves, sibling(path, 'cooldown/default-days')) ?? 0);
    return (
      days < DAYS_BEFORE_AN_UPDATE &&
      `no cooldown of ${DAYS_BEFORE_AN_UPDATE} days: bad releases are found by then`
    );
  }),
  'dependabot-execution': each(
    /\/insecure-external-code-execution$/,
    ({ text }) => text === 'allow' && 'dependencies could run code while they are updated',
  ),
};

function audit(text: string, audits: Readonly<Record<string, Audit>>): readonly Finding[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  const leaves = leavesOf(contents, '', { lines, rows: text.split('\n') });
  return Object.entries(audits).flatMap(([name, look]) =>
    look(leaves).map((wrong) => ({ audit: name, ...wrong })),
  );
}

interface Place {
  readonly lines: LineCounter;
  readonly rows: readonly string[];
}

function leavesOf(node: unknown, path: string, place: Place, at = 0): readonly Leaf[] {
  const within = (key: unknown): string => (path === '' ? String(key) : `${path}/${key}`);
  if (isMap(node) && node.items.length > 0) {
    return node.items.flatMap(({ key, value }) => {
      const start = isScalar(key) ? (key.range?.[0] ?? at) : at;
      return leavesOf(value, within(isScalar(key) ? key.value : '?'), place, start);
    });
  }
  if (isSeq(node) && node.items.length > 0)
    return node.items.flatMap((item, index) => leavesOf(item, within(index), place, at));
  const start = (isScalar(node) || isAlias(node) ? node.range?.[0] : undefined) ?? at;
  const { line } = place.lines.linePos(start);
  return [{ path, text: textOf(node), line, remark: remarkAt(place.rows, line) }];
}

function textOf(node: unknown): string {
  if (isAlias(node)) return `*alias ${node.source}`;
  return isScalar(node) && node.value !== null ? String(node.value) : '';
}

function remarkAt(rows: readonly string[], line: number): string {
  const behind = /\s#\s*(.*)$/.exec(rows[line - 1] ?? '')?.[1];
  return behind ?? /^\s*#\s*(.*)$/.exec(rows[line - 2] ?? '')?.[1] ?? '';
}

/** An audit of single values: says what is wrong with one, if anything. */
function each(
  path: RegExp,
  judge: (leaf: Leaf, leaves: readonly Leaf[]) => string | false | undefined,
): Audit {
  return (leaves) =>
    leaves.flatMap((leaf) => {
      const message = path.test(leaf.path) && judge(leaf, leaves);
      return typeof message === 'string' ? [{ line: leaf.line, message }] : [];
    });
}

function has(leaves: readonly Leaf[], path: RegExp): boolean {
  return leaves.some((leaf) => path.test(leaf.path));
}

function valueAt(leaves: readonly Leaf[], path: string): string | undefined {
  return leaves.find((leaf) => leaf.path === path)?.text;
}

function sibling(path: string, name: string): string {
  return path.replace(/[^/]*$/, name);
}

/** The expressions of a text, without their braces. */
function expressionsOf(text: string): readonly string[] {
  return [...text.matchAll(EXPRESSION)].map(([, expression = '']) => expression);
}

/** True when others get the results of a workflow: it runs for releases or tags, or may write where they fetch. */
function publishes(leaves: readonly Leaf[]): boolean {
  return (
    has(leaves, /^on\/(release|push\/tags)(\/|$)/) ||
    leaves.some(({ path, text }) => path === 'on' && text === 'release') ||
    leaves.some(
      ({ path, text }) =>
        /permissions\/(contents|packages|id-token|attestations)$/.test(path) && text === 'write',
    )
  );
}

function cached(leaves: readonly Leaf[]): readonly Wrong[] {
  const message = 'what a workflow publishes must not come from a cache that others can write to';
  return each(STEP_USES, ({ path, text }) => {
    const given = (input: string): string | undefined => valueAt(leaves, sibling(path, `with/${input}`));
    if (/^actions\/cache(\/|@)/.test(text)) return message;
    if (/^actions\/setup-/.test(text) && !['false', '', undefined].includes(given('cache'))) return message;
    return text.startsWith('actions/setup-node@') && given('package-manager-cache') !== 'false' && message;
  })(leaves);
}
