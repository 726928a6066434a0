import { providers } from '../api/repositories.ts';
import { repository } from '../inputs/common.ts';
import { declare, need } from '../inputs/input.ts';
import type { Facts } from '../site/facts.ts';
import { driftOf, nameWithoutCredentials } from '../site/repository-name.ts';
import { parseBoolean, parseName, parseOneOf } from '../values/input-values.ts';
import { type Change, defineOperation, nothingToDo } from './operation.ts';
import { anotherRepository, installOnce, removal, showsRepository } from './repository.ts';

const repositoryProvider = declare({
  name: 'repository-provider',
  section: 'site',
  description: `For \`ensure-repository\`, one of ${providers.map((word) => `\`${word}\``).join(', ')}.`,
  parse: parseOneOf(providers),
});

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

const NEEDED = 'a value, as ensure-repository needs it';

/** Installs the repository on a site that shows no sign of having one. */
export const ensureRepository = defineOperation({
  name: 'ensure-repository',
  summary: 'installs the git repository on a site that shows no sign of one',
  scope: 'site',
  afterKill: {
    what: 'A request to install the repository, or to remove the one before,',
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

  check({ provider, repository: name = '' }) {
    if (provider === undefined) return [];
    const isCustom = provider === 'custom';
    if (isCustom ? isGitUrl(name) : /^[\w.-]+\/[\w.-]+$/.test(name)) return [];
    const expected = isCustom
      ? 'a git URL ending in .git (https://…, ssh://…, git@host:path, file://…, or a path) without a query, as repository-provider is custom'
      : `<user>/<repository>, as repository-provider is ${provider}`;
    return [{ input: 'repository', expected }];
  },

  async plan({ inputs: { provider, repository: name, branch: wanted, reinstall }, facts, log }) {
    const body = { provider, branch: wanted, name };
    const replaces = reinstall && showsRepository(facts);
    const ifThere = replaces ? 'refuse' : reinstall ? 'replace' : 'keep';
    const install: Change = {
      summary: `install the repository ${nameWithoutCredentials(name)} (${provider}), branch ${wanted}`,
      content: JSON.stringify(body),
      apply: (applying) => installOnce(facts, body, ifThere, applying),
    };
    const expected: Partial<Facts> = { repository: 'installed' };
    if (!showsRepository(facts)) return { changes: [install], expected };
    if (replaces) return { changes: [removal(facts), install], expected };
    const drift = driftOf(typeof facts.site === 'object' ? facts.site : undefined, body);
    if (drift !== undefined) throw anotherRepository(drift);
    log.info('a repository is installed; if the service does not show which, it is left as it is');
    return nothingToDo;
  },
});

/** True for a git URL of a known form, in which credentials can be found and hidden. */
function isGitUrl(text: string): boolean {
  if (!text.endsWith('.git') || /[\s?#]/.test(text)) return false;
  if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
  return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
}
