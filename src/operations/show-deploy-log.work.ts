import { readLatestDeploy } from '../deploy/deploy-log.ts';
import { targetOf } from '../site/target.ts';
import { nothingToDo, type Work } from './operation.ts';
import { printEntry } from './print-entry.ts';
import type { showDeployLog } from './show-deploy-log.ts';

export const work: Work<typeof showDeployLog> = {
  async plan({ facts, reader, log, learn }) {
    if (typeof facts.site !== 'object') return nothingToDo;
    const entry = await readLatestDeploy({ reader, target: targetOf(facts) });
    if (entry === null) {
      log.info('the site has no deploy log yet');
      return nothingToDo;
    }
    if (entry.content === undefined) log.info('the service does not show the output of the deploy');
    else learn({ deployLog: entry.content });
    printEntry(entry, log);
    return nothingToDo;
  },
};
