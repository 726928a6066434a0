import { type Provider, providers } from '../api/providers.ts';
import { commonInputs } from '../inputs/common.ts';
import { declare, declareFlag, need } from '../inputs/input.ts';
import { parseName, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

const repositoryProvider = declare<Provider>('repository-provider', 'site', {
  description: `For \`ensure-repository\`, one of ${providers.map((word) => `\`${word}\``).join(', ')}; \`vocabulary\` says which product each one is.`,
  async parse(text, form) {
    const parsed = parseOneOf(providers)(text);
    if ('value' in parsed) return parsed;
    const { hintFor } = await import('./unknown-provider.ts');
    return { expected: `${parsed.expected}; ${hintFor(text, form)}` };
  },
});

const branch = declare('branch', 'site', {
  description: 'For `ensure-repository`, the branch to install.',
  default: '${{ github.head_ref || github.ref_name }}',
  public: true,
  parse: parseName,
});

const reinstallRepository = declareFlag('reinstall-repository', 'site', {
  description: 'For `ensure-repository`, remove an installed repository and install it again.',
});

const NEEDED = 'a value, as ensure-repository needs it';

export const ensureRepository = declareOperation({
  name: 'ensure-repository',
  summary: 'installs the git repository on a site that shows no sign of one',
  scope: 'site',
  afterKill: {
    what: 'A request to install the repository, or to remove the previous one,',
    goesOn: 'the service may still be working on it',
    look: 'A repository that is installed by then is left as it is, or replaced if reinstall-repository is true;',
  },
  changesState: 'repository',
  plansByState: 'repository',
  inputs: {
    provider: need(repositoryProvider, NEEDED),
    repository: commonInputs.repository,
    branch: need(branch, NEEDED),
    reinstall: reinstallRepository,
  },
});

export const removeRepository = declareOperation({
  name: 'remove-repository',
  summary: 'removes the git repository from the site',
  scope: 'site',
  changesState: 'repository',
  plansByState: 'repository',
  afterKill: {
    what: 'The removal of the repository',
    goesOn: 'the service may still be working on it',
    look: 'A repository that is gone by then counts as removed;',
  },
  inputs: {},
});
