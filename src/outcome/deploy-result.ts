/** Every sign that a deploy worked, in the words for people. */
export const EVIDENCE = {
  token: 'last_deploy_at changed',
  deployment: 'deployment status success',
  status: 'status active',
  'exit-status': 'exit status 0',
  'success-pattern': 'success patterns found in the log',
  'health-check': 'health check passed',
  'verify-command': 'verify command passed',
} as const;

export type Evidence = keyof typeof EVIDENCE;

/** Evidence for people; outputs have the names. That a deploy has ended goes without saying where more is known. */
export function evidenceInWords(evidence: readonly Evidence[]): string {
  const telling = evidence.filter((name) => name !== 'token' || isOnlyEndSeen(evidence));
  return telling.map((name) => EVIDENCE[name]).join(', ');
}

/** True when a deploy was only seen to end. */
export function isOnlyEndSeen(evidence: readonly Evidence[]): boolean {
  return evidence.join() === 'token';
}

/** A look at the page of the health check. `wall`: something that stands before the site has answered, such as a login or a challenge. */
export interface PageLook {
  readonly state: 'healthy' | 'unhealthy' | 'wall' | 'unreachable';
  /** Undefined if no answer came. */
  readonly status?: number;
  /** True if it has not the text that it is to hold. */
  readonly lacksText?: boolean;
}

/** A look at a page in words, as in `404`, `200 without the text` or `403 (wall)`. */
export function lookInWords({ state, status = 0, lacksText }: PageLook): string {
  if (state === 'unreachable') return 'no answer';
  if (state === 'wall') return `${status} (wall)`;
  return lacksText && status < 300 ? `${status} without the text` : `${status}`;
}

/** The result of a deploy, for the report. It fills up as the deploy proceeds. */
export interface DeployResult {
  readonly previousDeployAt: string | null;
  readonly lastDeployAt: string | null;
  /** In milliseconds from the trigger to the end of the checks; and the part of the deploy itself, as closely as the service shows it. */
  readonly durationMs: number;
  readonly ownMs?: number | undefined;
  readonly exitStatus?: number | undefined;
  /** The whole id, or at least its first seven digits. */
  readonly commit?: string | undefined;
  /** The service's id of the deployment, if it showed one. */
  readonly id?: string | undefined;
  /** The run of the script, as its exit report names it. */
  readonly run?: string;
  /** Set once the deploy itself was judged good, before its checks; empty while it is not. */
  readonly evidence: readonly Evidence[];
  /** The look before the first write of the run, if there was one, and the last one. Set once the health check has ended. */
  readonly page?: { readonly before: PageLook | undefined; readonly after: PageLook } | undefined;
  /** False if the deploy was only triggered. */
  readonly followed: boolean;
  readonly timeline: readonly Milestone[];
}

/** A phase of a deploy. `waiting` lasts until the first line of its log. */
export type Phase = 'waiting' | 'running' | 'settling' | 'health-check' | 'verify-command';

interface Milestone {
  /** In milliseconds since the trigger. */
  readonly atMs: number;
  readonly what: string;
  readonly begins?: Phase | undefined;
}

/** News of a deploy; `log`: all that is known of its log. */
type DeployNews = Partial<DeployResult> & { readonly log?: string };

/** Records the course of a deploy in its result. */
export type Recorder = ReturnType<typeof startResult>['record'];

interface Watched {
  readonly clock: { readonly now: () => number };
  readonly onProgress: (result: DeployResult, log: string) => void;
}

/** The result of a deploy of which nothing is known but `last_deploy_at` before it. */
export function emptyResult(followed: boolean, lastDeployAt: string | null): DeployResult {
  return {
    previousDeployAt: lastDeployAt,
    lastDeployAt,
    durationMs: 0,
    evidence: [],
    followed,
    timeline: [],
  };
}

/** Starts the result of a deploy that is triggered now. */
export function startResult({ clock, onProgress }: Watched, followed: boolean, lastDeployAt: string | null) {
  const triggeredAt = clock.now();
  let result = emptyResult(followed, lastDeployAt);
  let log = '';
  const elapsedMs = (): number => Math.round(clock.now() - triggeredAt);
  const update = ({ log: latest = log, ...found }: DeployNews): void => {
    log = latest;
    result = { ...result, ...found, durationMs: elapsedMs() };
    onProgress(result, log);
  };
  const milestone = (what: string, found: DeployNews = {}, begins?: Phase): void =>
    update({ ...found, timeline: [...result.timeline, { atMs: elapsedMs(), what, begins }] });
  return { record: { update, milestone }, result: () => result, triggeredAt };
}
