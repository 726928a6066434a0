import { z } from 'zod';
import { type Answer, bare, data, message, notFound } from '../http/answer.ts';
import { further, furtherRequired } from '../http/fields.ts';
import { listOf } from '../http/paging.ts';
import { findById, serverRoute, siteRoute, withBody } from '../http/route.ts';
import { type Added, type Kind, keptFields, ownNames } from '../kinds.ts';
import type { Service } from '../service.ts';
import { type FieldValue, type KindRecord, type Owner, ofServer, ofSite } from '../store.ts';
import type { Call, Manner, OwnerCall, Route } from './manner.ts';
import * as shapes from './shapes.ts';

type Values = Readonly<Record<string, FieldValue | undefined>>;

/** The endpoints of each kind. */
export const kindRoutes = (manner: Manner) =>
  manner.kinds.map((kind) => ({
    plural: `${capitalized(kind.singular)}s`,
    owner: kind.owner,
    routes: routesOf(kind, manner),
  }));

/** Adds a record of the kind, from a body that has been checked. Fields that are `writeOnly` are not kept. */
export function addRecord(
  { store, background }: Service,
  kind: Kind,
  owner: Owner,
  body: Values,
): KindRecord {
  const fields = [
    ...keptFields(kind).map(([name]) => [name, body[name] ?? null]),
    ...furtherFields(kind, body),
  ];
  const id = store.records.add(kind.singular, owner, Object.fromEntries(fields));
  const record = store.records.get(kind.singular, id);
  if (record === null) throw new Error(`${kind.singular} ${id} was added and is not there`);
  store.log.add(owner, `${capitalized(kind.singular)} ${id} created`);
  background.recordAdded(id);
  return record;
}

/** The check of a body: of the kind's fields; every other one is taken too if the kind accepts any, else dropped. */
function bodyOf(kind: Kind): z.ZodType<Values> {
  if (kind.further === undefined) return z.object(kind.fields);
  const required = Object.fromEntries(kind.further.map((name) => [name, furtherRequired]));
  return z.object({ ...kind.fields, ...required }).catchall(further.nullable());
}

/** Lists the body's fields beyond those of the kind, if the kind accepts any, without those that a record adds by itself. */
function furtherFields(kind: Kind, body: Values) {
  if (kind.further === undefined) return [];
  return Object.entries(body).filter(
    ([name, value]) => !(value === null || Object.hasOwn(kind.fields, name) || ownNames.includes(name)),
  );
}

/** The endpoints of a kind. The API document shows at most the answer of the list. */
function routesOf(kind: Kind, manner: Manner): Route[] {
  const { singular, path } = kind;
  const route = kind.owner === 'site' ? siteRoute : serverRoute;
  const one = `${path}/{record}`;
  const record = recordShape(kind, manner);
  const list = manner.shapes.list(record);
  const assumed = { ...list, shape: shapes.assumed(list.shape) };
  const shape = shapes.assumed(shapes.wrapped(record));
  const deleted = { record: { shape }, message: shapes.assumedMessage, nothing: {} }[kind.deleted];
  const withRecord =
    (handle: (kind: Kind, call: OwnerCall, record: KindRecord) => Answer) => (call: OwnerCall) => {
      const found = findRecord(kind, call);
      return found === null ? notFound(capitalized(singular)) : handle(kind, call, found);
    };
  const create = withBody(bodyOf(kind), (call: OwnerCall, body) =>
    call.manner.created(shown(kind, call, addRecord(call.service, kind, ownerOf(call), body))),
  );
  const say = wordsOf(kind);
  const routes: Record<Kind['actions'][number], Route> = {
    list: route('GET', path, say.list, kind.isShown ? list : assumed, (call) => listRecords(kind, call)),
    create: route('POST', path, say.create, manner.shapes.created(shape), create),
    show: route('GET', one, say.show, { shape }, withRecord(show)),
    delete: route('DELETE', one, say.delete, deleted, withRecord(remove)),
    restart: route('POST', `${one}/restart`, say.restart, shapes.message, withRecord(restart)),
  };
  return kind.actions.map((action) => routes[action]);
}

/** The words for its endpoints. */
function wordsOf({ singular, owner, fields }: Kind) {
  const hidden = Object.keys(fields).filter((name) => fields[name]?.meta()?.writeOnly);
  const unshown = hidden.length === 0 ? '' : ` No answer shows its \`${hidden.join('` and `')}\`.`;
  return {
    list: `List the ${singular}s\nThose of one ${owner}.`,
    create: `Create ${a(singular)}\nOne more, even if there is one just like it.${unshown}`,
    show: `Show ${a(singular)}\nAs it was created: nothing changes a record.`,
    delete: `Delete ${a(singular)}\nIts id is not used again.`,
    restart: `Restart ${a(singular)}\nShows nowhere but in the log of the server.`,
  };
}

/** With its article. */
const a = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

function listRecords(kind: Kind, call: OwnerCall): Answer {
  const records = call.service.store.records.list(kind.singular, ownerOf(call));
  return call.manner.list(call, listOf(records.map((record) => shown(kind, call, record))));
}

const show = (kind: Kind, call: OwnerCall, record: KindRecord): Answer => data(shown(kind, call, record));

function recordShape(kind: Kind, manner: Manner): z.ZodObject {
  const fields = keptFields(kind).map(([name, field]) => {
    const shown = manner.shapes.field(field, isInteger(field) ? shapes.ofRecords.id : z.string());
    return [name, field.isOptional() ? shown.nullable() : shown];
  });
  const { id, created_at, ...others } = shapes.ofRecords;
  const constant = Object.keys(kind.constants ?? {}).map((name) => [name, z.string()]);
  const added = kind.adds.map((name) => [name, others[name]]);
  return z.object({ id, ...Object.fromEntries([...constant, ...fields, ...added]), created_at }).meta({
    id: kind.singular.split(' ').map(capitalized).join(''),
    description: `${capitalized(a(kind.singular))}.`,
  });
}

function isInteger(field: z.core.$ZodType): boolean {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return isWrapped ? isInteger(field.unwrap()) : field instanceof z.ZodNumber;
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
      return data(shown(kind, call, record));
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
function shown(kind: Kind, { service, manner }: Call, record: KindRecord): object {
  const { id, fields, server_id, site_id, created_at } = record;
  const values: Record<Added, unknown> = { status: 'active', site_id, server_id, path: null };
  const added = kind.adds.map((name) => [name, values[name]]);
  const asDocumented = { id, ...kind.constants, ...fields, ...Object.fromEntries(added), created_at };
  return manner.record(service, kind, record, asDocumented);
}

function ownerOf({ server, site }: OwnerCall): Owner {
  return site === undefined ? ofServer(server) : ofSite(site);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
