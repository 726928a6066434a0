import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ActionRun } from '../../harness/action-run.ts';
import type { SeenRequest } from '../../harness/misbehaving-server.ts';
import type { End } from '../../harness/play-step.ts';
import { runPost } from '../../harness/run-action.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage } from '../../harness/stage.ts';
import { readAftermath } from '../../src/run/aftermath.ts';

const SCRIPT =
  'set -e\ngit fetch --quiet origin\ngit reset --quiet --hard "$SITE_DEPLOY_COMMIT"\n. ./deploy.sh\n';
const OLD_VALUE = 'old-secret-value-11';
const NEW_VALUE = 'new-secret-value-22';
const secrets = [OLD_VALUE, NEW_VALUE];
/** The time in which the log must stay quiet is skipped. */
const PLAYED = { secrets, waitsInVain: true };

/** A request of the rollback, named by the last write and by itself, and how a run that ends there is told. */
interface Point {
  readonly at: string;
  readonly outcome: 'failed' | 'cancelled';
  /** The message of a run that is cancelled there. */
  readonly says: string;
  /** The post step of a run that is killed there. */
  readonly post: string;
  readonly deploys: 1 | 2;
}

const NOT_BEGUN = 'nothing was deployed again: The workflow was cancelled';
const BOTH_UNKNOWN = 'Whether the deploy script and the .env were put back is not known.';
const ENV_BACK = 'The .env was put back. Whether the deploy script was put back is not known.';
const BOTH_BACK = 'The .env and the deploy script were put back.';
const RUNNING = 'the deploy may still be running';

const POINTS: readonly Point[] = [
  { at: 'POST deploy: GET env', outcome: 'failed', says: NOT_BEGUN, post: BOTH_UNKNOWN, deploys: 1 },
  { at: 'PATCH env', outcome: 'cancelled', says: NOT_BEGUN, post: BOTH_UNKNOWN, deploys: 1 },
  { at: 'PATCH env: GET env', outcome: 'cancelled', says: NOT_BEGUN, post: BOTH_UNKNOWN, deploys: 1 },
  { at: 'PATCH env: GET deploy/script', outcome: 'cancelled', says: NOT_BEGUN, post: ENV_BACK, deploys: 1 },
  { at: 'PATCH deploy/script', outcome: 'cancelled', says: NOT_BEGUN, post: ENV_BACK, deploys: 1 },
  {
    at: 'PATCH deploy/script: GET deploy/script',
    outcome: 'cancelled',
    says: NOT_BEGUN,
    post: ENV_BACK,
    deploys: 1,
  },
  { at: 'PATCH deploy/script: GET site', outcome: 'cancelled', says: NOT_BEGUN, post: BOTH_BACK, deploys: 1 },
  { at: 'PATCH deploy/script: GET log', outcome: 'cancelled', says: NOT_BEGUN, post: BOTH_BACK, deploys: 1 },
  {
    ...{ at: 'POST deploy', outcome: 'cancelled', says: 'Whether the deploy was triggered is not known' },
    ...{ post: 'or was about to be: whether it took effect is not known', deploys: 2 },
  },
  {
    at: 'POST deploy: GET again',
    outcome: 'cancelled',
    says: 'it may still be running',
    post: `and confirmed: ${RUNNING}`,
    deploys: 2,
  },
];

describe.each(SERVICES)('%s: a rollback that is ended from outside', (service) => {
  let stage: Stage;
  let site = '';
  let siteId = 0;
  let good = '';
  let bad = '';
  let made = 0;
  beforeAll(async () => {
    stage = await setStage({ service }, { 'deploy.sh': ':\n', '.env.example': '' });
    good = await stage.repository.commit({ 'public/index.html': 'good' }, 'good');
    bad = await stage.repository.commit({ 'public/index.html': 'bad', 'deploy.sh': 'exit 3\n' }, 'bad');
  });
  afterAll(() => stage.stop());

  const inputs = (commit: string, value: string) => ({
    ...{ site, operations: 'update-deploy-script, sync-env, deploy', 'deploy-script': SCRIPT, commit },
    ...{ env: `API_SECRET=${value}`, 'rollback-on-failure': 'true' },
  });
  const message = (run: ActionRun): string => run.runner.annotations.at(-1)?.message ?? '';

  beforeEach(async () => {
    stage.misbehave(() => undefined);
    made += 1;
    site = `ended-${made}.example`;
    const operations = 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy';
    const run = await stage.play({ ...inputs(good, OLD_VALUE), operations }, PLAYED);
    expect(run.outputs.outcome).toBe('succeeded');
    siteId = Number(run.outputs['site-id']);
  });

  /** Calls `strike` at a request of the rollback, once it took effect. */
  function strikeAt(at: string, strike: () => void): void {
    const name = nameRequests();
    stage.misbehave(async (request) => {
      if (name(request) !== at) return undefined;
      const { method, path, body } = request;
      if (method !== 'GET') await stage.call(method, path, body === '' ? undefined : JSON.parse(body));
      strike();
      return 'reset';
    });
  }

  /** Names the requests from the end of the first deploy on. */
  function nameRequests(): (request: SeenRequest) => string {
    let writes = 0;
    let last = '';
    return ({ method, path }) => {
      const [, what = ''] = /\/sites\/\d+\/?(.*)$/.exec(path) ?? [];
      const line = `${method} ${what || 'site'}`;
      if (method !== 'GET') writes += 1;
      if (writes < 3 || (writes === 3 && (method !== 'GET' || /^(site|log)$/.test(what || 'site'))))
        return '';
      if (method !== 'GET') {
        last = line;
        return line;
      }
      if (writes === 3) return `POST deploy: ${line}`;
      return writes === 6 ? 'POST deploy: GET again' : `${last}: ${line}`;
    };
  }

  const triggers = (): number => stage.service.writes().filter((line) => line.endsWith('/deploy')).length;
  const read = (path: string): Promise<unknown> => stage.call('GET', `/api/servers/1/sites/${siteId}${path}`);

  test.each(POINTS)('cancelled at $at', async ({ at, outcome, says, deploys }) => {
    const run = await stage.play(inputs(bad, NEW_VALUE), {
      ...PLAYED,
      onStart: (end) => strikeAt(at, () => end('SIGINT')),
    });
    expect(run.outputs).toMatchObject({ outcome, 'rolled-back-to': '', 'deploy-exit-status': '3' });
    expect(run.code).toBe(outcome === 'failed' ? 1 : 130);
    expect(message(run)).toContain('The deploy script exited with status 3.');
    expect(message(run)).toContain(says);
    expect(triggers()).toBe(deploys);
    if (deploys === 2) await untilBack();
  });

  /** The deploy that was triggered goes on. */
  async function untilBack(): Promise<void> {
    while ((await stage.visit(site)) !== 'good');
  }

  test.each(POINTS)('killed at $at', async ({ at, post, deploys }) => {
    let requests = 0;
    const onStart = (end: End): void =>
      strikeAt(at, () => {
        end('SIGKILL');
        requests = stage.service.requests.length;
      });
    const isBuilt = service === 'document' && /^POST deploy: |^PATCH env: GET deploy/.test(at);
    const options = { secrets, whole: false, onStart };
    const run = await (isBuilt
      ? stage.run(inputs(bad, NEW_VALUE), options)
      : stage.play(inputs(bad, NEW_VALUE), { ...options, waitsInVain: true }));
    expect(run.code).toBe(null);
    expect(stage.service.requests.length).toBe(requests);
    const said = isBuilt ? runPost(run.state, secrets) : (readAftermath(run.state.run) ?? '');
    expect(said).toContain('was ended from outside after deploy had failed, during rollback-on-failure.');
    expect(said).toContain(post);
    if (deploys === 2)
      expect(said).toContain(`The trigger of the deploy of commit ${good}, to go back to, was sent`);
    expect(triggers()).toBe(deploys);
    stage.misbehave(() => undefined);
    if (deploys === 2) await untilBack();
    const again = await stage.play(inputs(good, OLD_VALUE), PLAYED);
    expect(again.outputs.outcome).toBe('succeeded');
    expect(await stage.visit(site)).toBe('good');
    expect(await read('/env')).toEqual({ content: expect.stringContaining(OLD_VALUE) });
  });
});
