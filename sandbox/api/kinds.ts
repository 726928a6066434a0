import { type Answer, bare, data, message, notFound } from '../http/answer.ts';
import { withBody } from '../http/body.ts';
import { shapeOf, type Values } from '../http/fields.ts';
import { type Call, findById, type OwnerCall, type Route, serverRoute, siteRoute } from '../http/route.ts';
import { type Added, type Kind, ownNames } from '../kinds.ts';
import type { Service } from '../service.ts';
import { type KindRecord, type Owner, ofServer, ofSite } from '../store.ts';

export const kindRoutes = (kinds: readonly Kind[]): Route[] => kinds.flatMap(routesOf);

/** Adds a record of the kind, from a body that has been checked. Fields that are `writeOnly` are not kept. */
export function addRecord(
  { store, background }: Service,
  kind: Kind,
  owner: Owner,
  body: Values,
): KindRecord {
  const kept = Object.entries(kind.fields).filter(([, { writeOnly }]) => !writeOnly);
  const fields = [...kept.map(([name]) => [name, body[name] ?? null]), ...furtherFields(kind, body)];
  const id = store.records.add(kind.singular, owner, Object.fromEntries(fields));
  const record = store.records.get(kind.singular, id);
  if (record === null) throw new Error(`${kind.singular} ${id} was added and is not there`);
  store.log.add(owner, `${capitalized(kind.singular)} ${id} created`);
  background.recordAdded(id);
  return record;
}

/** Lists the body's fields beyond those of the kind, if the kind accepts any, without those that a record adds by itself. */
function furtherFields({ further, fields }: Kind, body: Values) {
  if (further === undefined) return [];
  return Object.entries(body).filter(([name]) => !(Object.hasOwn(fields, name) || ownNames.includes(name)));
}

function routesOf(kind: Kind): Route[] {
  const route = kind.owner === 'site' ? siteRoute : serverRoute;
  const one = `${kind.path}/{record}`;
  const withRecord = (handle: (call: OwnerCall, record: KindRecord) => Answer) => (call: OwnerCall) => {
    const record = findRecord(kind, call);
    return record === null ? notFound(capitalized(kind.singular)) : handle(call, record);
  };
  const routes: Record<Kind['actions'][number], Route> = {
    list: route('GET', kind.path, (call) => {
      const records = call.service.store.records.list(kind.singular, ownerOf(call));
      return call.manner.list(
        call,
        records.map((record) => shown(call, kind, record)),
      );
    }),
    create: route(
      'POST',
      kind.path,
      withBody(shapeOf(kind.fields, kind.further), (call: OwnerCall, body) =>
        call.manner.created(shown(call, kind, addRecord(call.service, kind, ownerOf(call), body))),
      ),
    ),
    show: route(
      'GET',
      one,
      withRecord((call, record) => data(shown(call, kind, record))),
    ),
    delete: route(
      'DELETE',
      one,
      withRecord((call, record) => remove(kind, call, record)),
    ),
    restart: route(
      'POST',
      `${one}/restart`,
      withRecord((call, record) => restart(kind, call, record)),
    ),
  };
  return kind.actions.map((action) => routes[action]);
}

function findRecord(kind: Kind, call: OwnerCall): KindRecord | null {
  const { server_id, site_id } = ownerOf(call);
  const record = findById(call.parameters.record, (id) => call.service.store.records.get(kind.singular, id));
  return record?.server_id === server_id && record.site_id === site_id ? record : null;
}

function remove(kind: Kind, call: OwnerCall, record: KindRecord): Answer {
  const { service } = call;
  service.store.records.remove(record.id);
  const deleted = `${capitalized(kind.singular)} ${record.id} deleted`;
  service.store.log.add(record, deleted);
  switch (kind.deleted) {
    case 'message':
      return message(`${deleted}.`);
    case 'record':
      return data(shown(call, kind, record));
    case 'nothing':
      return bare(undefined);
  }
}

function restart(kind: Kind, { service }: OwnerCall, record: KindRecord): Answer {
  const name = `${capitalized(kind.singular)} ${record.id}`;
  service.store.log.add(record, `${name} restarted`);
  return message(`${name} has been restarted.`);
}

/** The record as the service shows it. */
function shown({ service, manner }: Call, kind: Kind, record: KindRecord): object {
  const { id, fields, server_id, site_id, created_at } = record;
  const values: Record<Added, unknown> = { status: 'active', site_id, server_id, path: null };
  const added = kind.adds.map((name) => [name, values[name]]);
  const asDocumented = { id, ...fields, ...Object.fromEntries(added), created_at };
  return manner.record(service, kind, record, asDocumented);
}

function ownerOf({ server, site }: OwnerCall): Owner {
  return site === undefined ? ofServer(server) : ofSite(site);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
