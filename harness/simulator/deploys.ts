import type { Actor, SimulatedSite } from './state.ts';

/** The way one deploy goes. Times are in milliseconds of the test's clock. */
export interface Course {
  /** The time that it waits even if no other deploy is before it. */
  readonly delayMs: number;
  readonly durationMs: number;
  readonly exitStatus: number;
  /** True: it ends without its last line and without a report. */
  readonly isKilled: boolean;
  /** True: it prints a line every second; else only at its end. */
  readonly isTalkative: boolean;
  /** The text that it prints as it starts. */
  readonly prints?: string | undefined;
  /** The text that it prints before it reports its end. */
  readonly printsLast?: string | undefined;
  /** The page and the commands that check it once the deploy has ended; `late`: well, but only after `LATE_MS`. */
  readonly health: 'well' | 'ill' | 'late';
  /** The milliseconds by which the clock of its server is ahead of the service's; 0 if left out. */
  readonly clockOffMs?: number | undefined;
  /** The commit that it brings the site to; that of the script if left out. */
  readonly commit?: string | undefined;
}

/** A deploy that has its place in time. */
export interface SimulatedDeploy extends Course {
  readonly by: Actor;
  readonly site: number;
  /** Tells one from another, also in the exit report. */
  readonly name: string;
  /** The id of its entry in the log. */
  readonly id: number;
  readonly askedMs: number;
  readonly startMs: number;
  readonly endMs: number;
  /** True if its script reports its end. */
  readonly reports: boolean;
  readonly commit: string;
  /** The time at which it begins to print; and of its entry in the log, when it was made and from when it is shown. */
  readonly talksFromMs: number;
  readonly createdMs: number;
  readonly shownFromMs: number;
}

/** A deploy as it is asked for. */
type Asked = Pick<SimulatedDeploy, 'by' | 'site' | 'name' | 'id' | 'askedMs' | 'reports' | 'commit'>;

export const GOOD: Course = {
  delayMs: 300,
  durationMs: 3_000,
  exitStatus: 0,
  isKilled: false,
  isTalkative: true,
  health: 'well',
};

/** The time that a page takes to become healthy that does so late. */
export const LATE_MS = 90_000;
/** The time that a service needs between two deploys. */
const GAP_MS = 300;
/** The head of the branch, unless the simulator is told of another. */
export const HEAD = 'c'.repeat(40);

export function isGood({ exitStatus, isKilled }: Course): boolean {
  return exitStatus === 0 && !isKilled;
}

/** Gives a deploy its place in time: behind those of its site that were asked for before. */
export function schedule(
  asked: Asked,
  course: Course,
  before: readonly SimulatedDeploy[],
  entryFrom: 'request' | 'start' | 'end',
): SimulatedDeploy {
  const endBeforeMs = before.findLast(({ site }) => site === asked.site)?.endMs ?? Number.NEGATIVE_INFINITY;
  const startMs = Math.max(asked.askedMs + course.delayMs, endBeforeMs + GAP_MS);
  const endMs = startMs + course.durationMs;
  const createdMs = { request: asked.askedMs, start: startMs, end: endMs }[entryFrom];
  const times = { startMs, endMs, talksFromMs: startMs, createdMs, shownFromMs: createdMs };
  return { ...course, ...asked, ...times };
}

/** True if the page of a site is as it should be at some time, as the last deploy that has ended left it. */
export function isWellAt(deploys: readonly SimulatedDeploy[], atMs: number): boolean {
  const last = deploys.findLast(({ endMs }) => endMs <= atMs);
  if (last?.health === 'late') return atMs >= last.endMs + LATE_MS;
  return last?.health !== 'ill';
}

/** Runs a script, as far as it is about commits. `handed`: the commit as a variable. `isBroken`: it asks git for a commit without a name. */
export function runScript({ script }: Pick<SimulatedSite, 'script'>, head: string, handed?: string) {
  let pinned = handed;
  let commit = head;
  let isBroken = false;
  for (const line of (script ?? '').split('\n')) {
    pinned = /^export SITE_DEPLOY_COMMIT=(\w+)$/.exec(line)?.[1] ?? pinned;
    if (/^git pull$/.test(line)) commit = head;
    if (/^git .*reset --hard "\$\{SITE_DEPLOY_COMMIT:-origin\/main\}"$/.test(line)) commit = pinned ?? head;
    if (!/^git .*reset --hard "\$SITE_DEPLOY_COMMIT"$/.test(line)) continue;
    if (pinned === undefined) isBroken = true;
    commit = pinned ?? commit;
  }
  return { commit, isBroken, reports: (script ?? '').includes('[site-deploy] exit-status=') };
}
