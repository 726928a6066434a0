import { getDeployLog } from '../api/sites.ts';
import { isNotFound } from '../errors.ts';
import { entryText } from './entry-text.ts';
import { nothingToDo, type Operation } from './operation.ts';
import { targetOf } from './target.ts';

/** Prints the latest deploy log. */
export const showDeployLog: Operation = {
  name: 'show-deploy-log',
  summary: 'prints the latest deploy log of the site',
  scope: 'site',
  shows: true,
  check: () => [],
  async plan({ facts, reader, log, learn }) {
    if (typeof facts.site !== 'object') return nothingToDo;
    const entry = await reader.read(getDeployLog, targetOf(facts)).catch((error: unknown) => {
      if (isNotFound(error)) return null;
      throw error;
    });
    if (entry === null) {
      log.info('the site has no deploy log yet');
      return nothingToDo;
    }
    learn({ deployLog: entry.content ?? '' });
    const text = log.remote();
    text.push(entryText(entry));
    text.end();
    return nothingToDo;
  },
};
