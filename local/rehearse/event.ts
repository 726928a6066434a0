import type { Checkout } from './checkout.ts';
import type { Value } from './expressions.ts';
import { EVENTS, type EventName, type Options } from './options.ts';
import { HOW_TO_REHEARSE_CALLED } from './our-steps.ts';
import type { Texts, Trigger, Workflow } from './workflow.ts';

type Values = Readonly<Record<string, Value>>;

/** The event that a workflow is run for, as GitHub would describe it. */
export interface Happening {
  readonly name: EventName;
  /** The workflow's own words for it. */
  readonly trigger: Trigger;
  /** In words, for people. */
  readonly title: string;
  /** The content of the file at GITHUB_EVENT_PATH. */
  readonly payload: Values;
  /** Of the context `github`: `ref` and its like. */
  readonly refs: Values;
  readonly inputs: Values;
  /** The branch that an existing site was deployed from. */
  readonly siteBranch: string;
  /** The branch that the workflow's filter of branches is about. */
  readonly filtered: string;
  /** The activity on a pull request, as in `opened`. */
  readonly action: string;
}

/** Makes the event that the options ask for. All that does not fit the workflow is told at once. */
export function makeEvent(
  { triggers }: Workflow,
  options: Options,
  checkout: Checkout,
): Happening | { problems: readonly string[] } {
  const name = options.event ?? EVENTS.find((one) => one in triggers);
  const trigger = name === undefined ? undefined : triggers[name];
  if (name === undefined || trigger === undefined)
    return { problems: [whyNone(Object.keys(triggers), options.event)] };
  const { inputs, problems } = readInputs(name === 'workflow_dispatch' ? trigger : undefined, options.inputs);
  if (options.action !== undefined && name !== 'pull_request')
    problems.push(`--action is about pull requests, and this is ${name}`);
  if (problems.length > 0) return { problems };
  const action = options.action ?? trigger.types?.[0] ?? 'opened';
  return { name, trigger, inputs, action, ...describeEvent(name, { ...options, action, inputs, checkout }) };
}

function whyNone(runsOn: readonly string[], wanted: EventName | undefined): string {
  const found = runsOn.join(', ') || 'nothing';
  if (wanted !== undefined) return `the workflow does not run on ${wanted}, but on ${found}`;
  return found === 'workflow_call'
    ? `the workflow runs only when another one calls it (on: workflow_call): ${HOW_TO_REHEARSE_CALLED}`
    : `the workflow runs on ${found}; only ${EVENTS.join(', ')} can be rehearsed: add \`workflow_dispatch:\`, which also gives you a button on GitHub`;
}

function describeEvent(
  name: EventName,
  about: { action: string; inputs: Values; pullRequest: number; checkout: Checkout },
) {
  const { action, inputs, pullRequest: number, checkout } = about;
  const { branch, sha, name: fullName, subject, defaultBranch } = checkout;
  const [owner = '', repositoryName = ''] = fullName.split('/');
  const user = { login: owner };
  const shared = { full_name: fullName, name: repositoryName, default_branch: defaultBranch, fork: false };
  const repository = { ...shared, owner: user };
  const all = { repository, sender: user };
  const ref = `refs/heads/${branch}`;
  const refs = { ref, ref_name: branch, head_ref: '', base_ref: '', ref_type: 'branch' };
  const ofBranch = { refs, siteBranch: branch, filtered: branch };
  switch (name) {
    case 'push': {
      const payload = { ...all, ref, after: sha, head_commit: { id: sha, message: subject } };
      return { ...ofBranch, title: `a push to ${branch}`, payload };
    }
    case 'pull_request': {
      const pull = {
        number,
        title: subject,
        body: '',
        draft: false,
        user,
        state: action === 'closed' ? 'closed' : 'open',
        merged: action === 'closed',
        head: { ref: branch, sha, repo: repository },
        base: { ref: defaultBranch, sha: checkout.defaultSha, repo: repository },
      };
      const merge = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge` };
      return {
        refs: { ...refs, ...merge, head_ref: branch, base_ref: defaultBranch },
        title: `pull request #${number} of ${branch}, ${action}`,
        payload: { ...all, action, number, pull_request: pull },
        siteBranch: defaultBranch,
        filtered: defaultBranch,
      };
    }
    case 'workflow_dispatch':
      return { ...ofBranch, title: `a start by hand on ${branch}`, payload: { ...all, inputs, ref } };
  }
}

/** @param trigger that of workflow_dispatch; undefined for another event */
function readInputs(
  trigger: Trigger | undefined,
  given: ReadonlyMap<string, string>,
): { inputs: Values; problems: string[] } {
  const problems: string[] = [];
  const inputs: Record<string, Value> = {};
  const known = Object.entries(trigger?.inputs ?? {});
  for (const name of given.keys())
    if (!known.some(([one]) => one === name)) problems.push(`the workflow has no input ${name}`);
  for (const [name, { type, required, default: standard = '', options }] of known) {
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
  return { inputs, problems };
}

/** The context `github`, which is also in the variables of a step. */
export function githubContext(
  event: Happening,
  checkout: Checkout,
  paths: { readonly workspace: string; readonly event: string; readonly workflow: string },
): Values {
  const [owner = ''] = checkout.name.split('/');
  return {
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
    run_id: '1',
    run_number: '1',
    run_attempt: '1',
    token: 'no-token-in-a-rehearsal',
    server_url: 'https://github.example',
    api_url: 'https://github.example/api/v3',
  };
}

/** The variables by which a runner tells a step what it runs for. */
export function githubVariables(context: Values): Texts {
  const told = Object.entries(context).filter(([name]) => !['event', 'token'].includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value ?? '')]),
  );
}

/** The types of a pull request for which GitHub runs a workflow that names none. */
const USUAL_TYPES = ['opened', 'synchronize', 'reopened'];

/** Says why GitHub would not run the workflow for an event, a sentence each. */
export function whyNotRun({ name, trigger, refs, action, filtered }: Happening): string[] {
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
  return wrong;
}

/** The filters of an event that a rehearsal does not look at. */
export function uncheckedFilters({ name, trigger }: Happening): string[] {
  return (trigger.paths ?? trigger['paths-ignore']) === undefined ? [] : [`the paths of on.${name}`];
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
