import { setStage } from '../harness/stage.ts';
import { measureStartUp, FOUR_OPERATIONS } from './start-up.ts';
const stage = await setStage();
try {
  await stage.run({ site: 'bench.example', operations: 'ensure-site' });
  await stage.run({ site: 'bench.example', ...FOUR_OPERATIONS });
  const site = await stage.run({ site: 'bench.example', operations: 'show-deploy-log' });
  await measureStartUp(stage, site.outputs['site-id'] ?? '', Number(process.argv[2] ?? 20));
} finally { await stage.stop(); }
