import type { Actor, ModelSite, Store } from './world-store.ts';

/** The way a deploy goes. `killed`: it ends without a word. */
export interface Course {
  readonly delayMs: number;
  readonly durationMs: number;
  readonly status: number;
  readonly killed: boolean;
}

/** A deploy that took place. */
export interface ModelDeploy extends Course {
  readonly by: Actor;
  readonly site: number;
  readonly startMs: number;
  readonly endMs: number;
  /** True when its script reports its end. */
  readonly reports: boolean;
  /** Tells one from another, in the exit report too. */
  readonly run: string;
}

/** The deploys that move the token, and the moment at which they do. */
export interface TokenManners {
  readonly tokenMovesAt: 'start' | 'end';
  readonly failureMovesToken: boolean;
}

export type Deploys = ReturnType<typeof createDeploys>;

/** Runs deploys one after the other, and tells of a site what they have made of its token and its log. */
export function createDeploys(manners: TokenManners, now: () => number, note: Store['note']) {
  const all: ModelDeploy[] = [];
  const shownReports = new Set<string>();

  function start(by: Actor, { id, script, hasRepository }: ModelSite, course: Course): void {
    if (!hasRepository) return;
    const before = all.findLast(({ site }) => site === id)?.endMs ?? 0;
    const startMs = Math.max(now() + course.delayMs, before);
    const reports = (script ?? '').includes('[site-deploy] exit-status=');
    const run = `run-${all.length + 1}`;
    all.push({ ...course, by, site: id, startMs, endMs: startMs + course.durationMs, reports, run });
    note(by, 'deploy');
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

  return { all, shownReports, start, tokenAt, logAt, showLog };
}

/** The time at which a deploy moves the token; undefined where it does not. */
function movedAt(
  { startMs, endMs, status, killed }: ModelDeploy,
  { tokenMovesAt, failureMovesToken }: TokenManners,
): number | undefined {
  if ((status !== 0 || killed) && !failureMovesToken) return undefined;
  return tokenMovesAt === 'start' ? startMs : endMs;
}

function textAt(
  { startMs, endMs, durationMs, status, killed, reports, run }: ModelDeploy,
  atMs: number,
): string {
  const halfWay = atMs >= startMs + durationMs / 2 ? 'half way\n' : '';
  const isReported = atMs >= endMs && !killed && reports;
  const report = `\n[site-deploy] exit-status=${status} commit=${'c'.repeat(40)} run=${run}\n`;
  return `begin\n${halfWay}${isReported ? report : ''}`;
}

/** One-second resolution, as the document has it. */
function stamp(atMs: number): string {
  const [date = '', time = ''] = new Date(Date.UTC(2026, 0, 1) + atMs).toISOString().split('T');
  return `${date} ${time.slice(0, 8)}`;
}
