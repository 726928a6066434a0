import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LONGEST_END_MS } from '../../harness/run-action.ts';
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
  const first = await opened.run({ ...INPUTS, site: 'shop.example' }, more);
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
    const run = await stage.run({ ...INPUTS, site: 'shop.example' }, more);
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
      const run = await stage.run({ site: 'shop.example', timeout: '3s' });
      expect(run.code).toBe(4);
      expect(run.outputs.outcome).toBe('unknown');
      expect(writes(stage)).toEqual(['POST /sites/N/deploy']);
      stage.misbehave(() => undefined);
      const again = await stage.run({ site: 'shop.example' });
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
      const first = await stage.run(inputs, more);
      const expected = INSTALLATION[service];
      expect(first.outputs.outcome).toBe(expected.outcome);
      expect(writes(stage)).toEqual(expected.writes);
      stage.misbehave(() => undefined);
      const second = await stage.run(inputs, more);
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
    const run = await stage.run({ site: 'shop.example' });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(writes(stage)).toHaveLength(2);
  });

  test.each([
    [401, { message: 'Unauthenticated.' }, 'failed', 'Check api-token'],
    [403, { error: 'no' }, 'failed', 'may act on this server'],
    [302, '', 'failed', 'redirects are never followed'],
    [422, { message: 'Bad.', errors: { field: ['must be good'] } }, 'failed', 'field: must be good'],
  ])('%i is final at once', async (status, body, outcome, words) => {
    const headers = { location: 'http://127.0.0.1:9/stolen' };
    stage.misbehave(() => ({ status, body: JSON.stringify(body), headers }));
    const run = await stage.run({ site: 'shop.example' });
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
    const run = await stage.run(inputs, more);
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
    const run = await stage.run({ site: 'shop.example' });
    expect(run.outputs.outcome).toBe('succeeded');
  });
});

describe('cancel', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s while following ends the run at once, and truthfully',
    async (signal) => {
      stage.misbehave(() => undefined);
      const inputs = {
        ...INPUTS,
        site: `${signal}.example`,
        'deploy-script': 'echo begun; sleep 20; echo over',
      };
      let sentAt = 0;
      const run = await stage.run(inputs, {
        ...more,
        onOutput: (text, kill) => {
          if (sentAt > 0 || !text.includes('begun')) return;
          sentAt = performance.now();
          kill(signal);
        },
      });
      expect(performance.now() - sentAt).toBeLessThan(LONGEST_END_MS);
      expect(run.code).toBe(130);
      expect(run.outputs.outcome).toBe('cancelled');
      expect(run.outputs['deploy-log']).toBe('begun');
      expect(run.runner.annotations[0]?.message).toContain('may still be running');
      expect(run.state).toMatchObject({ run: 'ended' });
    },
  );
});

describe('what the runner gives us', () => {
  test('a verify-command that outlives a cancel does not hold the run', async () => {
    stage.misbehave(() => undefined);
    let sentAt = 0;
    const inputs = { site: 'shop.example', 'verify-command': 'echo verifying; sleep 19.77' };
    const run = await stage.run(inputs, {
      onOutput: (text, kill) => {
        if (sentAt > 0 || !text.includes('verifying')) return;
        sentAt = performance.now();
        kill('SIGINT');
      },
    });
    expect(run.code).toBe(130);
    expect(run.outputs).toMatchObject({
      outcome: 'cancelled',
      evidence: expect.stringContaining('exit-status'),
    });
    expect(run.durationMs).toBeLessThan(15_000);
    // What it had begun is ended with it.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(spawnSync('pgrep', ['-f', 'sleep 19.77'], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('a verify-command leaves nothing behind, and only its own output in the log', async () => {
    const run = await stage.run({
      site: 'shop.example',
      'verify-command': 'sleep 18.77 & echo from-the-command',
    });
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.durationMs).toBeLessThan(8_000);
    expect(run.log.split('\n').filter((line) => /Done|Exit|Killed|bash/.test(line))).toEqual([]);
    expect(spawnSync('pgrep', ['-f', 'sleep 18.77'], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('a verify-command has no input to wait for, and its status counts', async () => {
    const run = await stage.run({ site: 'shop.example', 'verify-command': 'cat; false | true; echo never' });
    expect(run.outputs.outcome).toBe('failed');
    expect(run.runner.annotations[0]?.message).toContain('verify-command exited with status 1');
    expect(run.log).not.toContain('│ never');
  });

  test('the domain that a value of .env repeats is not masked, so the job keeps it', async () => {
    const run = await stage.run({
      site: 'shop.example',
      operations: 'sync-env',
      env: 'APP_DOMAIN=shop.example',
    });
    expect(run.outputs['site-domain']).toBe('shop.example');
    expect(run.log).toContain('shop.example');
  });

  test('files of the runner that cannot be written are a warning, and the deploy stays good', async () => {
    for (const [name, words] of [
      ['GITHUB_STEP_SUMMARY', 'The job summary could not be written'],
      ['GITHUB_OUTPUT', 'The outputs could not be written'],
      ['GITHUB_STATE', 'The state could not be written'],
    ] as const) {
      const run = await stage.run(
        { site: 'shop.example', operations: 'show-deploy-log' },
        { whole: false, override: { [name]: '/nowhere/file' } },
      );
      expect(run.code).toBe(0);
      expect(run.runner.annotations.map(({ message }) => message).join()).toContain(words);
    }
  });
});
