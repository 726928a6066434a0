import { hasFailed, type OperationEnd, type RunEnd, siteOf, type TargetOutcome } from '../outcome/end.ts';
import type { Failure } from '../outcome/failure.ts';
import { cut } from '../secrets/sanitizer.ts';
import { compareUrl, type Places } from './links.ts';
import type { SafeReport, SafeTarget } from './safe-report.ts';

/** The requests of a run, or of several; undefined if they are not known. */
export interface KnownTraffic {
  readonly requests: number | undefined;
  readonly retries: number | undefined;
}

interface OutputContext {
  readonly places: Places;
  readonly traffic: KnownTraffic;
  readonly deploymentId?: number | undefined;
}

export interface Output {
  /** The type in the document of the command. On GitHub every output is text. */
  readonly type: 'text' | 'boolean' | 'number' | 'list';
  /** Markdown, on one line. */
  readonly description: string;
  /** Reads its value; nothing where it does not apply. */
  readonly read: (report: SafeReport, context: OutputContext) => string | number | boolean | null | undefined;
}

const typed =
  (type: Output['type']) =>
  (description: string, read: Output['read']): Output => ({ type, description, read });
const text = typed('text');
const boolean = typed('boolean');
const number = typed('number');
const list = typed('list');

/** GitHub drops a larger output when it becomes one of the job. */
const MOST_OF_OUTPUT = 1024 * 1024;
const MOST_OF_LOG_OUTPUT = 32 * 1024;
/** In UTF-16 units. */
const MOST_OF_ERROR = 500;

/** Every output by section and name, in the order of action.yml and docs/reference.md. */
export const outputs: Readonly<Record<string, Readonly<Record<string, Output>>>> = {
  'How the run ended': {
    outcome: text(
      'How the run ended: `succeeded`, `planned`, `superseded`, `failed`, `rejected`, `timed_out`, `unknown`, `cancelled`.',
      ({ outcome }) => outcome,
    ),
    reason: text(
      'Why the run did not succeed, as one of the words under “Reasons” in docs/reference.md. Empty after `succeeded` and `planned`. With a list, this, `message` and `next` are those of the first target that failed.',
      (report) => failureToTell(report)?.reason,
    ),
    message: text('What happened, redacted and on one line.', (report) =>
      failureToTell(report)?.message.replaceAll('\n', ' '),
    ),
    next: text('What to do next, redacted and on one line.', (report) => failureToTell(report)?.next),
    changed: boolean(
      '`true` when something that differed from the inputs was changed, such as the deploy script. Deploys and restarts never count.',
      isChanged,
    ),
    results: list(
      'JSON, one object per operation with `operation`, `status` (`changed`, as after each deploy; `unchanged`, `planned`, `failed`, `unknown`, `not-run`), `changes`, `duration_ms`, maybe `error`.',
      (report) => rowsOf(report, 'results', rowOfOperation),
    ),
    requests: number('Requests sent to the API.', (_, { traffic }) => traffic.requests),
    retries: number('Those that were repeats.', (_, { traffic }) => traffic.retries),
  },
  'Many sites': {
    targets: list(
      'JSON, one object per target of a list, in its order, with `server`, `site`, `batch`, `outcome` (also `not-run`), `changed`, `deployed-commit`, `evidence`, `duration_ms`, and unless it succeeded `reason`, `error` (its message) and `next`. Empty for a run of one site. With a list, `results` and `plan` have one object per target, too, with `server`, `site` and its own, or with `cut` if these are too large; the outputs of a single site are empty.',
      targetsOf,
    ),
    unfinished: text(
      'The targets that did not succeed, as the input `targets` of the next run takes them. Empty for a run of one site.',
      ({ list }) => list?.unfinished,
    ),
  },
  'The plan': {
    plan: list(
      'JSON of what was planned, one object per operation with `operation` and `changes`.',
      (report) =>
        report.results.length === 0 || report.list?.isMerged
          ? ''
          : rowsOf(report, 'plan', ({ operation, planned }) => ({ operation, changes: planned })),
    ),
    'has-changes': boolean(
      '`true` when anything differs from the inputs, `false` when nothing does. What every run does, such as a deploy, does not count; what no API call shows always counts. In a superseded run, only what differed before a newer commit was seen counts. Empty if the run ended before it knew.',
      ({ hasChanges }) => hasChanges,
    ),
    'plan-hash': text(
      'With `dry-run`, a hash of the whole plan, for a run that applies exactly it. It reveals nothing.',
      ({ planHash }) => planHash,
    ),
  },
  'The deploy': {
    'previous-deploy-at': text(
      '`last_deploy_at` before the deploy. Opaque, not a time.',
      ({ facts }) => facts?.deploy?.previousDeployAt,
    ),
    'last-deploy-at': text(
      '`last_deploy_at` as last read: that from before, if the deployment alone showed the end.',
      (end) => (end.rollback?.deploy ?? end.facts?.deploy)?.lastDeployAt ?? siteOf(end)?.last_deploy_at,
    ),
    'deploy-duration-ms': number(
      'Milliseconds from the trigger to the end of the deploy itself, without its checks, as closely as the service shows it.',
      ({ facts }) => facts?.deploy?.ownMs ?? facts?.deploy?.durationMs,
    ),
    'deploy-exit-status': number(
      'Exit status that the deploy script reported.',
      ({ facts }) => facts?.deploy?.exitStatus,
    ),
    'deployed-commit': text(
      'Commit on which the deploy ended, even a failed one: as the script reported it, or as the deployment shows it, maybe only its first digits.',
      ({ facts }) => facts?.deploy?.commit,
    ),
    'previous-commit': text(
      'Commit that was live before the deploy, if `commit` is given and it is known, perhaps only its first digits.',
      ({ facts }) => facts?.live?.commit,
    ),
    'compare-url': text(
      'GitHub’s comparison of `previous-commit` with `commit`, if both are known whole.',
      (report, { places }) => compareUrl(report, places),
    ),
    evidence: text(
      'The evidence that the deploy worked, separated by commas: `token`, `deployment`, `status`, `exit-status`, `success-pattern`, `health-check`, `verify-command`.',
      ({ facts }) => (facts?.deploy?.evidence ?? []).join(','),
    ),
    'rolled-back-to': text(
      'Commit that the site is on again after a rollback (`rollback-on-failure`). The other outputs stay those of the deploy that failed.',
      ({ rollback }) => (rollback?.outcome === 'changed' ? rollback.commit : undefined),
    ),
    'deploy-id': text(
      'The service’s own id of the deployment, where it shows one.',
      ({ facts }) => facts?.deploy?.id,
    ),
    'deploy-log': text('End of the deploy log, redacted, at most 32 KiB.', ({ facts }) =>
      cutStart(facts?.deployLog ?? '', MOST_OF_LOG_OUTPUT),
    ),
    'deployment-id': number('Id of the GitHub Deployment.', (_, { deploymentId }) => deploymentId),
  },
  'Server, site and `.env`': {
    'server-id': number('Id of the server.', ({ facts }) => facts?.serverId),
    'site-id': number('Id of the site.', (report) => siteOf(report)?.id),
    'site-domain': text('Domain of the site.', (report) => siteOf(report)?.domain),
    'env-added': text('Keys added to `.env`, separated by commas.', ({ facts }) => facts?.env?.added.join()),
    'env-changed': text('Keys of `.env` whose value changed.', ({ facts }) => facts?.env?.changed.join()),
    'env-removed': text('Keys removed from `.env`.', ({ facts }) => facts?.env?.removed.join()),
  },
};

/** Every output by name, in the same order. */
export const allOutputs: ReadonlyMap<string, Output> = new Map(
  Object.values(outputs).flatMap((section) => Object.entries(section)),
);

/** The value of every output, by name. */
export function renderOutputs(report: SafeReport, context: OutputContext): Record<string, string> {
  return Object.fromEntries(
    [...allOutputs].map(([name, { read }]) => [name, String(read(report, context) ?? '')]),
  );
}

/** The failure of a step: of a list, the first target that failed tells it. */
function failureToTell({ outcome, failure, targets }: SafeReport): Failure | undefined {
  if (outcome === 'succeeded' || outcome === 'planned') return undefined;
  const told = targets.find(hasFailed) ?? targets.find((target) => target.failure !== undefined);
  return failure ?? told?.failure;
}

const CUT_HEAD = '[cut: only the end is shown]\n';

/** The end of a text, at most `maxBytes` of UTF-8, from the start of a line if possible. A note marks the cut. */
export function cutStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  // The first character may be cut in two.
  const end = `${bytes.subarray(CUT_HEAD.length - maxBytes)}`.replace(/^\uFFFD+/, '');
  return CUT_HEAD + end.replace(/^[^\n]*\n(?!$)/, '');
}

function targetsOf({ targets, list }: SafeReport): string {
  if (list === undefined) return '';
  const brief = ({ server, site, batch, outcome }: SafeTarget) => ({ server, site, batch, outcome });
  const whole = (target: SafeTarget) => {
    const { failure, facts, durationMs } = target;
    return {
      ...brief(target),
      changed: isChanged(target),
      'deployed-commit': facts?.deploy?.commit ?? '',
      evidence: (facts?.deploy?.evidence ?? []).join(','),
      duration_ms: durationMs,
      ...(failure !== undefined && {
        reason: failure.reason,
        error: cut(failure.message.replaceAll('\n', ' '), MOST_OF_ERROR),
        next: cut(failure.next, MOST_OF_ERROR),
      }),
    };
  };
  return firstThatFits(targets, [whole, brief]);
}

/** A row for each operation; of a list, for each target with those of its run. A target without results has no plan. */
function rowsOf(
  { results, targets, list }: SafeReport,
  name: 'results' | 'plan',
  row: (result: OperationEnd) => object,
): string {
  if (list === undefined) return JSON.stringify(results.map(row));
  const those = name === 'results' ? targets : targets.filter((target) => target.results.length > 0);
  return firstThatFits(those, [
    ({ server, site, ...target }) => ({ server, site, [name]: target.results.map(row) }),
    ({ server, site }) => ({ server, site, [name]: [], cut: name }),
  ]);
}

function rowOfOperation({ operation, outcome, changes, restored, durationMs, failure }: OperationEnd) {
  return {
    operation,
    status: outcome,
    changes: restored === undefined ? changes : [...changes, restored.sentence],
    duration_ms: durationMs,
    error: failure?.message.replaceAll('\n', ' '),
  };
}

/** The targets as JSON in the first shape in which they fit into an output; an empty list if they fit in none. */
function firstThatFits(
  targets: readonly SafeTarget[],
  shapes: readonly ((target: SafeTarget) => object)[],
): string {
  const all = shapes.map((shape) => JSON.stringify(targets.map(shape)));
  return all.find((json) => Buffer.byteLength(json) <= MOST_OF_OUTPUT) ?? '[]';
}

/** True when something differed and was changed; null if that is not known. */
function isChanged({ changed, results }: RunEnd<TargetOutcome>): boolean | null {
  if (changed !== undefined) return changed;
  return results.some(({ traits, wrote }) => wrote && !traits.repeats);
}
