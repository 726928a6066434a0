import { z } from 'zod';
import { type Answer, bare, data, notFound } from '../http/answer.ts';
import { ports, portsOrNumber } from '../http/fields.ts';
import { page, paged, pageOf, perPage, search } from '../http/paging.ts';
import { findById, siteRoute } from '../http/route.ts';
import { databases, type Kind, kinds } from '../kinds.ts';
import { notificationUrls } from '../notifications.ts';
import type { Novelty } from '../options.ts';
import type { Service } from '../service.ts';
import { statusOf } from '../site-status.ts';
import type { KindRecord, Site, SiteLogEntry, WantedRepository } from '../store.ts';
import { createTrigger, deploymentRoutes } from './deployments.ts';
import type { Call, Listed, Manner, Shown, SiteCall } from './manner.ts';
import * as shapes from './shapes.ts';
import { projectType, summary } from './sites.ts';

type FamilyOptions = {
  /** Fields that a record must have beside those of the document, by kind. */
  requiredFields: ReadonlyMap<Kind['singular'], readonly string[]>;
  /** Where the content of a log entry is shown: in the list too, or at the entry alone. */
  logContent: 'list' | 'entry';
  quickDeploy?: boolean;
  without: ReadonlySet<Novelty>;
};

/** The most items on a page of a list. */
const mostPerPage = 50;

/** `--service family`: answers as services are met that have moved on since the API document. */
export function createFamilyManner(options: FamilyOptions): Manner {
  const { requiredFields, logContent, without, quickDeploy = false } = options;
  const has: shapes.Has = (what) => !without.has(what);
  const hasDeployments = has('deployments');
  const trigger = createTrigger({ hands: has('variables'), names: hasDeployments });
  const quick = has('quick-deploy') && { quick_deploy: quickDeploy };
  const shownSite = createShownSite(has, quick);
  return {
    furtherRoutes: [
      siteRoute(
        'GET',
        '/log/{entry}',
        "Show an entry of a site's log\nWith its text, which the list may leave out.",
        shapes.data(shapes.siteLogEntry),
        showLogEntry,
      ),
      ...(hasDeployments ? deploymentRoutes : []),
    ],
    kinds: kinds.map((kind) => ofFamily(kind, requiredFields.get(kind.singular) ?? [])),
    firstPhase: 'created',
    status: ({ store }, { id }) => statusOf(store, id),
    site: shownSite,
    record: shownRecord,
    list: listed,
    created,
    noEnv: notFound('The .env file'),
    tooEarly({ store }, { id }) {
      const isReady = ['active', 'deploying', 'deploy-failed'].includes(statusOf(store, id) ?? '');
      return isReady ? null : refusedInWords('Please wait until the site has been installed.');
    },
    refusesEarly: true,
    install: (call, wanted) => install(call, wanted, shownSite),
    repository: has('repository') ? (...of) => withQuick(quick, installedOn(...of)) : null,
    listsCertificates: has('certificates'),
    async remove({ background }, site) {
      background.remove(site);
    },
    log(call) {
      const { store } = call.service;
      const show = (entry: SiteLogEntry) => shownEntry(call.service, entry, logContent === 'list');
      const read = (skip: number, size: number) => store.log.pageOfSite(call.site.id, skip, size).map(show);
      return paged(call, store.log.countOfSite(call.site.id), read, mostPerPage);
    },
    deploy: trigger.handle,
    hasDeployments,
    serverEntry: typed,
    mostPerPage,
    shapes: shapesOf(has, trigger.answer),
  };
}

const inPages = [page, perPage(mostPerPage)];

function shapesOf(has: shapes.Has, deploy: Shown): Manner['shapes'] {
  const site = shapes.ofFamily(shapes.site, has);
  return {
    site,
    extendedSite: shapes.ofFamily(shapes.extendedSite, has),
    repository: shapes.repositoryOfFamily(has),
    installed: site,
    field: (field) => (field === portsOrNumber ? z.union([z.string(), z.number()]) : z.string()),
    list: (item) => ({ shape: pageOf(item), query: [...inPages, search] }),
    created: (shape) => ({ shape, status: 201 }),
    env: (shape) => shape,
    log: { shape: pageOf(shapes.siteLogEntry), query: inPages },
    serverLog: { shape: pageOf(shapes.typedLogEntry), query: inPages },
    deploy,
  };
}

function ofFamily(kind: Kind, further: readonly string[]): Kind {
  const fields = Object.entries(kind.fields).map(([name, field]) => [
    name,
    field === ports ? portsOrNumber : field,
  ]);
  const constants = kind.singular === databases.singular ? { constants: { type: 'sqldb' } } : {};
  return { ...kind, fields: Object.fromEntries(fields), further, ...constants };
}

/** A page of those with the text that is searched for in their name, or in what they have in its place. */
function listed(call: Call, { count, page }: Listed): Answer {
  const text = call.query('search') ?? '';
  return paged(call, count(text), (skip, size) => page(text, skip, size), mostPerPage);
}

const created = (shown: object): Answer => ({ ...data(shown), status: 201 });
const refusedInWords = (error: string): Answer => ({ ...bare({ error }), status: 422 });

function createShownSite(has: shapes.Has, quick: object | false) {
  const hasLiveLog = has('live-log');
  return ({ store, folders }: Service, site: Site, shown: object) => {
    const { id, server_id } = site;
    const installed = installedOn({ store }, site);
    const running = hasLiveLog ? store.deploys.runningOf(id) : null;
    return {
      ...(has('notification-urls') && { notification_urls: notificationUrls(site) }),
      ...shown,
      server_id,
      project_type: projectType(site),
      php_version: store.servers.phpVersionOf(server_id),
      ...{ test_domain: null, has_staging: false, zero_downtime_deployment: false },
      ...(hasLiveLog && { current_deploy_log: running && liveText(folders.logs.read(running.id)) }),
      status: statusOf(store, id),
      has_repository: installed !== null,
      ...(has('site-repository') && { repository: installed && shownRepository(installed) }),
      ...quick,
    };
  };
}

function installedOn({ store }: Pick<Service, 'store'>, { id }: Site): WantedRepository | null {
  const repository = store.repositories.ofSite(id);
  return repository?.state === 'installed' ? repository : null;
}

const withQuick = (quick: object | false, repository: WantedRepository | null) =>
  repository && { ...shownRepository(repository), ...quick };

/** The text of a running deploy: null until there is some, and without its last line break. */
const liveText = (log: string) => log.replace(/\n$/, '') || null;

/** User and name apart, and not the URL, which may hold a password. */
function shownRepository({ provider, user, branch, url }: WantedRepository) {
  const name = /([^/:]*?)(?:\.git)?$/.exec(url)?.[1] ?? '';
  return { provider, user, name, branch };
}

function install(call: SiteCall, wanted: WantedRepository, shownSite: Manner['site']): Answer {
  const { service, site } = call;
  if (!service.repositories.claim(site, wanted)) {
    return refusedInWords('This site has a repository. Remove it before another one is installed.');
  }
  service.background.install(site, wanted);
  return data({ ...shownSite(service, site, summary(site)), repository: shownRepository(wanted) });
}

/** Numbers come as text, a single port as a number, whatever was sent. */
function shownRecord({ background }: Service, kind: Kind, { id, fields }: KindRecord, shown: object) {
  const spelled = Object.entries(fields).map(([name, value]) => {
    const isPort = kind.fields[name] === portsOrNumber && /^\d+$/.test(String(value));
    return [name, isPort ? Number(value) : typeof value === 'number' ? String(value) : value];
  });
  const status = background.isNewRecord(id) ? 'created' : 'active';
  return { ...shown, ...Object.fromEntries(spelled), ...(kind.adds.includes('status') && { status }) };
}

function showLogEntry({ service, site, parameters }: SiteCall): Answer {
  const entry = findById(parameters.entry, service.store.log.get);
  return entry?.site_id === site.id ? data(shownEntry(service, entry, true)) : notFound('Log entry');
}

function shownEntry({ folders }: Service, entry: SiteLogEntry, withContent: boolean) {
  const { content, ...others } = typed(entry);
  if (!withContent) return others;
  const { deploy_id } = entry;
  return { ...others, content: deploy_id === null ? content : folders.logs.read(deploy_id) };
}

function typed({ deploy_id, ...entry }: SiteLogEntry) {
  const type = deploy_id === null ? null : 'deploy';
  return { ...entry, type, created_at_human: ago(entry.created_at) };
}

const units = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;
const inWords = new Intl.RelativeTimeFormat('en');

/** The time since a moment, in the largest unit of which it has one. */
function ago(moment: string): string {
  const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(`${moment.replace(' ', 'T')}Z`)) / 1000));
  const unit = (['day', 'hour', 'minute'] as const).find((one) => seconds >= units[one]) ?? 'second';
  return inWords.format(-Math.floor(seconds / units[unit]), unit);
}
