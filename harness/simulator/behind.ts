import { type Course, runScript, type SimulatedDeploy, schedule } from './deploys.ts';
import type { Manners } from './manners.ts';
import type { Showing } from './shown.ts';
import type { Actor, SimulatedSite, Store } from './state.ts';

/** All that stands behind the API. */
export interface Behind {
  readonly manners: Manners;
  readonly now: () => number;
  readonly store: Store;
  readonly deploys: SimulatedDeploy[];
  readonly reboots: { readonly server: number; readonly fromMs: number; readonly untilMs: number }[];
  /** Names of the deploys whose exit report was shown. */
  readonly shownReports: Set<string>;
  /** The `.env` as it was last shown. */
  shownEnv: string | null;
  later(atMs: number, event: () => void): void;
}

export function isAwayAt({ reboots }: Behind, server: number, atMs: number): boolean {
  return reboots.some((reboot) => reboot.server === server && atMs >= reboot.fromMs && atMs < reboot.untilMs);
}

/** Everything that is shown of the deploys of a site. */
export function showingOf(behind: Behind, site: SimulatedSite): Showing {
  return {
    manners: behind.manners.deploys,
    deploys: deploysOf(behind, site),
    token: site.token,
    log: site.log,
  };
}

export function deploysOf({ deploys }: Behind, { id }: SimulatedSite): SimulatedDeploy[] {
  return deploys.filter(({ site }) => site === id);
}

/**
 * Starts the deploy of a site that has a repository.
 *
 * @param theirs the course of somebody else's
 * @param handed the commit that came as a variable
 */
export function startDeploy(
  { manners, now, deploys, store }: Behind,
  by: Actor,
  site: SimulatedSite,
  theirs?: Course,
  handed?: string,
): void {
  if (!site.hasRepository) return;
  const { commit, isBroken, reports } = runScript(site, manners.head(), handed);
  const nth = deploys.filter((deploy) => deploy.by === by && deploy.commit === commit).length;
  const course = theirs ?? manners.courseOf({ by, site: site.id, commit }, nth);
  const number = deploys.length + 1;
  const asked = { by, site: site.id, name: `run-${number}`, id: 4_000 + number, askedMs: now(), reports };
  const ended = isBroken ? { ...course, exitStatus: 128 } : course;
  const own = { ...asked, commit: course.commit ?? commit };
  deploys.push(schedule(own, ended, deploys, manners.deploys.log.entryFrom));
  store.change(by, 'deploy', undefined, { site: site.id });
}
