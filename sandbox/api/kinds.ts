import { z } from 'zod';
import { type Answer, bare, data, message, notFound } from '../http/answer.ts';
import { further, furtherRequired } from '../http/fields.ts';
import {
  type Call,
  type Description,
  findById,
  type OwnerCall,
  type Route,
  serverRoute,
  siteRoute,
  withBody,
} from '../http/route.ts';
import { type Added, type Kind, keptFields, ownNames } from '../kinds.ts';
import type { Service } from '../service.ts';
import { type FieldValue, type KindRecord, type Owner, ofServer, ofSite } from '../store.ts';
import type { Manner } from './manner.ts';
import * as shapes from './shapes.ts';

type Values = Readonly<Record<string, FieldValue | undefined>>;
type Action = Kind['actions'][number];

/** The endpoints of each kind, by its name in the plural. */
export const kindRoutes = (manner: Manner): Record<string, Route[]> =>
  Object.fromEntries(manner.kinds.map((kind) => [`${capitalized(kind.singular)}s`, routesOf(kind, manner)]));

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

function routesOf(kind: Kind, manner: Manner): Route[] {
  const route = kind.owner === 'site' ? siteRoute : serverRoute;
  const one = `${kind.path}/{record}`;
  const withRecord = (handle: (call: OwnerCall, record: KindRecord) => Answer) => (call: OwnerCall) => {
    const record = findRecord(kind, call);
    return record === null ? notFound(capitalized(kind.singular)) : handle(call, record);
  };
  const about = descriptionsOf(kind, manner);
  const routes: Record<Action, Route> = {
    list: route('GET', kind.path, about.list, (call) => {
      const records = call.service.store.records.list(kind.singular, ownerOf(call));
      return call.manner.list(
        call,
        records.map((record) => shown(call, kind, record)),
      );
    }),
    create: route(
      'POST',
      kind.path,
      about.create,
      withBody(bodyOf(kind), (call: OwnerCall, body) =>
        call.manner.created(shown(call, kind, addRecord(call.service, kind, ownerOf(call), body))),
      ),
    ),
    show: route(
      'GET',
      one,
      about.show,
      withRecord((call, record) => data(shown(call, kind, record))),
    ),
    delete: route(
      'DELETE',
      one,
      about.delete,
      withRecord((call, record) => remove(kind, call, record)),
    ),
    restart: route(
      'POST',
      `${one}/restart`,
      about.restart,
      withRecord((call, record) => restart(kind, call, record)),
    ),
  };
  return kind.actions.map((action) => routes[action]);
}

/** The words for a kind's endpoints. The API document shows at most the answer of the list. */
function descriptionsOf(kind: Kind, manner: Manner): Record<Action, Description> {
  const { singular, isShown, deleted } = kind;
  const name = singular.split(' ').map(capitalized).join('');
  const shape = recordShape(kind, manner).meta({ id: name, description: `A ${singular}.` });
  const answer = shapes.wrapped(shape);
  const assumed = ['answer'] as const;
  const removed = { record: { answer }, message: { answer: shapes.message }, nothing: {} }[deleted];
  return {
    list: {
      name: `get${name}s`,
      summary: `List the ${singular}s`,
      ...manner.shapes.list(shape),
      ...(!isShown && { assumed }),
    },
    create: {
      name: `post${name}`,
      summary: `Create a ${singular}`,
      answer,
      ...manner.shapes.created,
      assumed,
    },
    show: { name: `get${name}`, summary: `Show a ${singular}`, answer, assumed },
    delete: { name: `delete${name}`, summary: `Delete a ${singular}`, ...removed, assumed },
    restart: { name: `post${name}Restart`, summary: `Restart a ${singular}`, answer: shapes.message },
  };
}

function recordShape(kind: Kind, manner: Manner): z.ZodObject {
  const fields = keptFields(kind).map(([name, field]) => {
    const shown = manner.shapes.field(field, isInteger(field) ? shapes.ofRecords.id : z.string());
    return [name, field.isOptional() ? shown.nullable() : shown];
  });
  const { id, created_at, ...others } = shapes.ofRecords;
  const added = kind.adds.map((name) => [name, others[name]]);
  return z.object({ id, ...Object.fromEntries([...fields, ...added]), created_at });
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
