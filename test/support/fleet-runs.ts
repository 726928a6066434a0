import type { ActionRun, Kill } from '../../harness/action-run.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Manners } from '../../harness/simulator/manners.ts';
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

export type Inputs = Readonly<Record<string, string>>;

type More = Parameters<Simulation['play']>[1];

interface FleetSetting extends Omit<Setting, 'sites'> {
  /** The unusual deploys, by the number of the site from 1; 0 stands for all others. */
  readonly courses?: Readonly<Record<number, Partial<Course>>>;
  /** The same by site and commit. */
  readonly courseOf?: Manners['courseOf'];
  /** The unusual fields of a site. */
  readonly fieldsOf?: (domain: string) => Partial<SimulatedSite>;
}

/** A simulation of sites, for runs of many. */
export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** Opens a simulation of so many sites, or with these domains. */
export async function openFleet(
  sites: number | readonly string[],
  { courses = {}, courseOf, fieldsOf = () => ({}), manners, ...setting }: FleetSetting = {},
) {
  const courseOfSite: Manners['courseOf'] = ({ site }) => ({ ...GOOD, ...(courses[site - 1] ?? courses[0]) });
  const domains = typeof sites === 'number' ? domainsOf(sites) : sites;
  const simulation = await openSimulation({
    ...setting,
    sites: openSites(domains).map((site) => ({ ...site, ...fieldsOf(site.domain) })),
    manners: { ...manners, courseOf: courseOf ?? courseOfSite },
  });
  const usual = { operations: 'update-deploy-script, deploy', 'deploy-script': 'make' };
  /** The numbers of the sites that the last run told to deploy, in order. */
  const triggers = (): number[] =>
    simulation.writes().flatMap((line) => {
      const [, id] = /\/sites\/(\d+)\/deploy$/.exec(line) ?? [];
      return id === undefined ? [] : Number(id) - 1;
    });
  /** Plays a step that deploys all sites, unless told otherwise. */
  const play = async (inputs: Inputs, more?: More): Promise<FleetRun> => {
    const targets = inputs.site === undefined && { targets: listOf(domains) };
    return readRun(await simulation.play({ ...usual, ...targets, ...inputs }, more));
  };
  return {
    ...simulation,
    play,
    /** The same, but sends the signal once so many sites were told to deploy, and are looked at. */
    playUntil(signal: 'SIGINT' | 'SIGKILL', most: number, inputs: Inputs, more?: More): Promise<FleetRun> {
      const onStart = (end: Kill): void =>
        simulation.misbehave(({ path }) => {
          if (triggers().length >= most && /\/sites(\/\d+)?$/.test(path)) end(signal);
          return undefined;
        });
      return play(inputs, { ...more, whole: signal !== 'SIGKILL', onStart });
    },
    triggers,
    /** The beginnings and ends of all deploys in time, as in `+1 +2 -1 -2` for the first and the second site. */
    journal(): string {
      const events = simulation.service.deploys.flatMap(({ site, askedMs, endMs }) => [
        { atMs: askedMs, site, text: `+${site - 1}` },
        { atMs: endMs, site, text: `-${site - 1}` },
      ]);
      events.sort((a, b) => a.atMs - b.atMs || a.site - b.site);
      return events.map(({ text }) => text).join(' ');
    },
  };
}

/** A row of the output `targets`. */
type Row = Readonly<Record<'server' | 'site' | 'outcome', string>> & { batch: number; error?: string };

export type FleetRun = ReturnType<typeof readRun>;

/** Reads what is said of many sites in what a run left. */
function readRun(run: ActionRun) {
  const { outputs, runner } = run;
  const found: readonly Row[] = JSON.parse(outputs.targets || '[]');
  return {
    ...run,
    /** The output `targets`: the rows of sites in the order of the list, then those of the servers' operations. */
    rows: found,
    ends: found.map(({ outcome }) => outcome),
    /** The errors, each as its title and its message. */
    errors: runner.annotations.flatMap(({ level, title, message }) =>
      level === 'error' ? `${title}\n${message}` : [],
    ),
    /** The titles of the groups of the log, in order. */
    groups: runner.commands.flatMap(({ name, data }) => (name === 'group' ? [data] : [])),
  };
}
