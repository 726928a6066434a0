import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { ActionRun } from '../../harness/action-run.ts';
import { runPost } from '../../harness/run-action.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Lane, type Stage, setStage } from '../../harness/stage.ts';
import { readAftermath } from '../../src/run/aftermath.ts';
import { makeSites, outcomesOf, triggersOf, unfinishedOf } from '../support/fleet-ground.ts';
import { runs } from '../support/property-runs.ts';

/**
 * A run of many is killed at a random request, and what it left in `unfinished` is run: both together must come to the same end
 * as a run that nobody killed.
 */

const AT_ONCE = 20;
const SITES = 6;
const POINTS = 100;
const SECRET = 'env-secret-of-the-fleet';

const GO_ON = 'The output unfinished lists the targets that had not succeeded: run again with it as targets.';

/** A run to be killed. */
interface Point {
  /** The request at which it is killed, in thousandths of those of a whole run. */
  readonly at: number;
  /** As the request arrives, or once it took effect and before its answer. */
  readonly when: 'before' | 'after';
  /** The site whose deploy fails; there may be none of that number. */
  readonly failing: number;
  /** True where the built action is killed, as a process; the others are played, and cut off. */
  readonly built: boolean;
}

/** The sites of a lane. */
interface Ground {
  readonly lane: Lane;
  readonly paths: ReadonlyMap<string, string>;
}

let stage: Stage;
let grounds: readonly Ground[];
let rounds = 0;
let kills = 0;
beforeAll(async () => {
  stage = await setStage();
  grounds = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, nth) => {
      const domains = Array.from({ length: SITES }, (__, site) => `site-${site}.lane-${nth}.example`);
      return { lane: await stage.openLane(), paths: await makeSites(stage, domains) };
    }),
  );
});
afterAll(async () => {
  await stage.stop();
  process.stdout.write(`killed ${kills} runs of many, and went on with their unfinished targets\n`);
});

/** The inputs of a round: everything that it writes bears its number. */
function inputsOf({ paths }: Ground, round: number, failing: number): Record<string, string> {
  const script = (nth: number) => `echo round ${round}\n${nth === failing ? 'exit 7\n' : ''}`;
  const targets = [...paths.keys()].map((site, nth) => ({ site, 'deploy-script': script(nth) }));
  return {
    targets: JSON.stringify(targets),
    ...{ batches: '1, 50%, 100%', 'max-failures': '100%', timeout: '30s' },
    operations: 'update-deploy-script, sync-env, deploy',
    env: `APP_KEY=${SECRET}\nROUND=${round}`,
  };
}

const siteAnswer = z.object({
  data: z.looseObject({ domain: z.string(), last_deploy_at: z.string().nullable() }),
});
const logAnswer = z.object({ data: z.object({ content: z.string() }) });

/** All that the service shows of the sites, without what differs by lane, round and deploy. */
async function look({ paths }: Ground, round: number): Promise<string[]> {
  return Promise.all(
    [...paths.values()].map(async (path) => {
      const [site, log, script, env] = await Promise.all(
        ['', '/log', '/deploy/script', '/env'].map((end) => stage.call('GET', path + end)),
      );
      const content = logAnswer.parse(log).data.content.replace(/ run=\S+/, '');
      const { domain, id, created_at, last_deploy_at: deployedAt, ...rest } = siteAnswer.parse(site).data;
      const shown = { ...rest, isDeployed: deployedAt !== null, content, script, env };
      return JSON.stringify(shown).replaceAll(
        /(round |ROUND=)(\d+)/g,
        (_, name, nth) => name + (nth - round),
      );
    }),
  );
}

/** Two deploys of a site that end within the same second are told apart late, by the log. */
const untilNextSecond = (): Promise<void> => setTimeout(1_000 - (Date.now() % 1_000));

/** Counts the triggers of a run by the site. No site may have more than one. */
function expectOnceEach(lane: Lane): Map<string, number> {
  const triggers = triggersOf(lane.service.requests);
  expect([...triggers].filter(([, count]) => count > 1)).toEqual([]);
  return triggers;
}

/** Plays a run, and kills it at a request of a number from 1. */
async function killAt(
  { lane }: Ground,
  inputs: Record<string, string>,
  nth: number,
  { when, built }: Pick<Point, 'when' | 'built'>,
): Promise<ActionRun> {
  const killed = Promise.withResolvers<(signal: NodeJS.Signals) => void>();
  let count = 0;
  lane.misbehave(async ({ method, path, body }) => {
    count += 1;
    if (count !== nth) return undefined;
    const kill = await killed.promise;
    if (when === 'after') await stage.call(method, path, body === '' ? undefined : JSON.parse(body));
    kill('SIGKILL');
    return 'reset';
  });
  const options = { secrets: [SECRET], whole: false, onStart: killed.resolve };
  return built ? lane.run(inputs, options) : lane.play(inputs, options);
}

/** Checks what the post step would say against what the run has left. */
function expectTruthful({ state, log, outputs }: Pick<ActionRun, 'state' | 'log' | 'outputs'>): void {
  const said = readAftermath(state.run) ?? '';
  const [, total, done, underWay, waiting] =
    /^The step for (\d+) targets was ended from outside: (\d+) had ended(?: \(\d+ failed\))?, (\d+) were running, (\d+) had not started\. /.exec(
      said,
    ) ?? [];
  expect(Number(total)).toBe(SITES);
  expect(Number(done) + Number(underWay) + Number(waiting)).toBe(SITES);
  // The group of a target follows at once.
  expect(Number(done)).toBe([...log.matchAll(/^##\[group\]\d+ of \d+ · /gm)].length);
  expect(said).toContain(` had not started. ${GO_ON}`);
  expect(said.split('\n')).toHaveLength(1);
  const named = said.match(/That for \S+ on the server 1 was ended /g) ?? [];
  expect(named).toHaveLength(Number(underWay));
  const failed = Number(/\((\d+) failed\)/.exec(said)?.[1] ?? 0);
  expect(unfinishedOf({ outputs })).toHaveLength(SITES - Number(done) + failed);
}

/** Kills a run and goes on with what it left. */
async function endure(
  ground: Ground,
  { at, failing, ...how }: Point,
  usual: number,
  wanted: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  rounds += 1;
  const round = rounds;
  const { lane, paths } = ground;
  const inputs = inputsOf(ground, round, failing);
  await untilNextSecond();
  const killed = await killAt(ground, inputs, 1 + Math.floor((at * usual) / 1_000), how);
  const first = expectOnceEach(lane);
  if (killed.code === null) {
    kills += 1;
    if (killed.state.run !== undefined) expectTruthful(killed);
    if (how.built)
      expect(runPost(killed.state, [SECRET])).toBe(
        killed.state.run === undefined ? '' : `::warning::${killed.state.run}\n`,
      );
  }
  lane.misbehave(() => undefined);
  await untilNextSecond();
  const unfinished = killed.outputs.unfinished ?? '';
  const second = await lane.play({ ...inputs, targets: unfinished }, { secrets: [SECRET] });
  const again = expectOnceEach(lane);
  expect([...paths.values()].filter((path) => !first.has(path) && !again.has(path))).toEqual([]);
  expect(second.outputs.outcome).toBe(failing < SITES ? 'failed' : 'succeeded');
  const domains = [...paths.keys()];
  const outcomes = domains.map((domain, nth) => [domain, nth === failing ? 'failed' : 'succeeded']);
  expect(Object.fromEntries(outcomes)).toMatchObject(outcomesOf(second));
  expect(unfinishedOf(second)).toEqual(domains.filter((_, nth) => nth === failing));
  expect(await look(ground, round)).toEqual(wanted.get(failing));
}

/** Gives each item to the next free lane. */
async function inLanes<Item>(
  items: readonly Item[],
  body: (item: Item, ground: Ground) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    grounds.map(async (ground) => {
      for (const item of queue) await body(item, ground);
    }),
  );
}

/** Every twentieth is one of the built action. */
const points = (count: number): Point[] =>
  fc
    .sample(
      fc.record({
        at: fc.noBias(fc.integer({ min: 0, max: 999 })),
        when: fc.constantFrom('before', 'after'),
        // Half of them have none.
        failing: fc.integer({ min: 0, max: 2 * SITES - 1 }).map((nth) => Math.min(nth, SITES)),
      }),
      runs(count),
    )
    .map((point, nth) => ({ ...point, built: nth % 20 === 0 }));

describe('killed', () => {
  test('at a random request, and run again with unfinished: the same end, none twice in a run, none lost', async () => {
    const wanted = new Map<number, readonly string[]>();
    let usual = Number.POSITIVE_INFINITY;
    await inLanes(
      Array.from({ length: SITES + 1 }, (_, failing) => failing),
      async (failing, ground) => {
        rounds += 1;
        const round = rounds;
        const run = await ground.lane.play(inputsOf(ground, round, failing), { secrets: [SECRET] });
        expect(run.outputs.outcome).toBe(failing < SITES ? 'failed' : 'succeeded');
        usual = Math.min(usual, ground.lane.service.requests.length);
        wanted.set(failing, await look(ground, round));
      },
    );
    const problems: string[] = [];
    await inLanes(points(POINTS), async (point, ground) => {
      const where = JSON.stringify(point);
      await scenario('run of many killed, run again', [where], () =>
        endure(ground, point, usual, wanted),
      ).catch((error: unknown) => {
        problems.push(`${where}: ${error instanceof Error ? error.message : error}`);
      });
    });
    expect(problems).toEqual([]);
    expect(kills).toBeGreaterThan(POINTS * 0.9);
  }, 120_000);

  test('while deploys run: the post step tells each of them, in one line, and how to go on', async () => {
    const paths = await makeSites(stage, [
      'quick.example',
      'slow-a.example',
      'slow-b.example',
      'last.example',
    ]);
    const script = (site: string) => (site.startsWith('slow') ? 'sleep 30' : 'exit 3');
    const targets = [...paths.keys()].map((site) => ({ site, 'deploy-script': script(site) }));
    let kill: (signal: NodeJS.Signals) => void = () => {};
    stage.misbehave(({ method, path }) => {
      const isLook = method === 'GET' && /\/sites(\/\d+)?$/.test(path);
      if (isLook && triggersOf(stage.service.requests).size === 3) kill('SIGKILL');
      return undefined;
    });
    const killed = await stage.run(
      {
        targets: JSON.stringify(targets),
        ...{ batches: '1, 2', 'max-failures': '1', operations: 'update-deploy-script, deploy' },
      },
      {
        whole: false,
        onStart: (send) => {
          kill = send;
        },
      },
    );
    expect(killed.code).toBe(null);
    expect(unfinishedOf(killed)).toEqual([...paths.keys()]);
    expect(killed.outputs.unfinished).toBe(JSON.stringify(targets));
    const [line = '', ...more] = runPost(killed.state).split('\n');
    expect(more).toEqual(['']);
    const during = (site: string): string =>
      `That for ${site} on the server 1 was ended during deploy, while it was writing. The trigger of the deploy was sent at DATE and confirmed: the deploy may still be running, and how it ends is not known. Ended before that: update-deploy-script. Look at the deploy log of the site (show-deploy-log prints it); running again does what is missing and repeats deploy.`;
    expect(line.replaceAll(/[\d-]{10} [\d:]{8} UTC/g, 'DATE')).toBe(
      `::warning::The step for 4 targets was ended from outside: 1 had ended (1 failed), 2 were running, 1 had not started. ${GO_ON} ${during('slow-a.example')} ${during('slow-b.example')}`,
    );
  });

  test('with more under way than a message tells: it still tells how to go on', async () => {
    const domains = Array.from(
      { length: 12 },
      (_, nth) => `site-${nth}.with-a-very-long-name-of-a-shop-in-a-distant-town.example`,
    );
    await makeSites(stage, domains, { script: 'sleep 30' });
    let kill: (signal: NodeJS.Signals) => void = () => {};
    stage.misbehave(({ method, path }) => {
      const isLook = method === 'GET' && /\/sites(\/\d+)?$/.test(path);
      if (isLook && triggersOf(stage.service.requests).size === domains.length) kill('SIGKILL');
      return undefined;
    });
    const inputs = { targets: JSON.stringify(domains), 'max-parallel': '12', operations: 'deploy' };
    const onStart = (send: typeof kill): void => {
      kill = send;
    };
    const killed = await stage.run(inputs, { whole: false, onStart });
    const said = runPost(killed.state);
    expect(said.split('\n')).toHaveLength(2);
    expect(said).toContain(`0 had ended, 12 were running, 0 had not started. ${GO_ON} That for site-0.`);
    expect(said).toMatch(/ … \[cut, \d+ characters\]\n$/);
  });

  test('before the targets are found: nothing was sent, and unfinished is the list as given', async () => {
    const targets = '- { site: "*.lane-0.example" }\n- 1/quick.example # a comment\n';
    let kill: (signal: NodeJS.Signals) => void = () => {};
    stage.misbehave(() => {
      kill('SIGKILL');
      return undefined;
    });
    const killed = await stage.run(
      { targets, operations: 'deploy' },
      {
        whole: false,
        onStart: (send) => {
          kill = send;
        },
      },
    );
    expect(killed.code).toBe(null);
    expect(killed.outputs).toEqual({ unfinished: targets.trim() });
    expect(runPost(killed.state)).toBe('');
  });
});
