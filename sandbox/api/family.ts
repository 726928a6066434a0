import { z } from 'zod';
import { type Answer, bare, data, notFound } from '../http/answer.ts';
import { ports } from '../http/fields.ts';
import { paged, pageOf } from '../http/paging.ts';
import { findById, type SiteCall, siteRoute } from '../http/route.ts';
import { type Kind, kinds } from '../kinds.ts';
import type { Service } from '../service.ts';
import { statusOf } from '../site-status.ts';
import type { KindRecord, Site, SiteLogEntry, WantedRepository } from '../store.ts';
import type { Manner } from './manner.ts';
import * as shapes from './shapes.ts';
import { summary } from './sites.ts';

type FamilyOptions = {
  /** Fields that a record must have beside those of the document, by kind. */
  requiredFields: ReadonlyMap<Kind['singular'], readonly string[]>;
  /** Where the content of a log entry is shown: in the list too, or at the entry alone. */
  logContent: 'list' | 'entry';
};

/** `--service family`: answers as services are met that have moved on since the API document. */
export function createFamilyManner({ requiredFields, logContent }: FamilyOptions): Manner {
  return {
    furtherRoutes: [
      siteRoute(
        'GET',
        '/log/{entry}',
        "Show an entry of a site's log\nWith its text, which the list may leave out.",
        shapes.data(shapes.siteLogEntry),
        showLogEntry,
      ),
    ],
    kinds: kinds.map((kind) => ({ ...kind, further: requiredFields.get(kind.singular) ?? [] })),
    firstPhase: 'created',
    status: ({ store }, { id }) => statusOf(store, id),
    site: shownSite,
    record: shownRecord,
    list: (call, items) => paged(call, items.length, (skip, size) => items.slice(skip, skip + size)),
    created,
    noEnv: notFound('The .env file'),
    tooEarly({ store }, { id }) {
      const isReady = ['active', 'deploying', 'deploy-failed'].includes(statusOf(store, id) ?? '');
      return isReady ? null : refusedInWords('Please wait until the site has been installed.');
    },
    refusesEarly: true,
    install,
    async remove({ background }, site) {
      background.remove(site);
    },
    log(call) {
      const { store } = call.service;
      const show = (entry: SiteLogEntry) => shownEntry(call.service, entry, logContent === 'list');
      return paged(call, store.log.countOfSite(call.site.id), (skip, size) =>
        store.log.pageOfSite(call.site.id, skip, size).map(show),
      );
    },
    shapes: {
      site: siteShape,
      extendedSite: shapes.ofFamily(shapes.extendedSite),
      installed: siteShape,
      field: (field) => (field === ports ? z.union([z.string(), z.number()]) : z.string()),
      list: (item) => ({ shape: pageOf(item), paged: true }),
      created: (shape) => ({ shape, status: 201 }),
      env: (shape) => shape,
      log: { shape: pageOf(shapes.siteLogEntry), paged: true },
    },
  };
}

const siteShape = shapes.ofFamily(shapes.site);

const created = (shown: object): Answer => ({ ...data(shown), status: 201 });
const refusedInWords = (error: string): Answer => ({ ...bare({ error }), status: 422 });

function shownSite({ store }: Service, { id }: Site, shown: object) {
  const repository = store.repositories.ofSite(id);
  const installed = repository?.state === 'installed' ? repository : null;
  return {
    ...shown,
    status: statusOf(store, id),
    has_repository: installed !== null,
    repository: installed && shownRepository(installed),
  };
}

/** User and name apart, and not the URL, which may hold a password. */
function shownRepository({ provider, user, branch, url }: WantedRepository) {
  const name = /([^/:]*?)(?:\.git)?$/.exec(url)?.[1] ?? '';
  return { provider, user, name, branch };
}

function install(call: SiteCall, wanted: WantedRepository): Answer {
  const { service, site } = call;
  if (!service.repositories.claim(site, wanted)) {
    return refusedInWords('This site has a repository. Remove it before another one is installed.');
  }
  service.background.install(site, wanted);
  return created({ ...shownSite(service, site, summary(site)), repository: shownRepository(wanted) });
}

/** Numbers come as text, a single port as a number, whatever was sent. */
function shownRecord({ background }: Service, kind: Kind, { id, fields }: KindRecord, shown: object) {
  const spelled = Object.entries(fields).map(([name, value]) => {
    const isPort = kind.fields[name] === ports && /^\d+$/.test(String(value));
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
  const { id, description, content, deploy_id, site_id, server_id, created_at } = entry;
  const text = () => (deploy_id === null ? content : folders.logs.read(deploy_id));
  return {
    id,
    type: deploy_id === null ? null : 'deploy',
    description,
    ...(withContent && { content: text() }),
    site_id,
    server_id,
    created_at,
  };
}
