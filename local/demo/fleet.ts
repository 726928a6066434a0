import { z } from 'zod';
import { errorsOf, expectEqual } from './proofs.ts';
import type { Run, Scenario } from './scenario.ts';
import { page, REPOSITORY } from './shop.ts';
import type { Stage } from './stage.ts';

/** The sites of the scenarios with many, in the order in which they are deployed: the canary, three, and the rest. */
const CANARY = 'canary.acme.example';
const SECOND = ['berlin.acme.example', 'bremen.acme.example', 'dresden.acme.example'];
const REST = ['essen.acme.example', 'kiel.acme.example', 'mainz.acme.example', 'ulm.acme.example'];
const SITES = [CANARY, ...SECOND, ...REST];
const BROKEN = 'bremen.acme.example';

/** Needs a setting of each site's own. */
const SCRIPT = `#!/bin/bash
set -euo pipefail
git fetch --quiet origin main
git reset --quiet --hard FETCH_HEAD
set -a; . ./.env; set +a
: "\${APP_NAME:?is missing in .env}"
bash bin/build
`;

const HEADING = 'Eight shops';
const ENV = 'APP_NAME="Acme shop"\n';
const UNFINISHED = [BROKEN, ...REST];

export const fleetScenarios: readonly Scenario[] = [
  {
    name: 'eight-sites',
    title: 'Eight sites: one of them is broken',
    story:
      'First the canary, then three, then the rest. The .env of one in the second batch lacks a setting: the rest is not started.',
    async play({ stage, run }) {
      await stage.repository.commit({ 'page.html': page(HEADING) }, HEADING);
      for (const site of SITES) await makeSite(stage, site, site === BROKEN ? '' : ENV);
      const first = await run({
        deployScript: SCRIPT,
        inputs: { ...inputsOf(stage), targets: `[${CANARY}, '*.acme.example']` },
      });
      expectEqual('The run fails with exit code 1.', first.code, 1);
      expectEqual('The targets end as they must, each in its batch.', targetsOf(first), [
        [CANARY, 1, 'succeeded'],
        ...SECOND.map((site) => [site, 2, site === BROKEN ? 'failed' : 'succeeded']),
        ...REST.map((site) => [site, 3, 'not-run']),
      ]);
      expectEqual(
        'The only error annotation names the broken site.',
        errorsOf(first).map(({ title }) => title?.includes(BROKEN)),
        [true],
      );
      expectEqual(
        'The output `unfinished` lists the broken site and the rest.',
        first.outputs.unfinished,
        JSON.stringify(UNFINISHED),
      );
      expectEqual(
        'Only the sites that were deployed show the new page.',
        await showing(stage),
        SITES.filter((site) => !UNFINISHED.includes(site)),
      );
    },
  },
  {
    name: 'unfinished',
    title: 'The fault is fixed: the other five',
    story: 'The setting is back. The next run takes `unfinished` as its `targets`, and deploys just these.',
    async play({ stage, run }) {
      await stage.ask('PATCH', `${pathOf(BROKEN)}/env`, { content: ENV });
      const second = await run({
        deployScript: SCRIPT,
        inputs: { ...inputsOf(stage), targets: JSON.stringify(UNFINISHED) },
      });
      expectEqual('The outcome is `succeeded`.', second.outputs.outcome, 'succeeded');
      expectEqual(
        'It deploys only these five.',
        second.writes.filter((write) => write.endsWith('/deploy')).toSorted(),
        UNFINISHED.map((site) => `POST ${pathOf(site)}/deploy`).toSorted(),
      );
      expectEqual('Nothing is unfinished.', second.outputs.unfinished, '[]');
      expectEqual('All eight sites show the new page.', await showing(stage), SITES);
    },
  },
];

/** The inputs that both runs have in common. */
function inputsOf({ urlOf }: Stage): Readonly<Record<string, string>> {
  return {
    site: '',
    operations: 'update-deploy-script, deploy',
    batches: '1, 3, 100%',
    'health-check-url': urlOf('<site>'),
    'health-check-contains': HEADING,
  };
}

/** The path of a site in the API. Ids are given in order, and the first is the shop's. */
function pathOf(site: string): string {
  return `/api/servers/1/sites/${SITES.indexOf(site) + 2}`;
}

/** Makes a site as it was before these runs: with a repository, and without a deploy. */
async function makeSite(stage: Stage, site: string, env: string): Promise<void> {
  const path = pathOf(site);
  await stage.ask('POST', '/api/servers/1/sites', { root_domain: site, web_directory: '/public' });
  const repository = { provider: 'hosted_git_1', name: REPOSITORY, branch: 'main' };
  await stage.ask('POST', `${path}/repository`, repository);
  await stage.ask('PATCH', `${path}/env`, { content: env });
}

const targetsSchema = z.array(z.object({ site: z.string(), batch: z.number(), outcome: z.string() }));

function targetsOf({ outputs }: Run): readonly unknown[] {
  const targets = targetsSchema.parse(JSON.parse(outputs.targets ?? ''));
  return targets.map(({ site, batch, outcome }) => [site, batch, outcome]);
}

/** The sites that show the new page. */
async function showing(stage: Stage): Promise<readonly string[]> {
  const pages = await Promise.all(SITES.map((site) => stage.visit(site)));
  return SITES.filter((_, index) => pages[index]?.text.includes(HEADING));
}
