import { formatDuration } from '../core/duration.ts';
import { isDeleted } from './headline.ts';
import { codeSpan, escapeMarkdown } from './markdown.ts';
import type { RunReport } from './run-report.ts';

/** What the run and the runner say that may be linked to. None of it is believed unseen. */
export interface Places {
  /** Where the site is, as the workflow says. */
  readonly environmentUrl?: string | undefined;
  /** The repository that the site's code comes from, as `owner/name` or the address of it, where it is known. */
  readonly siteRepository?: string | undefined;
  /** `GITHUB_SERVER_URL`, `GITHUB_REPOSITORY` and `GITHUB_RUN_ID`. */
  readonly serverUrl?: string | undefined;
  readonly repository?: string | undefined;
  readonly runId?: string | undefined;
}

/**
 * Links to the site, the commit and the workflow run, on one line, each only where it is certain to lead there; and how long
 * the run took.
 */
export function renderLinks(report: RunReport, places: Places, sanitize: (text: string) => string[]): string {
  const { facts, durationMs } = report;
  const home = repositoryUrl(places);
  const commit = facts?.deploy?.commit;
  const isOurs = isSameRepository(places.siteRepository, places.repository);
  const isRun = /^\d{1,20}$/.test(places.runId ?? '');
  const parts = [
    linkToSite(report, places.environmentUrl, sanitize),
    home && commit && isOurs
      ? linkTo(`commit ${codeSpan(commit.slice(0, 7))}`, `${home}/commit/${commit}`, sanitize)
      : '',
    home && isRun ? linkTo('workflow run', `${home}/actions/runs/${places.runId}`, sanitize) : '',
    durationMs < NOTEWORTHY_MS ? '' : `${formatDuration(durationMs)} in all`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/**
 * A link to where people find the site: as the workflow says, or its domain; nothing where it is deleted, or no link to it is
 * certain to be harmless. Plain http where nobody says otherwise: a new site may have no certificate yet, and one that has
 * will redirect.
 */
export function linkToSite(
  report: RunReport,
  environmentUrl: string | undefined,
  sanitize: (text: string) => string[],
): string {
  const site = report.facts?.site;
  if (isDeleted(report)) return '';
  const url = harmlessUrl(environmentUrl) ?? (typeof site === 'object' ? urlOf(site.domain) : undefined);
  return linkTo(`🌐 ${escapeMarkdown(url?.replace(/^https?:\/\/|\/$/g, '') ?? '')}`, url, sanitize);
}

/**
 * A link in Markdown; nothing where the address is no harmless one of http or https, holds a secret, or what nobody would see.
 *
 * @param text Markdown
 */
export function linkTo(
  text: string,
  address: string | undefined,
  sanitize: (text: string) => string[],
): string {
  const url = harmlessUrl(address);
  const isOpen = url !== undefined && sanitize(url).join('\n') === url;
  return isOpen ? `[${text}](${url.replaceAll('&', '&amp;')})` : '';
}

/** A shorter time says nothing to a person. */
const NOTEWORTHY_MS = 50;

const HOST = String.raw`(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]`;
const HOST_NAME = new RegExp(`^${HOST}$`, 'i');
/** With no user in it, and no character that Markdown could take for its own. */
const HARMLESS = new RegExp(
  String.raw`^https?://(?:${HOST}|localhost)(?::\d{1,5})?(?:/[\w.~%+:@/?=&#-]*)?$`,
  'i',
);

/** With what the URL standard leaves as it is, and Markdown would take for the end of the address, encoded. */
function harmlessUrl(address = ''): string | undefined {
  const url = (URL.parse(address)?.href ?? '').replace(
    /[^\w.~%+:@/?=&#-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return url.length <= 2_000 && HARMLESS.test(url) ? url : undefined;
}

function urlOf(domain: string): string | undefined {
  return domain.length <= 253 && HOST_NAME.test(domain) ? `http://${domain.toLowerCase()}` : undefined;
}

function repositoryUrl({ serverUrl, repository = '' }: Places): string | undefined {
  const server = harmlessUrl(serverUrl)?.replace(/\/$/, '');
  const isName = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && !/(^|\/)\.{1,2}(\/|$)/.test(repository);
  return server !== undefined && isName ? `${server}/${repository}` : undefined;
}

/** Where it is not known what a site is deployed from, it is taken to be the repository of the workflow. */
function isSameRepository(ofSite: string | undefined, ofRun: string | undefined): boolean {
  if (ofSite === undefined) return true;
  const [name] = /[^/:]{1,100}\/[^/:]{1,100}$/.exec(ofSite.replace(/(\.git)?\/?$/i, '')) ?? [];
  return name?.toLowerCase() === ofRun?.toLowerCase();
}
