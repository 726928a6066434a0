import { formatDuration } from '../core/duration.ts';
import { isDeleted, NOTEWORTHY_MS, siteOf } from '../outcome/end.ts';
import { isSameRepository } from '../site/site-repository.ts';
import { isHostName } from '../values/host-name.ts';
import { codeSpan, escapeMarkdown, joined } from './markdown.ts';
import type { SafeEnd } from './safe-report.ts';

/** Addresses and names from the workflow and the runner. Each is checked before it is linked to. */
export interface Places {
  readonly environmentUrl?: string | undefined;
  /** The repository that the site is deployed from, as `owner/name` or an address; if unknown, that of the workflow is assumed. */
  readonly siteRepository?: string | undefined;
  /** The commit of the pull request that the report is written to. */
  readonly head?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True for an address that holds a secret. */
  readonly hides: (address: string) => boolean;
}

/** Links to the site, the commit and the workflow run, each only if it is certain to be right; and the duration. */
export function renderLinks(end: SafeEnd, places: Places): string {
  const { outcome, facts, rollback, durationMs } = end;
  const { head, env } = places;
  const toCommit = (words: string, commit = ''): string =>
    commit && linkTo(`${words} ${codeSpan(commit.slice(0, 7))}`, pageOf(`commit/${commit}`, places), places);
  const toDeployed = (words: string, commit?: string): string =>
    isFromHere(places) ? toCommit(words, commit) : '';
  const toRun = /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? `actions/runs/${env.GITHUB_RUN_ID}` : '';
  const links = [
    linkToSite(end, places),
    rollback?.outcome === 'changed' ? toDeployed('back on commit', rollback.commit) : '',
    toDeployed(outcome === 'succeeded' ? 'commit' : 'deploy ended on commit', facts?.deploy?.commit),
    toCommit('pull request at', head),
    toRun && linkTo('workflow run', pageOf(toRun, places), places),
    durationMs < NOTEWORTHY_MS ? '' : `${formatDuration(durationMs)} in all`,
  ];
  return joined(links, ' · ');
}

/** True if the site is deployed from the workflow's repository. */
function isFromHere({ env: { GITHUB_REPOSITORY: ours = '' }, siteRepository = ours }: Places): boolean {
  return siteRepository.includes('/') && isSameRepository(siteRepository, ours);
}

/** The address of GitHub's comparison of the live commit with that to deploy; undefined unless both ids are whole and it is certain. */
export function compareUrl({ facts }: SafeEnd, places: Places): string | undefined {
  const { commit: live = '', ours } = facts?.live ?? {};
  if (ours === undefined || live.length < ours.length || !isFromHere(places)) return undefined;
  const url = pageOf(`compare/${live}...${ours}`, places);
  return url && !places.hides(url) ? url : undefined;
}

/** Links to the environment URL, or else to the domain, with plain http: a new site may have no certificate yet, and others redirect. */
function linkToSite(end: SafeEnd, places: Places): string {
  const site = siteOf(end);
  if (isDeleted(end) || (end.outcome === 'planned' && site === undefined)) return '';
  const { domain = '' } = site ?? {};
  const ofDomain = isHostName(domain) ? `http://${domain}` : '';
  const url = harmlessUrl(places.environmentUrl) ?? harmlessUrl(ofDomain);
  return linkTo(`🌐 ${escapeMarkdown(url?.replace(/^https?:\/\/|\/$/g, '') ?? '')}`, url, places);
}

/** A link to a page of this action's documentation; its path alone if the action's repository is not known. */
export function linkToPage(page: string, places: Places): string {
  // The runner sets both for an action of another repository.
  const { GITHUB_ACTION_REPOSITORY: action = '', GITHUB_ACTION_REF: ref = 'HEAD' } = places.env;
  return linkTo(page, pageOf(`blob/${ref}/${page}`, places, action), places) || page;
}

/** The address of a page of a repository, of the workflow's unless another one is given; undefined if it is not certain. */
function pageOf(path: string, { env }: Places, repository = env.GITHUB_REPOSITORY ?? ''): string | undefined {
  const server = harmlessUrl(env.GITHUB_SERVER_URL)?.replace(/\/$/, '');
  const isName = /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(repository) && !/(^|\/)\.{1,2}(\/|$)/.test(repository);
  return server && isName ? `${server}/${repository}/${path}` : undefined;
}

/** A link in Markdown around `text`, itself Markdown; empty unless the address is harmless http(s) without secrets. */
export function linkTo(text: string, address: string | undefined, { hides }: Places): string {
  const url = harmlessUrl(address);
  return url === undefined || hides(url) ? '' : `[${text}](${url.replaceAll('&', '&amp;')})`;
}

/** An address of http(s), with all encoded that Markdown might take for its end; undefined unless it is short and names just a host. */
function harmlessUrl(address = ''): string | undefined {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username + url.password !== '') return undefined;
  if (!isHostName(url.hostname) || !/\.|^localhost$/.test(url.hostname)) return undefined;
  const encode = (character: string): string => `%${Buffer.from(character).toString('hex').toUpperCase()}`;
  const href = url.href.replace(/[^\w.~%+:@/?=&#-]/g, encode);
  return href.length <= 2_000 ? href : undefined;
}
