import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
import {
  openSimulation,
  openSites,
  type Setting,
  type Simulation,
} from '../../harness/simulator/simulation.ts';
import type { SimulatedSite } from '../../harness/simulator/state.ts';

/** A deploy that outlasts every run. */
export const HOUR: Partial<Course> = { durationMs: 3_600_000 };

/** Domains from `site-1.example` on. */
export const domainsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `site-${nth + 1}.example`);

/** A list of targets as the input takes it. */
export const listOf = (entries: readonly unknown[]): string => JSON.stringify(entries);

interface FleetSetting extends Omit<Setting, 'sites'> {
  /** The deploys, by domain, that do not go as usual. */
  readonly courses?: Readonly<Record<string, Partial<Course>>>;
  /** The fields in which a site differs from others. */
  readonly fieldsOf?: (domain: string) => Partial<SimulatedSite>;
}

/** Opens a simulation with these sites, which have the ids from 2 on. */
export function openFleet(
  domains: readonly string[],
  { courses = {}, fieldsOf = () => ({}), manners, ...setting }: FleetSetting = {},
): Promise<Simulation> {
  const sites = openSites(domains).map((site) => ({ ...site, ...fieldsOf(site.domain) }));
  const courseOf: Manners['courseOf'] = ({ site: id }) => ({ ...GOOD, ...courses[domains[id - 2] ?? ''] });
  return openSimulation({ ...setting, sites, manners: { ...manners, courseOf } });
}

const target = {
  ...{ server: z.string(), site: z.string(), batch: z.number(), outcome: z.string() },
  error: z.string().optional(),
};
const rows = z.array(z.object(target));

/** The output `targets` of a run. */
export const rowsOf = ({ outputs }: Pick<ActionRun, 'outputs'>): z.infer<typeof rows> =>
  rows.parse(JSON.parse(outputs.targets ?? ''));

/** The outcome of each target, by the domain of its site; that of a server's operations by its name. */
export const endsOf = (run: Pick<ActionRun, 'outputs'>): Readonly<Record<string, string>> =>
  Object.fromEntries(rowsOf(run).map(({ server, site, outcome }) => [site || server, outcome]));

/** The annotations of a level, with their titles. */
export const annotationsOf = ({ runner }: Pick<ActionRun, 'runner'>, level: 'error' | 'warning'): string[] =>
  runner.annotations
    .filter((annotation) => annotation.level === level)
    .map(({ title = '', message }) => `${title}\n${message}`.trim());

/** The titles of the groups of a log, in order. */
export const groupsOf = ({ runner }: Pick<ActionRun, 'runner'>): string[] =>
  runner.commands.flatMap(({ name, data }) => (name === 'group' ? [data] : []));

/** The ids of the sites that a run told to deploy, in order. */
export const triggersOf = (simulation: Pick<Simulation, 'writes'>): number[] =>
  simulation.writes().flatMap((line) => Number(/\/sites\/(\d+)\/deploy$/.exec(line)?.[1] ?? []) || []);

/** The beginnings and ends of all deploys in time, as in `+1 +2 -1 -2` for the first and the second site. */
export function journalOf({ service }: Simulation): string {
  const events = service.deploys.flatMap(({ site, askedMs, endMs }) => [
    { atMs: askedMs, text: `+${site - 1}` },
    { atMs: endMs, text: `-${site - 1}` },
  ]);
  const inOrder = events.sort(
    (a, b) => a.atMs - b.atMs || Math.abs(Number(a.text)) - Math.abs(Number(b.text)),
  );
  return inOrder.map(({ text }) => text).join(' ');
}

/** Strikes once so many sites were told to deploy, and are looked at. */
export function onceDeploying(simulation: Simulation, triggers: number, strike: () => void): void {
  simulation.misbehave(({ path }) => {
    if (triggersOf(simulation).length >= triggers && /\/sites(\/\d+)?$/.test(path)) strike();
    return undefined;
  });
}
