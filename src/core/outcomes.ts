/** Every reason why a run, or one of its targets, does not succeed, and the outcome that it leads to. */
export const OUTCOME_OF = {
  cancelled: 'cancelled',
  'older-commit': 'superseded',
  // The inputs must change. Nothing was written.
  'input-invalid': 'rejected',
  'script-ignores-commit': 'rejected',
  // The service does not do what it is asked.
  'token-refused': 'failed',
  'not-found': 'failed',
  'request-refused': 'failed',
  'rate-limited': 'failed',
  unreachable: 'failed',
  'answer-unusable': 'failed',
  'list-incomplete': 'failed',
  'not-shown': 'failed',
  // Something there is not as this run needs it.
  'plan-changed': 'failed',
  'plan-incomplete': 'failed',
  'changed-by-others': 'failed',
  'no-repository': 'failed',
  'another-repository': 'failed',
  'repository-not-cloned': 'failed',
  'site-gone': 'failed',
  'site-unusable': 'failed',
  'env-key-missing': 'failed',
  'env-unwritable': 'failed',
  'env-damaged': 'failed',
  'record-conflict': 'failed',
  'record-half-replaced': 'failed',
  'certificate-bad': 'failed',
  'pull-request-unclear': 'failed',
  'deploy-script-failed': 'failed',
  'deploy-cancelled': 'failed',
  'failure-pattern-found': 'failed',
  'success-pattern-missing': 'failed',
  'another-commit': 'failed',
  'health-check-failed': 'failed',
  'unhealthy-before': 'failed',
  'health-unseen-before': 'failed',
  'verify-command-failed': 'failed',
  'max-failures': 'failed',
  'server-failed': 'failed',
  'time-kept-for-rollbacks': 'failed',
  'time-out': 'timed_out',
  'time-out-running': 'timed_out',
  'time-out-unseen': 'timed_out',
  // Nothing that can be read tells what happened.
  'answer-lost': 'unknown',
  'shown-otherwise': 'unknown',
  'not-put-back': 'unknown',
  'end-unseen': 'unknown',
  'commit-unseen': 'unknown',
  'health-unseen': 'unknown',
  'mixed-signs': 'unknown',
  'run-unfinished': 'unknown',
  // A fault of this action: before anything could be in doubt, and after.
  'action-fault': 'failed',
  'action-crashed': 'unknown',
} as const;

export type Reason = keyof typeof OUTCOME_OF;

/** The reason why a run did not succeed, or what a write leaves in doubt. */
export interface Failure {
  readonly reason: Reason;
  readonly message: string;
  /** The next step to take; empty where the message says it. */
  readonly next: string;
}
