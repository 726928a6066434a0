import { type End, hasFailed, siteOf } from '../outcome/end.ts';
import type { Failure } from '../outcome/failure.ts';
import { cut } from '../secrets/sanitizer.ts';
import { compareUrl, type Places } from './links.ts';
import { isChanged, plansOf, resultsOf, targetsOf } from './output-rows.ts';
import type { SafeReport } from './safe-report.ts';

/** The requests of a run, or of several; undefined if they are not known. */
export interface KnownTraffic {
  readonly requests: number | undefined;
  readonly retries: number | undefined;
}

interface OutputContext {
  readonly places?: Places;
  readonly traffic: KnownTraffic;
  readonly deploymentId?: number | undefined;
}

export interface Output {
  /** Markdown, on one line. */
  readonly description: string;
  /** The type in the document of the command, where it is not text. On GitHub every output is text. */
  readonly type?: 'boolean' | 'number' | 'list';
  /** Nothing when the output does not apply. */
  readonly value: (
    report: SafeReport,
    context: OutputContext,
  ) => string | number | boolean | null | undefined;
}

const MAX_LOG_BYTES = 32 * 1024;
const MAX_KEYS_CHARACTERS = 64 * 1024;
const MOST_OF_MESSAGE = 32 * 1024;

/** Every output by section and name, in the order of action.yml and docs/reference.md. */
export const outputs: Readonly<Record<string, Readonly<Record<string, Output>>>> = {
  'How the run ended': {
    outcome: {
      description:
        'How the run ended: `succeeded`, `planned`, `superseded`, `failed`, `rejected`, `timed_out`, `unknown`, `cancelled`.',
      value: ({ outcome }) => outcome,
    },
    reason: {
      description:
        'Why the run did not succeed, as one of the words under “Reasons” in docs/reference.md. Empty after `succeeded` and `planned`. With a list, this, `message` and `next` are those of the first target that failed.',
      value: (report) => whyOf(report)?.reason,
    },
    message: {
      description: 'What happened, redacted and on one line.',
      value: (report) => cut(whyOf(report)?.message.replaceAll('\n', ' ') ?? '', MOST_OF_MESSAGE),
    },
    next: {
      description: 'What to do next, redacted and on one line.',
      value: (report) => whyOf(report)?.next,
    },
    changed: {
      type: 'boolean',
      description:
        '`true` when something that differed from the inputs was changed, such as the deploy script. Deploys and restarts never count.',
      value: isChanged,
    },
    results: {
      type: 'list',
      description:
        'JSON, one object per operation with `operation`, `status` (`changed`, as after each deploy; `unchanged`, `planned`, `failed`, `unknown`, `not-run`), `changes`, `duration_ms`, maybe `error`.',
      value: resultsOf,
    },
    requests: {
      type: 'number',
      description: 'Requests sent to the API.',
      value: (_, { traffic }) => traffic.requests,
    },
    retries: {
      type: 'number',
      description: 'Those that were repeats.',
      value: (_, { traffic }) => traffic.retries,
    },
  },
  'Many sites': {
    targets: {
      type: 'list',
      description:
        'JSON, one object per target of a list, in its order, with `server`, `site`, `batch`, `outcome` (also `not-run`), `changed`, `deployed-commit`, `evidence`, `duration_ms`, and unless it succeeded `reason`, `error` (its message) and `next`. Empty for a run of one site. With a list, `results` and `plan` have one object per target, too, with `server`, `site` and its own, or with `cut` if these are too large; the outputs of a single site are empty.',
      value: targetsOf,
    },
    unfinished: {
      description:
        'The targets that did not succeed, as the input `targets` of the next run takes them. Empty for a run of one site.',
      value: ({ list }) => list?.unfinished,
    },
  },
  'The plan': {
    plan: {
      type: 'list',
      description: 'JSON of what was planned, one object per operation with `operation` and `changes`.',
      value: plansOf,
    },
    'has-changes': {
      type: 'boolean',
      description:
        '`true` when anything differs from the inputs, `false` when nothing does. What every run does, such as a deploy, does not count; what no API call shows always counts. In a superseded run, only what differed before a newer commit was seen counts. Empty if the run ended before it knew.',
      value: ({ hasChanges }) => hasChanges,
    },
    'plan-hash': {
      description:
        'With `dry-run`, a hash of the whole plan, for a run that applies exactly it. It reveals nothing.',
      value: ({ planHash }) => planHash,
    },
  },
  'The deploy': {
    'previous-deploy-at': {
      description: '`last_deploy_at` before the deploy. Opaque, not a time.',
      value: ({ facts }) => facts?.deploy?.previousDeployAt,
    },
    'last-deploy-at': {
      description:
        '`last_deploy_at` as last read. Empty if the deployment showed the end, and the site was not read afterwards.',
      value: lastDeployAt,
    },
    'deploy-duration-ms': {
      type: 'number',
      description:
        'Milliseconds from the trigger to the end of the deploy itself, without its checks, as closely as the service shows it.',
      value: ({ facts }) => facts?.deploy?.ownMs ?? facts?.deploy?.durationMs,
    },
    'deploy-exit-status': {
      type: 'number',
      description: 'Exit status that the deploy script reported.',
      value: ({ facts }) => facts?.deploy?.exitStatus,
    },
    'deployed-commit': {
      description:
        'Commit on which the deploy ended, even a failed one: as the script reported it, or as the deployment shows it, maybe only its first digits.',
      value: ({ facts }) => facts?.deploy?.commit,
    },
    'previous-commit': {
      description:
        'Commit that was live before the deploy, if `commit` is given and it is known, perhaps only its first digits.',
      value: ({ facts }) => facts?.live?.commit,
    },
    'compare-url': {
      description: 'GitHub’s comparison of `previous-commit` with `commit`, if both are known whole.',
      value: (report, { places }) => places && compareUrl(report, places),
    },
    evidence: {
      description:
        'The evidence that the deploy worked, separated by commas: `token`, `deployment`, `status`, `exit-status`, `success-pattern`, `health-check`, `verify-command`.',
      value: ({ facts }) => (facts?.deploy?.evidence ?? []).join(','),
    },
    'rolled-back-to': {
      description:
        'Commit that the site is on again after a rollback (`rollback-on-failure`). The other outputs stay those of the deploy that failed.',
      value: ({ rollback }) => (rollback?.status === 'changed' ? rollback.commit : undefined),
    },
    'deploy-id': {
      description: 'The service’s own id of the deployment, where it shows one.',
      value: ({ facts }) => facts?.deploy?.id,
    },
    'deploy-log': {
      description: 'End of the deploy log, redacted, at most 32 KiB.',
      value: ({ facts }) => cutStart(facts?.deployLog ?? '', MAX_LOG_BYTES),
    },
    'deployment-id': {
      type: 'number',
      description: 'Id of the GitHub Deployment.',
      value: (_, { deploymentId }) => deploymentId,
    },
  },
  'Server, site and `.env`': {
    'server-id': {
      type: 'number',
      description: 'Id of the server.',
      value: ({ facts }) => facts?.serverId,
    },
    'site-id': {
      type: 'number',
      description: 'Id of the site.',
      value: (report) => siteOf(report)?.id,
    },
    'site-domain': {
      description: 'Domain of the site.',
      value: (report) => siteOf(report)?.domain,
    },
    'env-added': {
      description: 'Keys added to `.env`, separated by commas.',
      value: ({ facts }) => keys(facts?.env?.added),
    },
    'env-changed': {
      description: 'Keys of `.env` whose value changed.',
      value: ({ facts }) => keys(facts?.env?.changed),
    },
    'env-removed': {
      description: 'Keys removed from `.env`.',
      value: ({ facts }) => keys(facts?.env?.removed),
    },
  },
};

/** Every output by name, in the same order. */
export const allOutputs: ReadonlyMap<string, Output> = new Map(
  Object.values(outputs).flatMap((section) => Object.entries(section)),
);

/** The value of every output, by name. */
export function renderOutputs(report: SafeReport, context: OutputContext): Record<string, string> {
  return Object.fromEntries(
    [...allOutputs].map(([name, { value }]) => [name, String(value(report, context) ?? '')]),
  );
}

/** The failure of a step: of a list, the first target that failed tells it. */
function whyOf({ outcome, failure, targets }: SafeReport): Failure | undefined {
  if (outcome === 'succeeded' || outcome === 'planned') return undefined;
  return failure ?? targets.find(hasFailed)?.failure;
}

function lastDeployAt(end: End): string | null | undefined {
  const deploy = end.rollback?.deploy ?? end.facts?.deploy;
  const isOld = deploy?.evidence.includes('deployment') && deploy.lastDeployAt === deploy.previousDeployAt;
  return isOld ? null : (deploy?.lastDeployAt ?? siteOf(end)?.last_deploy_at);
}

function keys(names: readonly string[] = []): string {
  return cut(names.join(','), MAX_KEYS_CHARACTERS);
}

const NOTE = '[cut: only the end is shown]\n';

/** The end of a text, at most `maxBytes` of UTF-8, from the start of a line if possible. A note marks the cut. */
export function cutStart(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxBytes) return text;
  // The first character may be cut in two.
  const end = `${bytes.subarray(bytes.length - maxBytes + NOTE.length)}`.replace(/^\uFFFD+/, '');
  return NOTE + end.replace(/^[^\n]*\n(?!$)/, '');
}
