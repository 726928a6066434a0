import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../../harness/misbehaving-server.ts';
import { SERVICES, type ServiceName } from '../../harness/sandbox.ts';
import { scenario } from '../../harness/scenarios.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

const FOUR = 'ensure-site, ensure-repository, update-deploy-script, sync-env, deploy';
const INPUTS = { operations: FOUR, 'deploy-script': UPDATE_SCRIPT, env: 'API_SECRET=top-secret-value-77' };
const more = { secrets: ['top-secret-value-77'] };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('document');
});
afterAll(() => stage.stop());

/** Where the services differ in what is to be expected, of an installation whose answer is lost: one shows that it took. */
const INSTALLATION = {
  document: {
    outcome: 'unknown',
    writes: ['POST /sites', 'POST /sites/N/repository'],
    again: 'a repository is already installed',
  },
  family: {
    outcome: 'succeeded',
    writes: [
      'POST /sites',
      'POST /sites/N/repository',
      'PATCH /sites/N/deploy/script',
      'PATCH /sites/N/env',
      'POST /sites/N/deploy',
    ],
    again: 'a repository is installed',
  },
};

/** A stage with a site that was deployed. */
async function openStage(service: ServiceName): Promise<Stage> {
  const opened = await setStage({ service });
  const first = await opened.play({ ...INPUTS, site: 'shop.example' }, more);
  expect(first.outputs.outcome).toBe('succeeded');
  return opened;
}

/** The writes of a run with ids made alike. */
function writes({ service }: Stage): string[] {
  return service
    .writes()
    .map((write) => write.replace(/sites\/\d+/, 'sites/N').replace('/api/servers/1', ''));
}

/** A test that is counted in the table of scenarios. */
const counted =
  (group: string) =>
  (name: string, run: () => Promise<void>): void =>
    test(name, () => scenario(group, [name], run));

describe.each(SERVICES)('%s: an answer that is lost', (service) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(service);
  });
  afterAll(() => stage.stop());

  const lost = counted('lost answers');
  lost('of the trigger never leads to a second one; the log tells that it took', async () => {
    stage.misbehave(({ method, path }) =>
      method === 'POST' && path.endsWith('/deploy') ? 'lose-answer' : undefined,
    );
    const run = await stage.play({ ...INPUTS, site: 'shop.example' }, more);
    expect(run.outputs).toMatchObject({
      outcome: 'succeeded',
      evidence: expect.stringContaining('exit-status'),
    });
    expect(writes(stage).filter((write) => write === 'POST /sites/N/deploy')).toHaveLength(1);
    expect(run.runner.annotations.map(({ level }) => level)).toEqual(['warning']);
  });

  lost(
    'of a trigger that never arrived is not sent again either, and is unknown at the deadline',
    async () => {
      stage.misbehave(({ method, path }) =>
        method === 'POST' && path.endsWith('/deploy') ? 'reset' : undefined,
      );
      const run = await stage.play({ site: 'shop.example', timeout: '20s' }, { waitsInVain: true });
      expect(run.code).toBe(4);
      expect(run.outputs.outcome).toBe('unknown');
      expect(writes(stage)).toEqual(['POST /sites/N/deploy']);
      stage.misbehave(() => undefined);
      const again = await stage.play({ site: 'shop.example' });
      expect(again.outputs).toMatchObject({ outcome: 'succeeded', 'deploy-exit-status': '0' });
      expect(writes(stage)).toEqual(['POST /sites/N/deploy']);
    },
  );

  lost('of creating the site leads to looking, not to a second site', async () => {
    stage.misbehave(({ method, path }) =>
      method === 'POST' && path.endsWith('/sites') ? 'lose-answer' : undefined,
    );
    const run = await stage.run({ site: 'lost-create.example', operations: 'ensure-site' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', changed: 'true' });
    expect(writes(stage)).toEqual(['POST /sites']);
  });

  lost('of a script or .env write is settled by reading back', async () => {
    stage.misbehave(({ method }) => (method === 'PATCH' ? 'lose-answer' : undefined));
    const operations = 'update-deploy-script, sync-env';
    const inputs = { ...INPUTS, site: 'shop.example', operations };
    const run = await stage.run(
      { ...inputs, 'deploy-script': 'echo other', env: 'API_SECRET=other-secret-88' },
      more,
    );
    expect(run.outputs.outcome).toBe('succeeded');
    expect(writes(stage)).toEqual(['PATCH /sites/N/deploy/script', 'PATCH /sites/N/env']);
  });

  lost(
    'of installing the repository is unknown where nothing shows it; a second run goes on from there',
    async () => {
      stage.misbehave(({ path }) => (path.endsWith('/repository') ? 'lose-answer' : undefined));
      const inputs = { ...INPUTS, site: 'lost-install.example' };
      const first = await stage.play(inputs, { ...more, waitsInVain: true });
      const expected = INSTALLATION[service];
      expect(first.outputs.outcome).toBe(expected.outcome);
      expect(writes(stage)).toEqual(expected.writes);
      stage.misbehave(() => undefined);
      const second = await stage.play(inputs, more);
      expect(second.outputs.outcome).toBe('succeeded');
      expect(second.log).toContain(expected.again);
    },
  );
});

describe('a service in trouble', () => {
  const trouble = counted('a service in trouble');
  trouble('reads are tried again after 5xx, resets, HTML and 429, and counted', async () => {
    stage.misbehave(({ method, path }, nth) => {
      if (method !== 'GET' || path !== '/api/servers/1/sites') return undefined;
      const faults = [
        'reset',
        { status: 502, body: '<html>' },
        { status: 200, body: '<html>oops</html>' },
      ] as const;
      return faults[nth - 1];
    });
    const run = await stage.run({ site: 'shop.example', operations: 'show-deploy-log' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '3' });
  });

  trouble('429 is waited out, also for the trigger, as nothing happened', async () => {
    stage.misbehave(({ method }, nth) =>
      method === 'POST' && nth === 1 ? { status: 429, headers: { 'retry-after': '1' } } : undefined,
    );
    const run = await stage.play({ site: 'shop.example' });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(writes(stage)).toHaveLength(2);
  });

  test('it asks less often when few requests are left, and says so once', async () => {
    const answer = (usual: Answer): Answer => ({
      ...usual,
      headers: { ...usual.headers, 'x-ratelimit-remaining': '2' },
    });
    stage.misbehave(() => ({ answer, takesEffect: true }));
    const run = await stage.play({ site: 'shop.example', operations: 'show-deploy-log' });
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', retries: '0' });
    expect(run.log.match(/few requests are left in this minute \(2\): asking less often/g)).toHaveLength(1);
  });

  test.each([
    [401, { message: 'Unauthenticated.' }, 'failed', 'Check api-token'],
    [403, { error: 'no' }, 'failed', 'may act on this server'],
    [302, '', 'failed', 'redirects are never followed'],
    [422, { message: 'Bad.', errors: { field: ['must be good'] } }, 'failed', 'field: must be good'],
  ])('%i is final at once', async (status, body, outcome, words) => {
    const headers = { location: 'http://127.0.0.1:9/stolen' };
    stage.misbehave(() => ({ status, body: JSON.stringify(body), headers }));
    const run = await stage.play({ site: 'shop.example' });
    expect(run.outputs).toMatchObject({ outcome, requests: '1' });
    expect(run.runner.annotations[0]?.message).toContain(words);
  });

  trouble('an error that quotes the .env does not get out', async () => {
    stage.misbehave(({ method, body }) =>
      method === 'PATCH'
        ? { status: 422, body: JSON.stringify({ message: `cannot store ${body} ::error::x` }) }
        : undefined,
    );
    const inputs = { ...INPUTS, env: `${INPUTS.env}\nNEW=1`, site: 'shop.example', operations: 'sync-env' };
    const run = await stage.play(inputs, more);
    expect(run.outputs.outcome).toBe('failed');
    expect(run.runner.annotations[0]?.message).toContain('cannot store');
  });

  trouble('a deploy is followed through a spell without the API', async () => {
    let polls = 0;
    stage.misbehave(({ method, path }) => {
      if (method === 'POST') polls = 1;
      else if (polls > 0 && /sites\/\d+$/.test(path)) {
        polls += 1;
        if (polls < 6) return polls % 2 === 0 ? 'reset' : { status: 503 };
      }
      return undefined;
    });
    const run = await stage.play({ site: 'shop.example' });
    expect(run.outputs.outcome).toBe('succeeded');
  });
});

describe('what the runner gives us', () => {
  test('a verify-command leaves nothing behind, and only its own output in the log', async () => {
    const run = await stage.play({
      site: 'shop.example',
      'verify-command': 'sleep 613.77 & echo from-the-command',
    });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.log).toContain('│ from-the-command');
    expect(run.log.split('\n').filter((line) => /Done|Exit|Killed|bash/.test(line))).toEqual([]);
    while (spawnSync('pgrep', ['-f', 'sleep 613.77']).status === 0) await setTimeout(50);
  });

  test('a verify-command has no input to wait for, and its status counts', async () => {
    const run = await stage.play({ site: 'shop.example', 'verify-command': 'cat; false | true; echo never' });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.runner.annotations[0]?.message).toContain('verify-command exited with status 1');
    expect(run.log).not.toContain('│ never');
  });

  test('the domain that a value of .env repeats is not masked, so the job keeps it', async () => {
    const run = await stage.play({
      site: 'shop.example',
      operations: 'sync-env',
      env: 'APP_DOMAIN=shop.example',
    });
    expect(run.outputs['site-domain']).toBe('shop.example');
    expect(run.log).toContain('shop.example');
  });
});
