import { OperationError, type Problem } from '../errors.ts';
import { type Change, type Facts, nothingToDo, type Operation } from './operation.ts';
import { driftOf, installOnce, removal, shownName, showsRepository, targetOf } from './repository.ts';

/** Installs the repository on a site that shows no sign of one. */
export const ensureRepository: Operation = {
  name: 'ensure-repository',
  summary: 'installs the git repository on a site that shows no sign of one',
  scope: 'site',

  check(inputs) {
    const problems: Problem[] = [];
    const { repositoryProvider: provider, repository, branch } = inputs;
    if (provider === undefined) {
      problems.push({ input: 'repository-provider', expected: 'a value, as ensure-repository needs it' });
    } else if (provider === 'custom' && !repository.endsWith('.git')) {
      problems.push({
        input: 'repository',
        expected: 'a git URL ending in .git, as repository-provider is custom',
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
    const install: Change = {
      summary: `install the repository ${shownName(name)} (${provider}), branch ${branch}`,
      apply: (applying) => installOnce(targetOf(facts), body, inputs.reinstallRepository, applying),
    };
    const expected: Partial<Facts> = { repository: 'installed' };
    if (!showsRepository(facts)) return { changes: [install], expected };
    if (inputs.reinstallRepository) return { changes: [removal(facts), install], expected };
    const drift = driftOf(facts.site, inputs);
    if (drift === undefined) {
      log.info('a repository is installed; where the service does not show which, it is taken as it is');
      return nothingToDo;
    }
    throw new OperationError(
      'failed',
      `The site has another repository than asked for: ${drift}.`,
      'Correct repository, repository-provider and branch, or set reinstall-repository: true to replace it.',
    );
  },
};
