import type { SiteStatus } from '../site-status.ts';
import type { NotedEntry, Server } from '../store.ts';
import { type Html, html, nothing } from './html.ts';
import type { DeployView, Newest, Overview, RecordsView, ServerView, SiteView } from './overview.ts';
import { style } from './style.ts';

/** The options of the page, all of them in its address, so that they stay when the page loads itself again. */
export type View = {
  /** Loads itself no more, and holds the logs of all deploys it shows. */
  paused: boolean;
  /** Paused, and without links and commands: they lead nowhere once the sandbox has ended. */
  isCopy: boolean;
  /** The deploy whose log is open. */
  openDeploy: number | null;
  /** Of the sandbox. */
  port: number;
};

const refreshSeconds = 5;

/**
 * The page for people: servers, sites, deploys, records, server logs. Without a script, what a reader unfolds is lost when
 * the page loads itself again. So a live page has nothing to unfold: a log is opened by a link, and stays open. A paused
 * page has all logs in it, folded.
 */
export function renderPage(overview: Overview, view: View): string {
  const title = overview.running > 0 ? `(${overview.running} running) Sandbox` : 'Sandbox';
  const live = view.paused ? nothing : html`<meta http-equiv="refresh" content="${refreshSeconds}">\n`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${live}<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
${renderHeader(overview, view)}
<main>
${overview.servers.map((server) => renderServer(server, view))}
</main>
<footer class="quiet">
${view.isCopy ? html`<p>Times are in UTC.</p>` : renderFooter()}
</footer>
</body>
</html>
`.html;
}

function renderFooter(): Html {
  return html`<p>Everybody who reaches this port sees this page; logs and commands are shown as they are. Times are in UTC.
<a href="/openapi.json">The API as an OpenAPI document</a></p>`;
}

/** The address of the page with this view. */
function addressOf({ paused, openDeploy }: Pick<View, 'paused' | 'openDeploy'>): string {
  const words = [...(paused ? ['pause'] : []), ...(openDeploy === null ? [] : [`open=${openDeploy}`])];
  return words.length === 0 ? '/' : `/?${words.join('&')}`;
}

function renderHeader({ takenAt, running, waiting, servers }: Overview, view: View): Html {
  const sites = servers.reduce((sum, { server }) => sum + server.sites_count, 0);
  const time = view.isCopy ? takenAt : takenAt.slice(11);
  return html`<header>
<div class="row"><h1>Sandbox</h1> ${renderMode(view)}</div>
<p>${time}: ${count(servers.length, 'server')}, ${count(sites, 'site')}, ${running} running, ${waiting} waiting.
<span class="quiet">${view.paused ? 'All logs are below, folded.' : `Loads itself again every ${refreshSeconds} s: pause it to select text.`}</span></p>
</header>`;
}

/** Says whether the page is live, and offers the other way. */
function renderMode(view: View): Html {
  if (view.isCopy) return html`<span class="pill">A copy</span>`;
  const { paused } = view;
  const state = paused
    ? html`<span class="pill held">❚❚ Paused</span>`
    : html`<span class="pill good">● Live</span>`;
  const other = addressOf({ ...view, paused: !paused });
  return html`${state} <a class="button push" href="${other}">${paused ? 'Go live' : 'Pause'}</a>`;
}

function renderServer({ server, isAway, sites, records, log }: ServerView, view: View): Html {
  const { id, name, ip_address, php_version, status } = server;
  return html`<section>
<div class="row"><h2>${name}</h2> <span class="pill ${isAway ? 'held' : 'good'}">${status}</span>
<span class="quiet">id ${id}, ${ip_address}, PHP ${php_version}, ${count(sites.total, 'site')}</span></div>
${sites.items.map((site) => renderSite(site, view))}
${renderRest(sites, 'sites')}
<div class="card">
${sites.total === 0 ? renderNoSites(server, view) : nothing}
${renderServerRecords(server, records, log)}
</div>
</section>
`;
}

/** The server's own records and log; of an untouched server, one sentence. */
function renderServerRecords({ name }: Server, records: RecordsView[], log: Newest<NotedEntry>): Html {
  if (log.total === 0)
    return html`${renderRecords(records, [])}<p class="quiet">Nothing has happened yet.</p>`;
  return html`<h3>Records of ${name}</h3>
${renderRecords(records, [])}
<h3>Log of ${name}</h3>
${renderLogEntries(log)}`;
}

function renderNoSites({ id, name }: Server, { port, isCopy }: View): Html {
  if (isCopy) return html`<p><strong>No sites.</strong></p>`;
  const fields = '{"root_domain": "shop.example.com", "web_directory": "/public"}';
  const command = `curl -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\
  -d '${fields}' \\
  http://127.0.0.1:${port}/api/servers/${id}/sites`;
  return html`<p><strong>No sites yet.</strong> The action makes one with the operation <code>ensure-site</code>, <code>server: ${name}</code>.
By hand, with the token that the sandbox was started with or printed:</p>
<div class="log" tabindex="0" role="region" aria-label="A command that makes a site"><pre>${command}</pre></div>`;
}

function renderSite(site: SiteView, view: View): Html {
  const { id, domain, deploys, apps, notifications } = site;
  const [latest] = deploys.items;
  const none = [...(apps.length > 0 ? [] : ['apps']), ...(notifications.length > 0 ? [] : ['notifications'])];
  return html`<article class="card">
<div class="row"><h3>${view.isCopy ? domain : html`<a href="http://${domain}.localhost:${view.port}/">${domain}</a>`}</h3>
${latest ? renderState(latest) : html`<span class="pill">never deployed</span>`} <span class="quiet">id ${id}</span></div>
<dl>
${site.status === null ? nothing : html`<dt>Status</dt><dd><span class="pill ${toneOf(site.status)}">${site.status}</span></dd>`}
<dt>Last deploy</dt><dd>${site.lastDeployAt ?? 'never'}</dd>
<dt>Repository</dt><dd>${renderRepository(site)}</dd>
<dt>Web directory</dt><dd><code>${site.webDirectory}</code></dd>
${apps.length > 0 ? html`<dt>Apps</dt><dd>${apps.join(', ')}</dd>` : nothing}
${notifications.length > 0 ? html`<dt>Notifications</dt><dd>set for ${notifications.join(', ')}</dd>` : nothing}
</dl>
${deploys.total > 0 ? html`<ul aria-label="Deploys of ${domain}">${deploys.items.map((deploy) => renderDeploy(deploy, view))}</ul>` : nothing}
${renderRest(deploys, 'deploys')}
${renderRecords(site.records, none)}
</article>
`;
}

function toneOf(status: SiteStatus): string {
  if (status === 'active') return 'good';
  if (status === 'deploy-failed') return 'bad';
  return status === 'deleting' ? 'held' : 'busy';
}

function renderRepository({ repository }: SiteView): Html {
  if (repository === null) return html`<span class="quiet">none: a deploy does nothing</span>`;
  const { provider, branch, url } = repository;
  return html`<code>${short(url)}</code>, branch <bdi><code>${short(branch)}</code></bdi> <span class="quiet">(${provider})</span>`;
}

function renderDeploy(deploy: DeployView, view: View): Html {
  const { id, created_at, started_at } = deploy;
  const identity = renderIdentity(deploy);
  const head = html`${renderState(deploy)} <span>deploy ${id}</span> <span class="quiet">${started_at ?? created_at}${durationOf(deploy)}</span>`;
  if (started_at === null) return html`<li><div class="row">${head}</div>${identity}</li>\n`;
  const isOpen = deploy.state === 'running' || id === view.openDeploy;
  if (view.paused) {
    return html`<li><details${isOpen ? { html: ' open' } : nothing}><summary><span class="row">${head}</span></summary>
${identity}${renderLog(deploy)}</details></li>\n`;
  }
  return html`<li><div class="row">${head} ${renderLogLink(deploy, view)}</div>${identity}${isOpen ? renderLog(deploy) : nothing}</li>\n`;
}

/** Renders what the API shows of the deployment beside its status, where it shows deployments. */
function renderIdentity({ uuid, commit_hash, commit_message }: DeployView): Html {
  if (uuid === null) return nothing;
  const [title = ''] = commit_message?.split('\n') ?? [];
  const commit =
    commit_hash === null ? nothing : html` at <code>${commit_hash}</code> <bdi>${short(title)}</bdi>`;
  return html`<p class="quiet">deployment <code>${uuid}</code>${commit}</p>`;
}

/** Renders the link that opens or closes a log on a live page. The log of a running deploy is open without it. */
function renderLogLink({ id, state }: DeployView, view: View): Html {
  const isKept = id === view.openDeploy;
  const words = isKept ? 'close log' : state === 'running' ? 'keep log open' : 'open log';
  return html`<a class="push" href="${addressOf({ ...view, openDeploy: isKept ? null : id })}" aria-label="${words} of deploy ${id}">${words}</a>`;
}

function renderLog({ id, log, state }: DeployView): Html {
  if (log === null || (log.text === '' && log.bytesBefore === 0)) {
    const nothingYet = state === 'running' ? 'It has printed nothing yet.' : 'It printed nothing.';
    return html`<p class="quiet">${nothingYet}</p>`;
  }
  const cut =
    log.bytesBefore > 0
      ? html`<p class="quiet">Cut: ${size(log.bytesBefore)} of the log come before this.</p>`
      : nothing;
  return html`${cut}<div class="log" tabindex="0" role="region" aria-label="Log of deploy ${id}"><pre>${log.text}</pre></div>`;
}

function renderState({ state, stopped, exit_status, ended_at }: DeployView): Html {
  if (state === 'queued') return html`<span class="pill">… waiting</span>`;
  if (state === 'running') return html`<span class="pill busy">▶ running</span>`;
  if (stopped !== null) return html`<span class="pill held">■ ended: ${short(stopped)}</span>`;
  if (exit_status === 0) return html`<span class="pill good">✓ succeeded</span>`;
  if (exit_status !== null)
    return html`<span class="pill bad">✕ failed with exit status ${exit_status}</span>`;
  return ended_at === null
    ? html`<span class="pill">ended</span>`
    : html`<span class="pill bad">✕ ended by a signal</span>`;
}

/** Tables of the kinds that have records, and one sentence about those that have none, and about what else there is none of. */
function renderRecords(views: RecordsView[], alsoNone: string[]): Html {
  const none = [
    ...alsoNone,
    ...views.filter(({ records }) => records.total === 0).map(({ singular }) => `${singular}s`),
  ];
  const some = views.filter(({ records }) => records.total > 0);
  return html`${some.map(renderTable)}${none.length > 0 ? html`<p class="quiet">No ${none.join(', no ')}.</p>` : nothing}`;
}

function renderTable({ singular, fields, records }: RecordsView): Html {
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)}s`;
  const names = fields.map((field) => field.replaceAll('_', ' '));
  const head = names.map((name) => html`<th scope="col">${name}</th>`);
  const rows = records.items.map(({ id, values, createdAt }) => {
    const cells = values.map(
      (value, nth) =>
        html`<td data-name="${names[nth] ?? ''}">${value === null ? '–' : short(String(value))}</td>`,
    );
    return html`<tr><td data-name="id">${id}</td>${cells}<td data-name="created" class="time">${createdAt}</td></tr>\n`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><caption>${title}</caption>
<thead><tr><th scope="col" class="narrow">id</th>${head}<th scope="col" class="narrow">created</th></tr></thead>
<tbody>${rows}</tbody></table></div>${renderRest(records, `${singular}s`)}\n`;
}

function renderLogEntries(log: Newest<NotedEntry>): Html {
  const entries = log.items.map(({ created_at, description, content, site_id, note }) => {
    const how = note === '' ? nothing : html`: <strong>${short(note)}</strong>`;
    const more = content === '' ? nothing : html`<br><span class="quiet">${short(content)}</span>`;
    const where = site_id === null ? nothing : html`<span class="quiet">site ${site_id}</span>`;
    return html`<li><span class="quiet time">${created_at}</span> <span class="what">${short(description)}${how}${more}</span> ${where}</li>\n`;
  });
  return html`<ul class="entries" aria-label="Server log">${entries}</ul>${renderRest(log, 'entries')}`;
}

/** The word about what is not shown. */
function renderRest({ items, total }: Newest<unknown>, what: string): Html {
  if (items.length === total) return nothing;
  return html`<p class="quiet">The ${items.length} newest of ${total} ${what}.</p>`;
}

/** A text of one line's size: cut, visibly, where it is longer. */
function short(text: string): string {
  const characters = [...text.slice(0, 1000)];
  return text.length <= 300 ? text : `${characters.slice(0, 280).join('')}… (cut, ${text.length} in all)`;
}

function durationOf({ started_at, ended_at }: DeployView): string {
  if (started_at === null || ended_at === null) return '';
  const at = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
  const seconds = (at(ended_at) - at(started_at)) / 1000;
  return seconds === 0 ? ', less than 1 s' : `, ${seconds} s`;
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
