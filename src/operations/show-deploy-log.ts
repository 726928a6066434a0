import { getDeployLog } from '../api/sites.ts';
import { ApiError } from '../errors.ts';
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
      if (error instanceof ApiError && error.failure === 'not-found') return null;
      throw error;
    });
    if (entry === null) {
      log.info('the site has no deploy log yet');
      return nothingToDo;
    }
    const content = entry.content ?? '';
    learn({ deployLog: content });
    const text = log.remote();
    text.push([entry.created_at, entry.description].filter((part) => (part ?? '') !== '').join('  '));
    text.push(`\n${content}`);
    text.end();
    return nothingToDo;
  },
};
