import type { Actor, ModelSite, Store } from './world-store.ts';

/** The way a deploy goes. `killed`: it ends without a word. */
export interface Course {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly status: number;
  readonly killed: boolean;
  /** The page and the commands that check it once the deploy has ended; `late`: well, but only after a long time. */
  readonly health: 'well' | 'ill' | 'late';
}

/** A deploy that took place. */
export interface ModelDeploy extends Course {
  readonly by: Actor;
  readonly site: number;
  readonly triggeredMs: number;
  readonly startMs: number;
  readonly endMs: number;
  /** True when its script reports its end. */
  readonly reports: boolean;
  /** The commit that the script brings the site to. */
  readonly commit: string;
  /** Tells one from another, in the exit report too. */
  readonly run: string;
}

/** The way deploys go, which of them move the token, and the moment at which they do. */
export interface DeployManners {
  /** The way the deploys of the run go. */
  readonly course: Course;
  /** The same for single commits: for the first deploy of each, the second, and so on; the last one stays. */
  readonly courses: Readonly<Record<string, readonly [Course, ...Course[]]>>;
  readonly tokenMovesAt: 'start' | 'end';
  readonly failureMovesToken: boolean;
}

export type Deploys = ReturnType<typeof createDeploys>;

/** Runs deploys one after the other, and tells of a site what they have made of its token and its log. */
export function createDeploys(manners: DeployManners, now: () => number, note: Store['note']) {
  const all: ModelDeploy[] = [];
  const shownReports = new Set<string>();

  function start(by: Actor, { id, script, hasRepository }: ModelSite, theirs?: Course): void {
    if (!hasRepository) return;
    const triggeredMs = now();
    const { commit = HEAD, isBroken } = runScript(script ?? '');
    const course = theirs ?? courseOf(commit);
    const before = all.findLast(({ site }) => site === id)?.endMs ?? 0;
    const startMs = Math.max(triggeredMs + course.delayMs, before);
    const endMs = startMs + course.durationMs;
    const status = isBroken ? 128 : course.status;
    const reports = (script ?? '').includes('[site-deploy] exit-status=');
    const run = `run-${all.length + 1}`;
    all.push({ ...course, by, site: id, triggeredMs, startMs, endMs, status, reports, commit, run });
    note(by, 'deploy');
  }

  function courseOf(commit: string): Course {
    const nth = all.filter((deploy) => deploy.by === 'ours' && deploy.commit === commit).length;
    const courses = manners.courses[commit] ?? [manners.course];
    return courses[nth] ?? courses.at(-1) ?? manners.course;
  }

  function tokenAt({ id, token }: ModelSite, atMs: number): string | null {
    const moved = all.map((deploy) => (deploy.site === id ? movedAt(deploy, manners) : undefined));
    const last = moved.findLast((ms) => ms !== undefined && ms <= atMs);
    return last === undefined ? token : stamp(last);
  }

  function deployAt({ id }: ModelSite, atMs: number): ModelDeploy | undefined {
    return all.findLast(({ site, startMs }) => site === id && startMs <= atMs);
  }

  function logAt(site: ModelSite, atMs: number): string | null {
    const deploy = deployAt(site, atMs);
    return deploy === undefined ? site.log : textAt(deploy, atMs);
  }

  function showLog(site: ModelSite, atMs: number): unknown {
    const content = logAt(site, atMs);
    const deploy = deployAt(site, atMs);
    if (deploy !== undefined && content?.includes(deploy.run)) shownReports.add(deploy.run);
    return content === null
      ? null
      : { description: 'Deploy', content, created_at: stamp(deploy?.startMs ?? -1e7) };
  }

  /** The health of a site, as its last deploy that has ended left it. */
  function isWell(id: number, atMs: number): boolean {
    const last = all.findLast(({ site, endMs }) => site === id && endMs <= atMs);
    if (last?.health === 'late') return atMs >= last.endMs + LATE_MS;
    return last?.health !== 'ill';
  }

  return { all, shownReports, start, tokenAt, logAt, showLog, isWell };
}

/** The head of the branch. */
const HEAD = 'c'.repeat(40);
/** The time that a slow page takes to become healthy. */
export const LATE_MS = 90_000;

/** Runs a script, as far as it is about commits. `isBroken`: it asks git for a commit without a name. */
function runScript(script: string): { readonly commit: string | undefined; readonly isBroken: boolean } {
  let pinned: string | undefined;
  let commit: string | undefined;
  for (const line of script.split('\n')) {
    pinned = /^export SITE_DEPLOY_COMMIT=(\w+)$/.exec(line)?.[1] ?? pinned;
    if (/^git pull$/.test(line)) commit = HEAD;
    if (/^git .*reset --hard "\$\{SITE_DEPLOY_COMMIT:-origin\/main\}"$/.test(line)) commit = pinned ?? HEAD;
    if (!/^git .*reset --hard "\$SITE_DEPLOY_COMMIT"$/.test(line)) continue;
    if (pinned === undefined) return { commit, isBroken: true };
    commit = pinned;
  }
  return { commit, isBroken: false };
}

/** The time at which a deploy moves the token; undefined where it does not. */
function movedAt(
  { startMs, endMs, status, killed }: ModelDeploy,
  { tokenMovesAt, failureMovesToken }: DeployManners,
): number | undefined {
  if ((status !== 0 || killed) && !failureMovesToken) return undefined;
  return tokenMovesAt === 'start' ? startMs : endMs;
}

function textAt(
  { startMs, endMs, durationMs, status, killed, reports, commit, run }: ModelDeploy,
  atMs: number,
): string {
  const halfWay = atMs >= startMs + durationMs / 2 ? 'half way\n' : '';
  const isReported = atMs >= endMs && !killed && reports;
  const report = `\n[site-deploy] exit-status=${status} commit=${commit} run=${run}\n`;
  return `begin\n${halfWay}${isReported ? report : ''}`;
}

/** One-second resolution, as the document has it. */
function stamp(atMs: number): string {
  const [date = '', time = ''] = new Date(Date.UTC(2026, 0, 1) + atMs).toISOString().split('T');
  return `${date} ${time.slice(0, 8)}`;
}
