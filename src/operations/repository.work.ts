import { type Writing, writeAndRead } from '../api/settle.ts';
import { deleteRepository, getRepository, getSite, postRepository, type Site } from '../api/sites.ts';
import { ApiError, isNoCall, isNotFound, OperationError } from '../core/errors.ts';
import { siteOf } from '../outcome/end.ts';
import { type Facts, targetOf } from '../outcome/facts.ts';
import { BEING_MADE, knownStatus, statusText, waitUntilReady } from '../site/site-presence.ts';
import {
  driftOf,
  type Installation,
  nameWithoutCredentials,
  repositoryOf,
  shownRepository,
} from '../site/site-repository.ts';
import { type Applying, nothingToDo, type Planning, planChange, type WorkOf } from './operation.ts';
import type * as declared from './repository.ts';

export const ensureRepository: WorkOf<typeof declared.ensureRepository> = (inputs) => ({
  async plan(planning) {
    const { provider, repository: name, branch, reinstall } = inputs;
    const body = { provider, branch, name };
    const facts = reinstall ? planning.facts : await withRepository(planning);
    const state = repositoryOf(facts);
    if (state === 'installed' && !reinstall) {
      const drift = driftOf(siteOf({ facts }), body);
      if (drift === undefined) return nothingToDo;
      throw new OperationError(
        'another-repository',
        `The site has a different repository than requested: ${drift}.`,
        'Correct branch, repository and repository-provider, or set reinstall-repository: true once: it removes what is installed with its files, .env included, and installs it anew.',
      );
    }
    const isAnew = state !== 'absent' && reinstall;
    const summary = `install the repository ${nameWithoutCredentials(name)} (${provider}), branch ${branch}`;
    const change = planChange(summary, { body, isAnew }, install);
    return { changes: isAnew ? [removeIt, change] : [change], expected: { repository: 'installed' } };
  },
});

/** Reads which repository is installed, from a service that shows more than the document does, but not that in the site's record. */
async function withRepository({ facts, reader, learn }: Planning): Promise<Facts> {
  const site = siteOf({ facts });
  if (site?.repository !== undefined || facts.repository !== 'unknown') return facts;
  if (!(site?.has_repository ?? site?.status !== undefined)) return facts;
  const repository = await reader.read(getRepository, targetOf(facts)).catch((error: unknown) => {
    // A token may lack the scope for a call that was not needed before.
    if (isNoCall(error) || (error instanceof ApiError && error.reason === 'forbidden')) return null;
    throw error;
  });
  if (repository?.name === undefined && repository?.branch === undefined) return facts;
  const known = { ...site, repository };
  learn({ site: known });
  return { ...facts, site: known };
}

export const removeRepository: WorkOf<typeof declared.removeRepository> = () => ({
  async plan({ facts }) {
    if (repositoryOf(facts) === 'absent') return nothingToDo;
    return { changes: [removeIt], expected: { repository: 'absent' } };
  },
});

const removeIt = planChange('remove the repository, with its files and .env', null, removeInstalled);

/** `isAnew`: this run has removed the old one, which the site may still show. */
type Install = { readonly body: Installation; readonly isAnew: boolean };

/** The API document's words for a repository that is already installed. */
const SAYS_INSTALLED = /^a repository is already installed\.?$/i;

/** Installs the repository by one request; where the service refuses as there is one, keeps that. */
async function install(wanted: Install, applying: Applying) {
  const { log, learn, tookEffect } = applying;
  const { name, branch } = wanted.body;
  // It brings an .env of its own.
  learn({ isEnvChecked: false });
  try {
    const { seen, answer, doubt, wasSeen } = await writeInstallation(wanted, applying);
    if (answer === undefined) tookEffect();
    learn({ repository: doubt ? 'absent' : 'installed', ...(seen && { site: seen }) });
    if (doubt && seen)
      throw new OperationError(
        // Only an installation that was seen to begin has failed for certain.
        wasSeen ? 'repository-not-cloned' : 'shown-otherwise',
        `The service has accepted the repository ${nameWithoutCredentials(name)}, branch ${branch}, but the site has none: ${statusText(seen)}. Most likely it could not be cloned.`,
        'Check repository, branch, and that the service may read the repository; show-deploy-log and show-server-logs may say more. Then run again.',
      );
    return { changed: true, summary: `installed ${nameWithoutCredentials(name)}, branch ${branch}` };
  } catch (error) {
    const isThere = error instanceof ApiError && SAYS_INSTALLED.test(error.said.trim());
    if (!isThere || wanted.isAnew) throw error;
    log.info(`the service refused, saying: ${error.said}`);
    return { changed: false, summary: 'left as it is: a repository is already installed' };
  }
}

/** Installs it, and reads the site until its installation has ended, as far as the site shows that. */
async function writeInstallation({ body, isAnew }: Install, applying: Applying) {
  const { facts, reader, writer, patience } = applying;
  const target = targetOf(facts);
  let wasSeen = false;
  const writing: Writing<Site | null, Site | null> = {
    send: () => writer.write(postRepository, target, body),
    async read(answer) {
      const showsEnd = [siteOf(applying), answer].some((site) => knownStatus(site?.status) !== undefined);
      // Only a known status shows when the installation ends.
      if (answer !== undefined && !showsEnd) return null;
      const site = await reader.read(getSite, target);
      wasSeen ||= [answer, site].some((seen) => seen?.status === 'repository-installing');
      return waitUntilReady(site, BEING_MADE, applying);
    },
    // A service may start, or show the result, with a delay. The old one may still show.
    isThere(site, isConfirmed) {
      const state = site === null ? 'installed' : shownRepository(site);
      return state !== 'absent' && (isConfirmed || wasSeen || (state === 'installed' && !isAnew));
    },
    doubt: (isConfirmed) => [
      isConfirmed ? STARTED : 'Whether the repository was installed is not known: the answer was lost.',
      'Run again: a repository that is already installed is left as it is.',
    ],
  };
  return { ...(await writeAndRead(writing, patience)), wasSeen };
}

const STARTED = 'The service has accepted the repository; whether its installation has ended is not known.';

async function removeInstalled(_: null, applying: Applying) {
  const { facts, reader, writer, learn, log, patience } = applying;
  const target = targetOf(facts);
  const writing: Writing<unknown, Site | null> = {
    send: () => writer.write(deleteRepository, target, undefined),
    // Without an answer, the site may show whether there is a repository.
    read: async (answer) =>
      answer === undefined ? waitUntilReady(await reader.read(getSite, target), BEING_MADE, applying) : null,
    isThere: (site) => site === null || shownRepository(site) === 'absent',
    doubt: () => [
      'Whether the repository was removed is not known: the answer was lost.',
      'Look at the site, then run again if the repository is still installed.',
    ],
  };
  const written = await writeAndRead(writing, patience).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    log.info(`the service refused, saying: ${error.said}`);
    return undefined;
  });
  learn({ repository: 'absent', ...(written?.seen && { site: written.seen }) });
  return written === undefined
    ? { changed: false, summary: 'there was no repository to remove' }
    : { changed: true, summary: 'removed the repository' };
}
