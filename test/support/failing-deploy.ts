import type { ActionOptions, Kill } from '../../harness/action-run.ts';
import { type Course, GOOD } from '../../harness/simulator/deploys.ts';
import type { Fault } from '../../harness/simulator/faults.ts';
import { openSimulation, type Setting, type Simulation } from '../../harness/simulator/simulation.ts';
import type { Meddling, Simulator } from '../../harness/simulator/simulator.ts';
import { DOMAIN, newSite, type SimulatedSite } from '../../harness/simulator/state.ts';
import { framed } from '../../src/script/frame.ts';

/** The commit that the site is on, and the one whose deploy fails. */
export const OLD = 'a'.repeat(40);
export const NEW = 'b'.repeat(40);
const SCRIPT = 'set -e\ngit fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"\n';

/** The texts of the site before a run, and as somebody else may change them. */
export const BEFORE = {
  script: framed(SCRIPT, OLD),
  env: '# kept\nAPI_SECRET=old-secret-value-11\nOTHER=1\n',
};
export const THEIRS = { kind: 'script', script: `${BEFORE.script}# theirs\n` } as const;

/** The writes of a run up to its trigger, and those that put back what it wrote. */
export const FIRST = ['PATCH deploy/script', 'PATCH env', 'POST deploy'];
export const RESTORED = [...FIRST, 'PATCH env', 'PATCH deploy/script'];

/** Differences of a site and its deploys from usual ones, and the faults that happen. */
export interface Twist extends Pick<Setting, 'manners' | 'latencyMs'> {
  /** The deploys of the new commit, and of the old one. */
  readonly first?: Partial<Course>;
  readonly second?: Partial<Course>;
  readonly site?: Partial<SimulatedSite>;
  readonly at?: At;
}

/**
 * Decides the fault of a request, and may change something on the service.
 *
 * @param place as in `4 GET env 1`: after so many writes, itself included, and the number of this read since the last one
 */
type At = (place: string, service: Simulator) => Fault | undefined;

/** Something that happens at each place that matches: a deed of somebody else, a fault, or the one and then the other. */
export function at(places: RegExp, ...happenings: readonly (Meddling | Fault)[]): Twist {
  return {
    at(place, service) {
      if (!places.test(place)) return undefined;
      for (const deed of happenings.filter(isDeed)) service.meddle(deed);
      return happenings.find((one): one is Fault => !isDeed(one));
    },
  };
}

const isDeed = (one: Meddling | Fault): one is Meddling => typeof one === 'object' && 'kind' in one;

type Inputs = ActionOptions['inputs'];
type Options = Omit<ActionOptions, 'inputs'> & { readonly at?: At | undefined };

/** A simulation of one site on which a deploy fails, unless told otherwise. */
export async function openFailingDeploy(given: Twist = {}) {
  const { first = { exitStatus: 3 }, second = {}, site = {}, manners = {}, at: twist, ...setting } = given;
  const log = `old\n\n[site-deploy] exit-status=0 commit=${OLD} run=old\n`;
  const own = { ...BEFORE, hasRepository: true, token: '2025-12-31 00:00:00', log };
  const simulation = await openSimulation({
    ...setting,
    sites: [newSite(2, DOMAIN, { ...own, ...site })],
    manners: { ...manners, courseOf: ({ commit }) => ({ ...GOOD, ...(commit === OLD ? second : first) }) },
    pageOf: () => ({ status: service.isWell() ? 200 : 500, text: '' }),
  });
  const { service } = simulation;
  return {
    ...simulation,
    /** Writes a script, writes a `.env` and deploys the new commit. `health-check-url` is a path of the simulation. */
    deploy: (inputs: Inputs, more?: Options) => deploy(simulation, inputs, { at: twist, ...more }),
    /** The deploy script and the `.env` of the site. */
    texts: () => ({ script: service.siteOf()?.script ?? null, env: service.siteOf()?.env ?? null }),
    /** The commits that were deployed. */
    commits: () => service.deploys.map(({ commit }) => commit),
    /** As `deploy`, but ends the run at the first place that matches. The request still takes effect. Fails if more come. */
    async interrupt(inputs: Inputs, signal: NodeJS.Signals, places: RegExp) {
      let end: Kill = () => {};
      const late: string[] = [];
      let isEnded = false;
      const run = await deploy(simulation, inputs, {
        whole: signal !== 'SIGKILL',
        onStart: (own) => {
          end = own;
        },
        at(place, all) {
          if (isEnded) late.push(place);
          if (isEnded || !places.test(place)) return twist?.(place, all);
          isEnded = true;
          end(signal);
          return 'lose-answer';
        },
      });
      if (!isEnded || late.length > 0) throw new Error(`Interrupted: ${isEnded}; after it: ${late.join()}`);
      return run;
    },
  };
}

/** Plays a run; its `writes` are those that the service got, as in `PATCH env`. */
async function deploy(simulation: Simulation, inputs: Inputs, { at: happens, ...more }: Options) {
  let writes = 0;
  let reads: string[] = [];
  simulation.misbehave(({ method, path }) => {
    const line = `${method} ${path.replace(/.*\/sites\/2\/?/, '') || 'site'}`;
    if (method !== 'GET') writes += 1;
    reads = method === 'GET' ? [...reads, line] : [];
    return happens?.(`${writes} ${line} ${reads.filter((one) => one === line).length}`, simulation.service);
  });
  const usual = {
    site: DOMAIN,
    operations: 'update-deploy-script, sync-env, deploy',
    commit: NEW,
    'deploy-script': SCRIPT,
    env: 'API_SECRET=new-secret-value-22\nADDED=yes-please',
  };
  const { 'health-check-url': page } = inputs;
  const pages = page !== undefined && { 'health-check-url': `${simulation.url}${page}` };
  const secrets = ['old-secret-value-11', 'new-secret-value-22'];
  const run = await simulation.play({ ...usual, ...inputs, ...pages }, { secrets, ...more });
  return { ...run, writes: simulation.writes().map((line) => line.replace('/sites/2/', '')) };
}
