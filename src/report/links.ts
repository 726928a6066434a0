import { formatDuration } from '../core/duration.ts';
import { type End, isDeleted, NOTEWORTHY_MS, siteOf } from '../outcome/end.ts';
import { isSameRepository } from '../site/site-repository.ts';
import { codeSpan, escapeMarkdown, type Sanitize } from './markdown.ts';

/** Addresses and names from the workflow and the runner. Each is checked before it is linked to. */
export interface Places {
  readonly environmentUrl?: string | undefined;
  /** The repository that the site is deployed from, as `owner/name` or an address; if unknown, that of the workflow is assumed. */
  readonly siteRepository?: string | undefined;
  /** The variables of the runner. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Links to the site, the commit and the workflow run, each only if it is certain to be right; and the duration. */
export function renderLinks(end: End, places: Places, sanitize: Sanitize): string {
  const { outcome, facts, rollback, durationMs } = end;
  const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: runId = '' } = places.env;
  const home = repositoryUrl(places, repository);
  const { siteRepository = repository } = places;
  const isOurs = siteRepository.includes('/') && isSameRepository(siteRepository, repository, true);
  const linkToCommit = (name: string, commit: string | undefined): string =>
    home && commit && isOurs
      ? linkTo(`${name} ${codeSpan(commit.slice(0, 7))}`, `${home}/commit/${commit}`, sanitize)
      : '';
  const isRun = /^\d{1,20}$/.test(runId);
  const parts = [
    linkToSite(end, places.environmentUrl, sanitize),
    linkToCommit('back on commit', rollback?.status === 'changed' ? rollback.commit : undefined),
    linkToCommit(outcome === 'succeeded' ? 'commit' : 'deploy ended on commit', facts?.deploy?.commit),
    home && isRun ? linkTo('workflow run', `${home}/actions/runs/${runId}`, sanitize) : '',
    durationMs < NOTEWORTHY_MS ? '' : `${formatDuration(durationMs)} in all`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * A link to the environment URL, or else to the site's domain; empty if the site is deleted or only planned, or the address might be harmful.
 * A domain is linked with plain http: a new site may have no certificate yet, and others redirect.
 */
export function linkToSite(end: End, address: string | undefined, sanitize: Sanitize): string {
  const site = siteOf(end);
  if (isDeleted(end) || (end.outcome === 'planned' && site === undefined)) return '';
  const { domain = '' } = site ?? {};
  const url =
    harmlessUrl(address) ?? (/^[\w.-]+$/.test(domain) ? harmlessUrl(`http://${domain}`) : undefined);
  return linkTo(`🌐 ${escapeMarkdown(url?.replace(/^https?:\/\/|\/$/g, '') ?? '')}`, url, sanitize);
}

/** A link to a page of this action's documentation; its path alone if the action's repository is not known. */
export function linkToPage(page: string, places: Places, sanitize: Sanitize): string {
  // The runner sets both for an action of another repository.
  const { GITHUB_ACTION_REPOSITORY: action, GITHUB_ACTION_REF: ref = 'HEAD' } = places.env;
  const home = repositoryUrl(places, action);
  return linkTo(page, home && `${home}/blob/${ref}/${page}`, sanitize) || page;
}

/** A link in Markdown around `text`, itself Markdown; empty unless the address is harmless http(s) without secrets or invisible text. */
export function linkTo(text: string, address: string | undefined, sanitize: Sanitize): string {
  const url = harmlessUrl(address);
  const isOpen = url !== undefined && sanitize(url).join('\n') === url;
  return isOpen ? `[${text}](${url.replaceAll('&', '&amp;')})` : '';
}

const HOST = String.raw`(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]`;
/** Allows no user name, and no character with a meaning in Markdown. */
const HARMLESS = new RegExp(
  String.raw`^https?://(?:${HOST}|localhost)(?::\d{1,5})?(?:/[\w.~%+:@/?=&#-]*)?$`,
  'i',
);

/** Also encodes characters that the URL standard allows but Markdown takes for the end of an address. */
function harmlessUrl(address = ''): string | undefined {
  const url = (URL.parse(address)?.href ?? '').replace(
    /[^\w.~%+:@/?=&#-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return url.length <= 2_000 && HARMLESS.test(url) ? url : undefined;
}

/** The address of a repository; undefined if it might be harmful. */
function repositoryUrl({ env }: Places, repository = ''): string | undefined {
  const server = harmlessUrl(env.GITHUB_SERVER_URL)?.replace(/\/$/, '');
  const isName = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && !/(^|\/)\.{1,2}(\/|$)/.test(repository);
  return server !== undefined && isName ? `${server}/${repository}` : undefined;
}
