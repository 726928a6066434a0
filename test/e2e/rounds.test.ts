import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { countRounds } from '../../harness/rounds.ts';
import { SERVICES } from '../../harness/sandbox.ts';
import { type Stage, setStage, UPDATE_SCRIPT } from '../../harness/stage.ts';

const made = z.object({ data: z.object({ id: z.number() }) });
const STEADY = {
  operations: 'ensure-repository, update-deploy-script, sync-env, deploy',
  'deploy-script': UPDATE_SCRIPT,
  env: 'APP_KEY=a-secret-of-the-shop',
};
const DOMAIN = 'rounds.example';

describe.each(SERVICES)('%s: a run with nothing to change but the deploy', (service) => {
  let stage: Stage;
  let id: number;
  beforeAll(async () => {
    stage = await setStage({ service });
    const body = { root_domain: DOMAIN, web_directory: '/public' };
    ({ id } = made.parse(await stage.call('POST', '/api/servers/1/sites', body)).data);
    const first = await stage.play({ ...STEADY, site: DOMAIN });
    expect(first.outputs.outcome).toBe('succeeded');
  });
  afterAll(() => stage.stop());

  test.each([
    { by: 'ids', looks: [['GET SITE']] },
    { by: 'names', looks: [['GET /api/servers'], ['GET /api/servers/1/sites']] },
  ])('by $by, comes to its trigger in these round trips', async ({ by, looks }) => {
    const rounds = countRounds();
    stage.misbehave(rounds.script);
    const target = by === 'ids' ? { server: '1', site: String(id) } : { server: 'web-1', site: DOMAIN };
    const run = await stage.play({ ...STEADY, ...target });
    expect(run.outputs.outcome).toBe('succeeded');
    const upToTrigger = rounds
      .upTo(/^POST .*\/deploy$/)
      .map((round) => round.map((line) => line.replace(`/api/servers/1/sites/${id}`, 'SITE')).toSorted());
    expect(upToTrigger).toEqual([
      ...looks,
      ['GET SITE/deploy/script', 'GET SITE/env'],
      // The baseline: its log must not be older than its site.
      ['GET SITE'],
      ['GET SITE/log'],
      ['POST SITE/deploy'],
    ]);
  });
});
