import { readLatestDeploy } from '../deploy/deploy-log.ts';
import { targetOf } from '../site/target.ts';
import { defineOperation, nothingToDo } from './operation.ts';
import { printEntry } from './print-entry.ts';

/** Prints the latest deploy log. */
export const showDeployLog = defineOperation({
  name: 'show-deploy-log',
  summary: 'prints the latest deploy log of the site',
  scope: 'site',
  readOnly: true,
  inputs: {},
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
});
