import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import {
  openSimulation,
  openSites,
  type Setting,
  type Simulation,
} from '../../harness/simulator/simulation.ts';
import type { SimulatedSite } from '../../harness/simulator/state.ts';

/** A deploy that fails, and one that outlasts every run. */
export const BAD: Partial<Course> = { exitStatus: 3 };
export const HOUR: Partial<Course> = { durationMs: 3_600_000 };

/** The domains `site-1.example`, `site-2.example` and so on. */
export const domainsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `site-${nth + 1}.example`);

/** A list of targets as the input takes it. */
export const listOf = (entries: readonly unknown[]): string => JSON.stringify(entries);

interface FleetSetting extends Omit<Setting, 'sites'> {
  /** The unusual deploys, by the number of the site from 1; 0 stands for all others. */
  readonly courses?: Readonly<Record<number, Partial<Course>>>;
  /** The unusual fields of a site. */
  readonly fieldsOf?: (domain: string) => Partial<SimulatedSite>;
}

/** Opens a simulation of so many sites, or with these domains. The steps that it plays deploy all of them, unless told otherwise. */
export async function openFleet(
  sites: number | readonly string[],
  { courses = {}, fieldsOf = () => ({}), manners, ...setting }: FleetSetting = {},
): Promise<Simulation> {
  const domains = typeof sites === 'number' ? domainsOf(sites) : sites;
  const simulation = await openSimulation({
    ...setting,
    sites: openSites(domains).map((site) => ({ ...site, ...fieldsOf(site.domain) })),
    manners: { ...manners, courseOf: ({ site }) => ({ ...GOOD, ...(courses[site - 1] ?? courses[0]) }) },
  });
  const usual = { operations: 'update-deploy-script, deploy', 'deploy-script': 'make' };
  return {
    ...simulation,
    play: (inputs, more) =>
      simulation.play(
        { ...usual, ...(inputs.site === undefined && { targets: listOf(domains) }), ...inputs },
        more,
      ),
  };
}

const rows = z.array(
  z.object({
    ...{ server: z.string(), site: z.string(), batch: z.number(), outcome: z.string() },
    error: z.string().optional(),
  }),
);

/** The output `targets` of a run. */
export const rowsOf = ({ outputs }: ActionRun): z.infer<typeof rows> =>
  rows.parse(JSON.parse(outputs.targets ?? ''));

/** The outcomes of the targets, in the order of the list; then those of the servers' operations. */
export const endsOf = (run: ActionRun): string[] => rowsOf(run).map(({ outcome }) => outcome);

/** The annotations of a level, with their titles. */
export const annotationsOf = ({ runner }: ActionRun, level: 'error' | 'warning'): string[] =>
  runner.annotations
    .filter((annotation) => annotation.level === level)
    .map(({ title = '', message }) => `${title}\n${message}`.trim());

/** The titles of the groups of a log, in order. */
export const groupsOf = ({ runner }: ActionRun): string[] =>
  runner.commands.flatMap(({ name, data }) => (name === 'group' ? [data] : []));

/** The numbers of the sites that the last run told to deploy, in order. */
export const triggersOf = (simulation: Simulation): number[] =>
  simulation.writes().flatMap((line) => {
    const [, id] = /\/sites\/(\d+)\/deploy$/.exec(line) ?? [];
    return id === undefined ? [] : Number(id) - 1;
  });

/** The beginnings and ends of all deploys in time, as in `+1 +2 -1 -2` for the first and the second site. */
export function journalOf({ service }: Simulation): string {
  const events = service.deploys.flatMap(({ site, askedMs, endMs }) => [
    { atMs: askedMs, site, text: `+${site - 1}` },
    { atMs: endMs, site, text: `-${site - 1}` },
  ]);
  events.sort((a, b) => a.atMs - b.atMs || a.site - b.site);
  return events.map(({ text }) => text).join(' ');
}

/** Strikes once so many sites were told to deploy, and are looked at. */
export function onceDeploying(simulation: Simulation, triggers: number, strike: () => void): void {
  simulation.misbehave(({ path }) => {
    if (triggersOf(simulation).length >= triggers && /\/sites(\/\d+)?$/.test(path)) strike();
    return undefined;
  });
}
