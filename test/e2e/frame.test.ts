import { afterAll, describe, expect, test } from '@jest/globals';
import { setStage } from '../../harness/stage.ts';

/** The kinds of service: the document's, one that shows a status, and one that shows deployments by their ids. */
const stages = {
  document: await setStage({ service: 'document' }),
  'with a status': await setStage({ service: 'family', without: ['deployments'] }),
  'with deployments': await setStage({ service: 'family' }),
};
afterAll(() => Promise.all(Object.values(stages).map((stage) => stage.stop())));

describe.each(Object.entries(stages))('on the service “%s”', (kind, stage) => {
  let sites = 0;
  /** Makes a site, and returns the inputs of a run that deploys it with a script. */
  async function makeSite(script: string) {
    sites += 1;
    const made = { site: `shop-${sites}.example`, operations: 'ensure-site, ensure-repository' };
    const { outputs } = await stage.play(made);
    const inputs = { ...made, operations: 'update-deploy-script, deploy', 'deploy-script': script };
    return { inputs, path: `/api/servers/1/sites/${outputs['site-id']}` };
  }
  async function deploy(script: string) {
    const { inputs } = await makeSite(`set -e\n${script}\n`);
    return { inputs, ...(await stage.play({ ...inputs, timeout: '1m' })) };
  }

  test('a framed script that fails in spite of its own EXIT trap has failed, and the next run writes nothing', async () => {
    const run = await deploy("trap 'echo up' EXIT\nls /no/such/folder\necho never");
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'deploy-exit-status': '2' });
    expect(run.error).toContain('ls: cannot access');
    const next = await stage.play({ ...run.inputs, operations: 'update-deploy-script' });
    expect(next.outputs.changed).toBe('false');
    expect(stage.service.writes()).toEqual([]);
  });

  test.each([
    [
      'with an EXIT trap of its own',
      "trap 'echo up' EXIT",
      'unknown',
      'the folder in which the script was started is at',
    ],
    ['without one', 'true', 'failed', 'was deployed, not'],
  ])('a framed script %s that ends on another commit than expected', async (_, trap, outcome, words) => {
    const { inputs } = await makeSite(`set -e\n${trap}\n`);
    const run = await stage.play({ ...inputs, 'expected-commit': 'a'.repeat(40) });
    expect(run.outputs.outcome).toBe(outcome);
    expect(run.error).toContain(words);
  });

  test('a framed script that traces its commands has its own line quoted as the cause', async () => {
    const run = await deploy('set -x\nls /no/such/folder');
    expect(run.error).toMatch(/The log says: “ls: cannot access [^”]*”/);
    expect(run.error).not.toContain('site_deploy');
  });

  test('a framed script that kills its shell is no success', async () => {
    const run = await deploy('( exec true )\nkill -9 $$');
    expect(run.outputs.outcome).toBe(kind === 'document' ? 'unknown' : 'failed');
    if (kind !== 'document') return;
    expect(run.error).toContain(
      'last_deploy_at has changed, but the script should have printed an exit report, and none came',
    );
  });
});
