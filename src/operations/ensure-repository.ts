import type { Problem } from '../core/errors.ts';
import type { Facts } from '../site/facts.ts';
import { driftOf, nameWithoutCredentials } from '../site/repository-name.ts';
import { type Change, nothingToDo, type Operation } from './operation.ts';
import { anotherRepository, installOnce, removal, showsRepository } from './repository.ts';

/** Installs the repository on a site that shows no sign of one. */
export const ensureRepository: Operation = {
  name: 'ensure-repository',
  summary: 'installs the git repository on a site that shows no sign of one',
  scope: 'site',
  affectedBy: ['remove-repository'],

  check(inputs) {
    const problems: Problem[] = [];
    const { repositoryProvider: provider, repository, branch } = inputs;
    if (provider === undefined) {
      problems.push({ input: 'repository-provider', expected: 'a value, as ensure-repository needs it' });
    } else if (provider === 'custom' && !isGitUrl(repository)) {
      problems.push({
        input: 'repository',
        expected:
          'a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom',
      });
    } else if (provider !== 'custom' && !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
      problems.push({
        input: 'repository',
        expected: `<user>/<repository>, as repository-provider is ${provider}`,
      });
    }
    if (branch === '') problems.push({ input: 'branch', expected: 'a value, as ensure-repository needs it' });
    return problems;
  },

  async plan({ inputs, facts, log }) {
    const { repository: name, branch, repositoryProvider: provider } = inputs;
    if (provider === undefined) throw new TypeError('checked before: repository-provider');
    const body = { provider, branch, name };
    const replaces = inputs.reinstallRepository && showsRepository(facts);
    const ifThere = replaces ? 'refuse' : inputs.reinstallRepository ? 'replace' : 'keep';
    const install: Change = {
      summary: `install the repository ${nameWithoutCredentials(name)} (${provider}), branch ${branch}`,
      content: JSON.stringify(body),
      apply: (applying) => installOnce(facts, body, ifThere, applying),
    };
    const expected: Partial<Facts> = { repository: 'installed' };
    if (!showsRepository(facts)) return { changes: [install], expected };
    if (replaces) return { changes: [removal(facts), install], expected };
    const drift = driftOf(typeof facts.site === 'object' ? facts.site : undefined, body);
    if (drift !== undefined) throw anotherRepository(drift);
    log.info('a repository is installed; where the service does not show which, it is taken as it is');
    return nothingToDo;
  },
};

/** Whether a text is a git URL of a form in which credentials are found, so that none is ever shown. */
function isGitUrl(text: string): boolean {
  if (!text.endsWith('.git') || /[\s?#]/.test(text)) return false;
  if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
  return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
}
