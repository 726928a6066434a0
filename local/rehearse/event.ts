import { matchesGlob } from 'node:path';
import type { Checkout } from './checkout.ts';
import type { Value } from './expressions.ts';
import { EVENTS, type EventName, type Options } from './options.ts';
import { HOW_TO_REHEARSE_CALLED } from './our-steps.ts';
import type { Texts, Trigger, Workflow } from './workflow.ts';

/** The event that a workflow is run for, as GitHub would describe it. */
export interface Happening {
  readonly name: EventName;
  /** In words, for people. */
  readonly title: string;
  /** The content of the file at GITHUB_EVENT_PATH. */
  readonly payload: Readonly<Record<string, Value>>;
  readonly ref: string;
  readonly refName: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly inputs: Readonly<Record<string, Value>>;
  /** The branch that an existing site was deployed from. */
  readonly siteBranch: string;
  /** The reasons for which GitHub would not have run the workflow. */
  readonly warnings: readonly string[];
}

const OF_PULL_REQUESTS = ['opened', 'synchronize', 'reopened'];
const NOBODY = '0'.repeat(40);

/** Makes the event that the options ask for. All that does not fit the workflow is told at once. */
export function makeEvent(
  { triggers }: Workflow,
  options: Options,
  checkout: Checkout,
): Happening | { problems: readonly string[] } {
  const runsOn = Object.keys(triggers);
  const name = options.event ?? EVENTS.find((one) => runsOn.includes(one));
  const trigger = name === undefined ? undefined : triggers[name];
  if (name === undefined || trigger === undefined) {
    const found = runsOn.join(', ') || 'nothing';
    if (name === undefined && found === 'workflow_call')
      return {
        problems: [
          `the workflow runs only when another one calls it (on: workflow_call): ${HOW_TO_REHEARSE_CALLED}`,
        ],
      };
    return name === undefined
      ? { problems: [`the workflow runs on ${found}; only ${EVENTS.join(', ')} can be rehearsed`] }
      : { problems: [`the workflow does not run on ${name}, but on ${found}`] };
  }
  const { inputs, problems } = readInputs(name, trigger, options.inputs);
  const action = options.action ?? trigger.types?.[0] ?? (name === 'release' ? 'published' : 'opened');
  if (options.action !== undefined && !['pull_request', 'release'].includes(name))
    problems.push(`--action is about pull requests and releases, and this is ${name}`);
  if (problems.length > 0) return { problems };
  const warnings = [
    ...branchWarnings(name, trigger, checkout),
    ...typeWarnings(name, trigger, action),
    ...(name === 'pull_request' && checkout.branch === checkout.defaultBranch
      ? [`the pull request would be of ${checkout.branch} into itself: name another branch with --branch`]
      : []),
  ];
  const made = describeEvent(name, { action, inputs, number: options.pullRequest, checkout });
  return { name, headRef: '', baseRef: '', ...made, inputs, warnings };
}

type Described = Pick<Happening, 'title' | 'payload' | 'ref' | 'refName' | 'siteBranch'> &
  Partial<Pick<Happening, 'headRef' | 'baseRef'>>;

function describeEvent(
  name: EventName,
  about: { action: string; inputs: Readonly<Record<string, Value>>; number: number; checkout: Checkout },
): Described {
  const { action, inputs, number, checkout } = about;
  const { branch, sha, name: fullName, defaultBranch } = checkout;
  const [owner = '', repositoryName = ''] = fullName.split('/');
  const repository = {
    ...{ full_name: fullName, name: repositoryName, default_branch: defaultBranch, fork: false },
    owner: { login: owner },
  };
  const all = { repository, sender: { login: owner } };
  const ofBranch = { ref: `refs/heads/${branch}`, refName: branch, siteBranch: branch };
  switch (name) {
    case 'push': {
      const commit = { id: sha, message: checkout.subject };
      const payload = { ...all, ref: ofBranch.ref, before: NOBODY, after: sha, head_commit: commit };
      return { ...ofBranch, title: `a push to ${branch}`, payload };
    }
    case 'pull_request': {
      const pull = {
        ...{ number, title: checkout.subject, body: '', draft: false, user: { login: owner } },
        ...{ state: action === 'closed' ? 'closed' : 'open', merged: action === 'closed' },
        head: { ref: branch, sha, repo: repository },
        base: { ref: defaultBranch, sha: checkout.defaultSha, repo: repository },
      };
      return {
        ...{ ref: `refs/pull/${number}/merge`, refName: `${number}/merge`, headRef: branch },
        ...{ baseRef: defaultBranch, siteBranch: defaultBranch },
        title: `pull request #${number} of ${branch}, ${action}`,
        payload: { ...all, action, number, pull_request: pull },
      };
    }
    case 'workflow_dispatch':
      return {
        ...ofBranch,
        title: `a start by hand on ${branch}`,
        payload: { ...all, inputs, ref: ofBranch.ref },
      };
    case 'schedule':
      return { ...ofBranch, title: `the schedule, on ${branch}`, payload: { ...all, schedule: '' } };
    case 'release': {
      const tag = checkout.tag ?? 'v1.0.0';
      const release = {
        ...{ tag_name: tag, name: tag, body: '', draft: false, prerelease: false },
        target_commitish: branch,
      };
      return {
        ...{ ref: `refs/tags/${tag}`, refName: tag, siteBranch: defaultBranch },
        title: `release ${tag}, ${action}`,
        payload: { ...all, action, release },
      };
    }
  }
}

function readInputs(
  event: EventName,
  { inputs: declared }: Trigger,
  given: ReadonlyMap<string, string>,
): { inputs: Readonly<Record<string, Value>>; problems: string[] } {
  const problems: string[] = [];
  const inputs: Record<string, Value> = {};
  const known = event === 'workflow_dispatch' ? Object.entries(declared ?? {}) : [];
  for (const name of given.keys()) {
    if (!known.some(([one]) => one === name)) problems.push(`the workflow has no input ${name}`);
  }
  for (const [name, { type, required, default: standard, options }] of known) {
    const value = given.get(name) ?? standard ?? (type === 'boolean' ? 'false' : '');
    const choice = options.length === 0 ? '' : `, one of ${options.join(' | ')}`;
    if (value === '' && required)
      problems.push(`the input ${name} is required: --input ${name}=VALUE${choice}`);
    else if (value !== '' && options.length > 0 && !options.includes(value))
      problems.push(`the input ${name} must be${choice.slice(1)}`);
    else if (type === 'boolean' && !/^(true|false)$/.test(value))
      problems.push(`the input ${name} must be true or false`);
    inputs[name] = type === 'boolean' ? value === 'true' : type === 'number' ? Number(value) : value;
  }
  return { inputs, problems };
}

function branchWarnings(name: EventName, { branches }: Trigger, checkout: Checkout): string[] {
  const branch = name === 'pull_request' ? checkout.defaultBranch : checkout.branch;
  const isAbout = branches !== undefined && ['push', 'pull_request'].includes(name);
  if (!isAbout || branches.some((one) => matchesGlob(branch, one))) return [];
  const what = name === 'push' ? 'a push to' : 'a pull request into';
  return [`GitHub would not run it for ${what} ${branch}, as its branches are ${branches.join(', ')}`];
}

function typeWarnings(name: EventName, { types }: Trigger, action: string): string[] {
  if (name !== 'pull_request' || (types ?? OF_PULL_REQUESTS).includes(action)) return [];
  return [`GitHub would not run it for a pull request that is ${action}: its types do not name it`];
}

/** The context `github`, which is also in the variables of a step. */
export function githubContext(
  event: Happening,
  checkout: Checkout,
  paths: { readonly workspace: string; readonly event: string; readonly workflow: string },
): Readonly<Record<string, Value>> & { readonly repository: string } {
  const [owner = ''] = checkout.name.split('/');
  return {
    ...{ repository: checkout.name, repository_owner: owner, actor: owner, triggering_actor: owner },
    ...{ event_name: event.name, event: event.payload, event_path: paths.event },
    ...{ ref: event.ref, ref_name: event.refName, head_ref: event.headRef, base_ref: event.baseRef },
    ...{ ref_type: event.name === 'release' ? 'tag' : 'branch', ref_protected: false, sha: checkout.sha },
    ...{ run_id: '1', run_number: '1', run_attempt: '1', workflow: paths.workflow },
    ...{ server_url: 'https://github.example', api_url: 'https://github.example/api/v3' },
    ...{ workspace: paths.workspace, token: 'no-token-in-a-rehearsal' },
  };
}

/** The variables by which a runner tells a step what it runs for. */
export function githubVariables(context: Readonly<Record<string, Value>>): Texts {
  const told = Object.entries(context).filter(([name]) => !['event', 'token'].includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value ?? '')]),
  );
}
