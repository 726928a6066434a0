import { z } from 'zod';
import { expectEqual } from './proofs.ts';
import { page, REPOSITORY } from './shop.ts';
import type { Stage } from './stage.ts';
import type { Scenario } from './step.ts';

/** The sites of the scenario with many, in the order in which they are deployed: the canary, two, and the rest. */
const SITES = ['canary.acme.example', 'berlin.acme.example', 'bremen.acme.example', 'essen.acme.example'];
const [CANARY = '', BERLIN = '', BROKEN = '', REST = ''] = SITES;

/** Needs a setting of each site's own. */
const SCRIPT = `#!/bin/bash
set -euo pipefail
git fetch --quiet origin main
git reset --quiet --hard FETCH_HEAD
set -a; . ./.env; set +a
: "\${APP_NAME:?is missing in .env}"
bash bin/build
`;
const HEADING = 'Four shops';

export const manySites: Scenario = {
  name: 'many-sites',
  title: 'Four sites: one of them is broken',
  story:
    'First the canary, then two, then the rest. The .env of one in the second batch lacks a setting: the rest is not started.',
  async play({ stage, run }) {
    await stage.repository.commit({ 'page.html': page(HEADING) }, HEADING);
    for (const site of SITES) await makeSite(stage, site, site === BROKEN ? '' : 'APP_NAME="Acme shop"\n');
    const done = await run({
      deployScript: SCRIPT,
      inputs: {
        ...{ site: '', operations: 'update-deploy-script, deploy', batches: '1, 2, 100%' },
        targets: `[${CANARY}, '*.acme.example']`,
        ...{ 'health-check-url': stage.urlOf('<site>'), 'health-check-contains': HEADING },
      },
    });
    expectEqual('The run fails with exit code 1.', done.code, 1);
    const targets = targetsSchema.parse(JSON.parse(done.outputs.targets ?? ''));
    expectEqual(
      'The targets end as they must, each in its batch.',
      targets.map(({ site, batch, outcome }) => [site, batch, outcome]),
      [
        [CANARY, 1, 'succeeded'],
        [BERLIN, 2, 'succeeded'],
        [BROKEN, 2, 'failed'],
        [REST, 3, 'not-run'],
      ],
    );
    expectEqual(
      'The output `unfinished` lists the broken site and the rest.',
      done.outputs.unfinished,
      JSON.stringify([BROKEN, REST]),
    );
  },
};

const targetsSchema = z.array(z.object({ site: z.string(), batch: z.number(), outcome: z.string() }));

/** Makes a site as it was before the run: with a repository, and without a deploy. Ids are given in order, and the first is the shop's. */
async function makeSite({ call }: Stage, site: string, content: string): Promise<void> {
  const path = `/api/servers/1/sites/${SITES.indexOf(site) + 2}`;
  await call('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
  await call('POST', `${path}/repository`, { provider: 'hosted_git_1', name: REPOSITORY, branch: 'main' });
  await call('PATCH', `${path}/env`, { content });
}
