import type { Checkout } from './checkout.ts';
import type { Value } from './expressions.ts';
import { EVENTS, type EventName, type Options } from './options.ts';
import { HOW_TO_REHEARSE_CALLED } from './our-steps.ts';
import type { Texts, Trigger, Workflow } from './workflow.ts';

type Values = Readonly<Record<string, Value>>;

/** The event that a workflow is run for, as GitHub would describe it. */
export interface Happening {
  readonly name: EventName;
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
  return { name, inputs, action, ...describeEvent(name, { ...options, action, inputs, checkout }) };
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
        ...{ number, title: subject, body: '', draft: false, user },
        ...{ state: action === 'closed' ? 'closed' : 'open', merged: action === 'closed' },
        head: { ref: branch, sha, repo: repository },
        base: { ref: defaultBranch, sha: checkout.defaultSha, repo: repository },
      };
      const merge = { ref: `refs/pull/${number}/merge`, ref_name: `${number}/merge` };
      return {
        refs: { ...refs, ...merge, head_ref: branch, base_ref: defaultBranch },
        title: `pull request #${number} of ${branch}, ${action}`,
        payload: { ...all, action, number, pull_request: pull },
        ...{ siteBranch: defaultBranch, filtered: defaultBranch },
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
    ...{ repository: checkout.name, repository_owner: owner, actor: owner, triggering_actor: owner },
    ...{ event_name: event.name, event: event.payload, event_path: paths.event, ...event.refs },
    ...{ ref_protected: false, sha: checkout.sha, workflow: paths.workflow, workspace: paths.workspace },
    ...{ run_id: '1', run_number: '1', run_attempt: '1', token: 'no-token-in-a-rehearsal' },
    ...{ server_url: 'https://github.example', api_url: 'https://github.example/api/v3' },
  };
}

/** The variables by which a runner tells a step what it runs for. */
export function githubVariables(context: Values): Texts {
  const told = Object.entries(context).filter(([name]) => !['event', 'token'].includes(name));
  return Object.fromEntries(
    told.map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value ?? '')]),
  );
}
