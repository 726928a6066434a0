import { expect, test } from '@jest/globals';
import { makeRepository } from '../../harness/git.ts';
import { openSimulation, openSites } from '../../harness/simulator/simulation.ts';
import { makeTestFolder } from '../support/test-folder.ts';

const folder = makeTestFolder();
const repository = await makeRepository(folder, { a: '1' });
const commit = await repository.commit({ a: '2' }, 'Two');
const tag = await repository.tag('v1.0.0', commit);
const tagOfTag = await repository.tag('stable', tag);

test.each([
  ['commit', 'v1.0.0', tag],
  ['commit', 'stable', tagOfTag],
  ['expected-commit', 'v1.0.0', tag],
])(
  'the id of an annotated tag as %s (%s) is refused with its name and commit, before any request',
  async (input, name, id) => {
    await using sim = await openSimulation({ sites: openSites(['shop.example']) });
    const script = 'git fetch origin && git reset --hard "$SITE_DEPLOY_COMMIT"\n';
    const inputs = {
      site: 'shop.example',
      operations: 'update-deploy-script, deploy',
      'deploy-script': script,
    };
    const run = await sim.play({ ...inputs, [input]: id }, { env: { GIT_DIR: folder } });
    expect([run.code, run.outputs.outcome, run.outputs.requests]).toEqual([2, 'rejected', '0']);
    expect(run.error).toContain(
      `${input}: expected the id of a commit; that of the annotated tag ${name} was given, which points to commit ${commit}`,
    );
  },
);
