import { type Provider, providers } from '../api/limits.ts';
import { commonInputs } from '../inputs/common.ts';
import { declare, declareFlag, need } from '../inputs/input.ts';
import { parseBranch, parseOneOf } from '../values/input-values.ts';
import { declareOperation } from './operation.ts';
import { vocabulary } from './vocabulary.ts';

const repositoryProvider = declare<Provider>('repository-provider', 'site', {
  description: `For \`ensure-repository\`, one of ${providers.map((word) => `\`${word}\``).join(', ')}; \`vocabulary\` says which product each one is.`,
  async parse(text, form) {
    const parsed = parseOneOf(providers)(text);
    if ('value' in parsed) return parsed;
    const spellings = Object.entries((await vocabulary.read(form))?.value ?? {});
    const [meant] = spellings.find(([, spelling]) => spelling === text.toLowerCase()) ?? [];
    const hint = meant === undefined ? MAP_IT : `write ${meant}, which vocabulary translates`;
    return { expected: `${parsed.expected}; ${hint}` };
  },
});

const MAP_IT =
  'these words are neutral: map one of them in vocabulary, as in hosted_git_1: github, and write that one (examples/vocabulary.yml)';

const branch = declare('branch', 'site', {
  description: 'For `ensure-repository`, the branch to install.',
  expression: '${{ github.head_ref || github.ref_name }}',
  public: true,
  parse: parseBranch,
});

const NEEDED_TO_INSTALL = 'a value, as ensure-repository needs it';

export const ensureRepository = declareOperation({
  name: 'ensure-repository',
  summary: 'installs the git repository on a site that shows no sign of one',
  scope: 'site',
  example: '--repository-provider hosted_git_1 --repository a/shop --branch main',
  changesState: 'repository',
  plansByState: 'repository',
  inputs: {
    provider: need(repositoryProvider, NEEDED_TO_INSTALL),
    repository: commonInputs.repository,
    branch: need(branch, NEEDED_TO_INSTALL),
    reinstall: declareFlag('reinstall-repository', 'site', {
      description:
        'For `ensure-repository`, remove an installed repository with its `.env`, and install it again.',
    }),
  },
  check({ provider, repository: name = '' }) {
    if (provider === undefined) return [];
    const isCustom = provider === 'custom';
    if (isCustom ? isGitUrl(name) : /^(?!-)[\w.-]+\/[\w.-]+$/.test(name)) return [];
    const expected = isCustom
      ? 'a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, and no user or host that begins with -, as repository-provider is custom'
      : `<user>/<repository>, as repository-provider is ${provider}`;
    return [{ input: 'repository', expected }];
  },
});

export const removeRepository = declareOperation({
  name: 'remove-repository',
  summary: 'removes the git repository from the site',
  scope: 'site',
  changesState: 'repository',
  plansByState: 'repository',
  inputs: {},
});

/** A user or host that git, or ssh, would take for an option. git decodes an address before it looks. */
const OPTION = /^\w+:\/\/(?:[^/]*(?:@|%40))?(?:-|%2d)/i;

/** True for a git URL of a known form, in which credentials can be found and hidden. */
function isGitUrl(text: string): boolean {
  if (!text.endsWith('.git') || /[\s?#]/.test(text) || OPTION.test(text)) return false;
  if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
  return /^\.{0,2}\/[^@]*$/.test(text) || /^(?!-)[\w.-]{1,15}@(?!-)[\w.-]+:(?!-)[^:@]+$/.test(text);
}
