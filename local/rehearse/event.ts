import type { Checkout } from './checkout.ts';
import type { Contexts } from './expressions.ts';
import { EVENTS, type EventName, type Options, Refusal } from './options.ts';
import { HOW_TO_REHEARSE_CALLED } from './our-steps.ts';
import type { Texts, Trigger, Workflow } from './workflow.ts';

/** The event that a workflow is run for, as GitHub would describe it. */
export type Happening = ReturnType<typeof makeEvent>;

/** Makes the event that the options ask for. Throws Refusal with all that does not fit the workflow, and its other problems. */
export function makeEvent(
  { triggers }: Workflow,
  options: Options,
  checkout: Checkout,
  problems: string[] = [],
) {
  const name = options.event ?? EVENTS.find((one) => one in triggers);
  const trigger = name === undefined ? undefined : triggers[name];
  if (name === undefined || trigger === undefined)
    throw new Refusal([...problems, whyNone(Object.keys(triggers), options.event)]);
  const known = name === 'workflow_dispatch' ? trigger.inputs : {};
  const inputs = readInputs(known, options.inputs, problems);
  if (options.action !== undefined && name !== 'pull_request')
    problems.push(`--action is about pull requests, and this is ${name}`);
  if (problems.length > 0) throw new Refusal(problems);
  /** The activity on a pull request, as in `opened`. */
  const action = options.action ?? trigger.types?.[0] ?? 'opened';
  const about = describeEvent(name, { action, inputs, number: options.pullRequest }, checkout);
  return { name, trigger, inputs, action, ...about };
}

function whyNone(runsOn: readonly string[], wanted: EventName | undefined): string {
  const found = runsOn.join(', ') || 'nothing';
  if (wanted !== undefined) return `the workflow does not run on ${wanted}, but on ${found}`;
  return found === 'workflow_call'
    ? `the workflow runs only when another one calls it (on: workflow_call): ${HOW_TO_REHEARSE_CALLED}`
    : `the workflow runs on ${found}; only ${EVENTS.join(', ')} can be rehearsed: add \`workflow_dispatch:\`, which also gives you a button on GitHub`;
}

/** The payload is the content of the file at GITHUB_EVENT_PATH; `refs` are of the context `github`. */
function describeEvent(
  name: EventName,
  { action, inputs, number }: { action: string; inputs: Contexts; number: number },
  { branch, sha, name: full_name, subject, defaultBranch, defaultSha }: Checkout,
) {
  const [login = '', repositoryName = ''] = full_name.split('/');
  const user = { login };
  const shared = { full_name, name: repositoryName, default_branch: defaultBranch, fork: false };
  const repository = { ...shared, owner: user };
  const all = { repository, sender: user };
  const ref = `refs/heads/${branch}`;
  const refs = { ref, ref_name: branch, head_ref: '', base_ref: '', ref_type: 'branch' };
  /** The branch that an existing site was deployed from, and that the workflow's filter of branches is about. */
  const siteBranch = name === 'pull_request' ? defaultBranch : branch;
  if (name === 'push') {
    const payload = { ...all, ref, after: sha, head_commit: { id: sha, message: subject } };
    return { refs, siteBranch, title: `a push to ${branch}`, payload };
  }
  if (name === 'workflow_dispatch')
    return { refs, siteBranch, title: `a start by hand on ${branch}`, payload: { ...all, inputs, ref } };
  const isClosed = action === 'closed';
  const pull = { number, title: subject, body: '', draft: false, user, merged: isClosed };
  const head = { ref: branch, sha, repo: repository };
  const base = { ref: defaultBranch, sha: defaultSha, repo: repository };
  const pull_request = { ...pull, state: isClosed ? 'closed' : 'open', head, base };
  const merge = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge` };
  return {
    refs: { ...refs, ...merge, head_ref: branch, base_ref: defaultBranch },
    siteBranch,
    title: `pull request #${number} of ${branch}, ${action}`,
    payload: { ...all, action, number, pull_request },
  };
}

/** Adds to the problems what is wrong with the inputs. */
function readInputs(
  known: Trigger['inputs'],
  given: ReadonlyMap<string, string>,
  problems: string[],
): Contexts {
  const inputs: Record<string, unknown> = {};
  for (const name of given.keys()) if (!(name in known)) problems.push(`the workflow has no input ${name}`);
  for (const [name, { type, required, default: standard = '', options }] of Object.entries(known)) {
    const value = given.get(name) ?? standard;
    const choice = options.length === 0 ? '' : `, one of ${options.join(' | ')}`;
    if (value === '' && required)
      problems.push(`the input ${name} is required: --input ${name}=VALUE${choice}`);
    if (value !== '' && options.length > 0 && !options.includes(value))
      problems.push(`the input ${name} is not ${value}, but${choice.slice(1)}`);
    if (type === 'number' && Number.isNaN(Number(value)))
      problems.push(`the input ${name} is a number, not ${value}`);
    inputs[name] = type === 'boolean' ? value === 'true' : type === 'number' ? Number(value) : value;
  }
  return inputs;
}

/** The context `github`, which is also in the variables of a step. */
export function githubContext(
  event: Happening,
  checkout: Checkout,
  paths: { readonly workspace: string; readonly event: string; readonly workflow: string },
): Contexts {
  const [owner = ''] = checkout.name.split('/');
  const run = { run_id: '1', run_number: '1', run_attempt: '1' };
  return {
    ...run,
    repository: checkout.name,
    repository_owner: owner,
    actor: owner,
    triggering_actor: owner,
    event_name: event.name,
    event: event.payload,
    event_path: paths.event,
    ...event.refs,
    ref_protected: false,
    sha: checkout.sha,
    workflow: paths.workflow,
    workspace: paths.workspace,
    token: 'no-token-in-a-rehearsal',
    server_url: 'https://github.example',
    api_url: 'https://github.example/api/v3',
  };
}

/** The variables by which a runner tells a step what it runs for. */
export function githubVariables(context: Contexts): Texts {
  const told = Object.entries(context).filter(([name]) => !['event', 'token'].includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value ?? '')]),
  );
}

/** The types of a pull request for which GitHub runs a workflow that names none. */
const USUAL_TYPES = ['opened', 'synchronize', 'reopened'];

/** Says why GitHub would, or might, not run the workflow for an event, a sentence each. */
export function whyNotRun({ name, trigger, refs, action, siteBranch: filtered }: Happening): string[] {
  const wrong: string[] = [];
  const say = (filter: string, given: readonly string[], found: string): void => {
    wrong.push(`GitHub would not run this: on.${name}.${filter} is ${given.join(', ')}, and ${found}`);
  };
  const { branches, 'branches-ignore': ignored, tags = trigger['tags-ignore'] } = trigger;
  const branch = `the branch is ${filtered}`;
  if (branches !== undefined && !matches(branches, filtered)) say('branches', branches, branch);
  if (ignored !== undefined && matches(ignored, filtered)) say('branches-ignore', ignored, branch);
  if (name === 'push' && tags !== undefined && branches === undefined && ignored === undefined)
    say('tags', tags, `there is no on.push.branches: a push to ${filtered} starts nothing`);
  const types = trigger.types ?? USUAL_TYPES;
  if (name === 'pull_request' && !types.includes(action))
    say('types', types, `the pull request was ${action}`);
  if (name === 'pull_request' && refs.head_ref === filtered)
    wrong.push(`GitHub takes no pull request of ${filtered} into itself: name another with --branch`);
  if ((trigger.paths ?? trigger['paths-ignore']) !== undefined)
    wrong.push(`the paths of on.${name} are not looked at in a rehearsal`);
  return wrong;
}

/** The last pattern that fits decides; one with an exclamation mark in front excludes. */
function matches(patterns: readonly string[], name: string): boolean {
  const last = patterns.findLast((pattern) => toRegExp(pattern.replace(/^!/, '')).test(name));
  return last !== undefined && !last.startsWith('!');
}

/**
 * GitHub's patterns: `*` is anything without a slash, `**` anything, and before a slash nothing, too; `?`, `+` and `[]` are as in
 * regular expressions.
 */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\\(.)|\*\*\/|\*\*|\*|[.^$(){}|]/g, (found, escaped?: string) => {
    if (found === '**/') return '(.*/)?';
    if (found === '**') return '.*';
    return found === '*' ? '[^/]*' : `\\${escaped ?? found}`;
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    // Nothing is said about a pattern that nobody can read.
    return /(?:)/;
  }
}
