import { type Provider, providers } from '../api/providers.ts';
import { readTextOrFile, repository } from '../inputs/common.ts';
import { declare, declareGroup, type Form, need } from '../inputs/input.ts';
import { type Parsed, parseBoolean, parseName, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './define-operation.ts';

const providerText = {
  name: 'repository-provider',
  section: 'site',
  description: `For \`ensure-repository\`, one of ${providers.map((word) => `\`${word}\``).join(', ')}; \`vocabulary\` says which product each one is.`,
} as const;

const repositoryProvider = declareGroup([providerText], (form) =>
  form.text({ ...providerText, parse: (text) => parseProvider(text, form) }),
);

const branch = declare({
  name: 'branch',
  section: 'site',
  description: 'For `ensure-repository`, the branch to install.',
  default: '${{ github.head_ref || github.ref_name }}',
  public: true,
  parse: parseName,
});

const reinstallRepository = declare({
  name: 'reinstall-repository',
  section: 'site',
  description: 'For `ensure-repository`, remove an installed repository and install it again.',
  default: 'false',
  parse: parseBoolean,
});

/** A line of a vocabulary, in YAML or JSON. Its own reader is loaded only when it is needed. */
const SPELLED_PROVIDER = /(?:^|[{,])[ \t]*["']?(hosted_git_\d)["']?[ \t]*:[ \t]*["']?([\w-]+)/gm;

function parseProvider(text: string, form: Form): Parsed<Provider> {
  const parsed = parseOneOf(providers)(text);
  if ('value' in parsed) return parsed;
  const spelled = readTextOrFile(form, 'vocabulary').text.matchAll(SPELLED_PROVIDER);
  const word = [...spelled].find(([, , product = '']) => product.toLowerCase() === text.toLowerCase())?.[1];
  const hint =
    word === undefined
      ? 'these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)'
      : `write ${word}, which vocabulary translates`;
  return { expected: `${parsed.expected}; ${hint}` };
}

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
    repository,
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
