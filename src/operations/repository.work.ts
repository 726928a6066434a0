import type { NewFacts } from '../outcome/facts.ts';
import { driftOf, nameWithoutCredentials } from '../site/repository-name.ts';
import { nothingToDo, planChange, type Work } from './operation.ts';
import type { ensureRepository, removeRepository } from './repository.ts';
import {
  anotherRepository,
  installOnce,
  removeOnce,
  showsNoRepository,
  showsRepository,
} from './repository-requests.ts';

export const installation: Work<typeof ensureRepository> = {
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
    const summary = `install the repository ${nameWithoutCredentials(name)} (${provider}), branch ${wanted}`;
    const install = planChange(summary, { body, ifThere } as const, installOnce);
    const expected: NewFacts = { repository: 'installed' };
    if (!showsRepository(facts)) return { changes: [install], expected };
    if (replaces) return { changes: [planRemoval(), install], expected };
    const site = typeof facts.site === 'object' ? facts.site : undefined;
    const drift = driftOf(site, body);
    if (drift !== undefined) throw anotherRepository(drift);
    const { name: shown = '', branch = '' } = site?.repository ?? {};
    log.info(
      shown.trim() === ''
        ? 'a repository is installed; the service does not show which, so it is left as it is'
        : `${nameWithoutCredentials(shown)} is installed${branch.trim() === '' ? '' : `, branch ${branch}`}`,
    );
    return nothingToDo;
  },
};

export const removal: Work<typeof removeRepository> = {
  async plan({ facts }) {
    if (showsNoRepository(facts)) return nothingToDo;
    return { changes: [planRemoval()], expected: { repository: 'absent' } };
  },
};

const planRemoval = () => planChange('remove the repository', null, (_, applying) => removeOnce(applying));

/** True for a git URL of a known form, in which credentials can be found and hidden. */
function isGitUrl(text: string): boolean {
  if (!text.endsWith('.git') || /[\s?#]/.test(text)) return false;
  if (/^(https?|ssh|git|file):\/\//.test(text)) return URL.canParse(text) && !/@.*@/.test(text);
  return /^\.{0,2}\/[^@]*$/.test(text) || /^[\w.-]{1,15}@[\w.-]+:[^:@]+$/.test(text);
}
