import { type Operation, operations, type Resource, resources } from '@worklane/contract';
import { createdRecordDeleted, etagOf, eventActor, nextLink } from '@worklane/contract/requests';
import {
  type ListQuery,
  type PageQuery,
  type SearchQuery,
  type Store,
  type StoredRecord,
  type Transition,
  transitionOf,
} from '@worklane/model';
import type { HttpResponse } from '../http/request-handler.ts';
import { type Action, batchOf } from './batch.ts';
import { type Call, type OperationHandler, type OperationHandlers, principalOf } from './call.ts';
import { idIn, type Once } from './once.ts';

const list: Action = (store, resource, call) => {
  const { organizationId, query, request } = call;
  const { records, nextCursor } = store.list(resource, organizationId, query as ListQuery, {
    member: memberOf(store, call),
  });
  const body = `{"data":[${records.map(jsonOf).join()}],"next_cursor":${JSON.stringify(nextCursor)}}`;
  return jsonResponse(200, body, nextLink(request.target, nextCursor));
};

const get: Action = (store, resource, call) => {
  const record = store.get(resource, call.organizationId, idOf(call));
  // The records of a kind that cannot be changed have no version.
  return jsonResponse(200, jsonOf(record), resource.schemas.update ? { ETag: etagOf(record) } : {});
};

const history: Action = (store, resource, call) => {
  const { organizationId, query, request } = call;
  const page = store.history(resource, organizationId, idOf(call), query as unknown as PageQuery);
  return jsonResponse(200, JSON.stringify(page), nextLink(request.target, page.next_cursor));
};

const create: Action = (store, resource, call, once) => {
  const { organizationId, body } = call;
  const perform = () => {
    const record = store.create(resource, organizationId, body as object, { actor: actorOf(call) });
    const Location = `/api/v1/${organizationId}/${resource.collection}/${record.id}`;
    return jsonResponse(201, jsonOf(record), { Location, ETag: etagOf(record) });
  };
  return once(call, perform, (response) => {
    const reference = { kind: resource.kind, id: idIn(response) };
    if (!store.has(organizationId, reference)) throw createdRecordDeleted(reference.kind, reference.id);
  });
};

const update: Action = (store, resource, call, once) => {
  const transition: Transition | undefined = transitionOf(resource, call.operation.transition);
  const patch = transition ? { [transition.field]: transition.to } : (call.body as object);
  const perform = () => {
    const options = { ...conditionOf(call), transition, actor: actorOf(call) };
    const record = store.update(resource, call.organizationId, idOf(call), patch, options);
    return jsonResponse(200, jsonOf(record), { ETag: etagOf(record) });
  };
  return once(call, perform, () => store.get(resource, call.organizationId, idOf(call)));
};

const upsert: Action = (store, resource, call, once) => {
  const perform = () => {
    const { organizationId, path, body } = call;
    const options = { actor: actorOf(call) };
    const { record, isNew } = store.upsert(resource, organizationId, String(path.external_id), body as object, options);
    return jsonResponse(isNew ? 201 : 200, jsonOf(record), { ETag: etagOf(record) });
  };
  return once(call, perform, (response) => store.get(resource, call.organizationId, idIn(response)));
};

const remove: Action = (store, resource, call, once) =>
  once(call, () => {
    store.delete(resource, call.organizationId, idOf(call), { ...conditionOf(call), actor: actorOf(call) });
    return { status: 204, headers: {}, body: null };
  });

const restore: Action = (store, resource, call, once) => {
  const perform = () => {
    const record = store.restoreRecord(resource, call.organizationId, idOf(call), { actor: actorOf(call) });
    return jsonResponse(200, jsonOf(record), { ETag: etagOf(record) });
  };
  return once(call, perform, () => store.get(resource, call.organizationId, idOf(call)));
};

const actions: Readonly<Record<string, Action>> = { post: create, patch: update, delete: remove };

/** By the last segment of their path. */
const below: Readonly<Record<string, Action>> = {
  batch: batchOf({ create, update, upsert, delete: remove, restore }),
  restore,
};

/** A collection, one of its records, or what each kind has below them. */
const recordPath = /^\/api\/v1\/\{organization_id\}\/[\w-]+(\/batch|\/\{id\}(\/(history|restore))?)?$/;

/** Returns the handlers of the operations on records and members, from the catalogues of the contract. */
export function recordOperations(store: Store, once: Once): OperationHandlers {
  const byCollection = new Map<string, Resource>(Object.entries(resources));
  const handlers = Object.values<Operation>(operations).flatMap((operation) => {
    const resource = byCollection.get(operation.collection ?? '');
    if (!resource || !(recordPath.test(operation.path) || operation.transition)) return [];
    const own =
      below[/\/(batch|restore)$/.exec(operation.path)?.[1] ?? ''] ?? actions[operation.method] ?? readOf(operation);
    const action = operation.transition ? update : own;
    const handler: OperationHandler = (call) => action(store, resource, call, once);
    return [[operation.id, handler] as const];
  });
  const searchRecords: OperationHandler = (call) => {
    const results = store.search(principalOf(call), call.organizationId, call.query as unknown as SearchQuery);
    return jsonResponse(200, JSON.stringify(results), {});
  };
  return { ...Object.fromEntries(handlers), searchRecords };
}

function readOf({ path }: Operation): Action {
  if (path.endsWith('/history')) return history;
  return path.endsWith('/{id}') ? get : list;
}

/** Any token that the mock did not issue acts for the member who approves grants, so that screens with `me` can be built. */
function memberOf(store: Store, call: Call): string | undefined {
  const { organizationId, subject } = principalOf(call);
  return organizationId === undefined ? firstMember(store, call.organizationId) : subject;
}

/** The member who approves every grant. */
export function firstMember(store: Store, organizationId: number): string {
  const [member] = store.list(resources.members, organizationId, { limit: 1 }).records;
  return String(member?.id ?? 1);
}

const actorOf = (call: Call) => eventActor(principalOf(call));

const idOf = ({ path }: Call) => Number(path.id);

const conditionOf = ({ headers }: Call) => {
  const ifMatch = headers['if-match'];
  return { ifMatch: ifMatch === undefined ? undefined : String(ifMatch) };
};

/** Records never change in place, so each is written as JSON once. */
const texts = new WeakMap<StoredRecord, string>();

function jsonOf(record: StoredRecord): string {
  const text = texts.get(record) ?? JSON.stringify(record);
  texts.set(record, text);
  return text;
}

const jsonResponse = (status: number, body: string, headers: Readonly<Record<string, string>>): HttpResponse => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
