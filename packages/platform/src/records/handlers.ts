import { type Operation, operations, type Resource, resources } from '@worklane/contract';
import { type Transition, transitionOf } from '@worklane/contract/record-rules';
import { etagOf, nextLink, searchedResources } from '@worklane/contract/requests';
import { type Call, type Handler, type Handlers, json, type OperationId } from '@worklane/server';
import { idempotentRequest, replayedHeader } from '../http/idempotency-keys.ts';
import { type Change, makeBatch } from './batch.ts';
import { createRecord } from './create.ts';
import { deleteRecord } from './delete.ts';
import type { RecordDependencies } from './dependencies.ts';
import { readRecord } from './find.ts';
import { recordHistory } from './history.ts';
import { type ListQuery, listRecords } from './list.ts';
import { bodyOf, readable } from './record-validation.ts';
import { restoreRecord } from './restore.ts';
import { searchRecords } from './search.ts';
import { updateRecord } from './update.ts';

/** A call to any resource kind, validated by its own schema. */
type RecordCall = Call<'createTask'> & {
  path: { organization_id: number; id: number };
  query: ListQuery;
  headers: { 'if-match'?: string; 'idempotency-key'?: string };
  body: Record<string, unknown>;
};

type Action = (dependencies: RecordDependencies, resource: Resource, call: RecordCall) => Promise<unknown>;

const list: Action = async (dependencies, resource, { path, principal, query, request }) => {
  const page = await listRecords(dependencies, resource, path.organization_id, query, {
    now: dependencies.clock(),
    member: principal.subject,
  });
  return { status: 200, body: bodyOf(page, page.data), headers: nextLink(request.url, page.next_cursor) };
};

const get: Action = async (dependencies, resource, { path }) => {
  const { store, storedReads = {} } = dependencies;
  const stored = await readRecord(store.db, resource, path.organization_id, path.id);
  const [record = stored] = readable(storedReads, resource, [stored]);
  const headers = resource.schemas.update ? { ETag: etagOf(record) } : {};
  return { status: 200, body: bodyOf(record, [record]), headers };
};

const history: Action = async (dependencies, resource, { path, query, request }) => {
  const { data, next_cursor } = await recordHistory(dependencies, resource, path.organization_id, path.id, query);
  const body = json(`{"data":[${data.join()}],"next_cursor":${JSON.stringify(next_cursor)}}`);
  return { status: 200, body, headers: nextLink(request.url, next_cursor) };
};

const create: Action = async (dependencies, resource, call) => {
  const { principal, path, body } = call;
  const { record, replayed } = await createRecord(dependencies, resource, principal, body, idempotentRequest(call));
  return {
    status: 201,
    body: record,
    headers: {
      Location: `/api/v1/${path.organization_id}/${resource.collection}/${record.id}`,
      ETag: etagOf(record),
      ...replayedHeader(replayed),
    },
  };
};

const update: Action = (dependencies, resource, call) => change(dependencies, resource, call, call.body);

async function change(
  dependencies: RecordDependencies,
  resource: Resource,
  call: RecordCall,
  patch: Record<string, unknown>,
  transition?: Transition,
) {
  const { principal, path, headers } = call;
  const conditions = { ifMatch: headers['if-match'], request: idempotentRequest(call), transition };
  const { record, replayed } = await updateRecord(dependencies, resource, principal, path.id, patch, conditions);
  return { status: 200, body: record, headers: { ETag: etagOf(record), ...replayedHeader(replayed) } };
}

const makeTransition: Action = async (dependencies, resource, call) => {
  const { transition: event }: Operation = call.operation;
  const transition = transitionOf(resource, event);
  if (!transition) throw new Error(`No transition ${event} of a ${resource.kind}.`);
  return change(dependencies, resource, call, { [transition.field]: transition.to }, transition);
};

const remove: Action = async (dependencies, resource, call) => {
  const { principal, path, headers } = call;
  const conditions = { ifMatch: headers['if-match'], request: idempotentRequest(call) };
  const { replayed } = await deleteRecord(dependencies, resource, principal, path.id, conditions);
  return { status: 204, headers: replayedHeader(replayed) };
};

const restore: Action = async (dependencies, resource, call) => {
  const { principal, path } = call;
  const { record, replayed } = await restoreRecord(dependencies, resource, principal, path.id, idempotentRequest(call));
  return { status: 200, body: record, headers: { ETag: etagOf(record), ...replayedHeader(replayed) } };
};

interface ChangeList {
  readonly items: readonly Change[];
  readonly atomic?: boolean;
}

const batch: Action = async (dependencies, resource, call) => {
  const { principal, path, request } = call;
  const { items: changes, atomic } = call.body as unknown as ChangeList;
  const given = { resource, principal, changes, atomic: atomic === true, request: idempotentRequest(call) };
  const outcomes = await makeBatch(dependencies, given);
  const instance = `/api/v1/${path.organization_id}/${resource.collection}/batch`;
  const results = outcomes.map((outcome) => {
    if (!('problem' in outcome)) return { status: outcome.status, ...(outcome.record && { record: outcome.record }) };
    const { problem } = outcome;
    return { status: problem.status, problem: problem.body(instance, request.id) };
  });
  const replayed = outcomes.every((outcome) => 'replayed' in outcome && outcome.replayed);
  return { status: 200, body: { results }, headers: replayedHeader(replayed) };
};

/** A collection, one of its records, or what each kind has below them. Other paths need handlers of their own, unless they make a transition. */
type RecordPath =
  `/api/v1/{organization_id}/${keyof typeof resources}${'' | '/batch' | '/{id}' | '/{id}/history' | '/{id}/restore'}`;

type RecordOperationId = {
  [Id in OperationId]: (typeof operations)[Id] extends { path: RecordPath } | { transition: string } ? Id : never;
}[OperationId];

const recordPath = /^\/api\/v1\/\{organization_id\}\/[\w-]+(\/batch|\/\{id\}(\/(history|restore))?)?$/;

/** Returns the handlers of the operations on collections and records. */
export function recordHandlers(dependencies: RecordDependencies): Pick<Handlers, RecordOperationId | 'searchRecords'> {
  const handlers = Object.values<Operation>(operations).flatMap((operation) => {
    const resource = Object.values<Resource>(resources).find(({ collection }) => collection === operation.collection);
    if (!resource || !(recordPath.test(operation.path) || operation.transition)) return [];
    const action = actionOf(operation);
    return [[operation.id, (call: RecordCall) => action(dependencies, resource, call)]];
  });
  const search: Handler<'searchRecords'> = async ({ principal, query: { q, kinds, limit = 20 } }) => {
    const { organizationId } = principal;
    const searched = searchedResources(principal, kinds);
    const data = await searchRecords(dependencies.store, { organizationId, searched, q, limit });
    return { status: 200, body: { data } };
  };
  return { ...(Object.fromEntries(handlers) as Pick<Handlers, RecordOperationId>), searchRecords: search };
}

function actionOf({ method, path, transition }: Operation): Action {
  if (transition) return makeTransition;
  if (path.endsWith('/history')) return history;
  if (path.endsWith('/batch')) return batch;
  if (path.endsWith('/restore')) return restore;
  if (method === 'get') return path.endsWith('/{id}') ? get : list;
  return { post: create, patch: update, put: update, delete: remove }[method];
}
