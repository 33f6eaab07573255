import { type Operation, operations, type Resource } from '@worklane/contract';
import { type StoredRecord, transitionOf } from '@worklane/model';
import { documentedParameters } from '../contract/document.ts';
import { expectThat } from '../mismatch.ts';
import type { ServerResponse, Session } from '../session.ts';
import { bodyErrors } from './body.ts';
import {
  expectChange,
  expectError,
  expectInvalid,
  expectProblem,
  expectRecord,
  expectReplayed,
  expectReturned,
  expectStatus,
  outcomeOf,
} from './expectations.ts';
import { readAll } from './pages.ts';
import { getOperation, listOperation, operationsOf } from './resource-operations.ts';
import type { Conditions, Judged } from './world.ts';

export interface WriteOptions extends Conditions {
  /** Whether `If-Match` violates the contract. */
  readonly isMalformed?: boolean | undefined;
  /** Whether a record was created with the key before. */
  readonly isRepeated?: boolean | undefined;
  readonly mediaType?: string | undefined;
  /** Whether the record is not read, because the case lists or reads it later. */
  readonly isListed?: boolean;
  /** Of another application than that of the operation. */
  readonly token?: string | undefined;
}

/**
 * Creates a record. The server must accept or reject the body as the model does, and return the record of the model.
 * @returns undefined when the request was rejected, as expected
 * @throws Mismatch
 */
export async function createRecord(
  { session, world }: Judged,
  resource: Resource,
  body: unknown,
  { key, isRepeated = false, isListed = false, ...options }: WriteOptions = {},
): Promise<StoredRecord | undefined> {
  const { create } = operationsOf(resource);
  const { token = session.tokenFor(create) } = options;
  const response = await session.request(create, {
    body: JSON.stringify(body),
    headers: headersOf({ key, ...options }),
  });
  const errors = bodyErrors(resource.schemas.create ?? '', body);
  if (errors.size > 0) {
    expectInvalid(response, errors);
    return undefined;
  }
  const returned = response.status === 201 ? (response.json as StoredRecord) : undefined;
  const isNew = !returned || isRepeated || !world.isUsed(resource, returned.id);
  expectThat(isNew, `expected a new id, got ${returned?.id} again`);
  const outcome = outcomeOf(() =>
    world.create(resource, body as object, returned, { key: keyOf({ key, ...options }) }),
  );
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return undefined;
  }
  expectStatus(response, 201);
  const { response: record, replayed } = outcome.value;
  expectReplayed(response, replayed);
  if (!replayed) expectChange(session, token, response, record);
  const location = `/api/v1/${world.organizationId}/${resource.collection}/${record.id}`;
  expectThat(response.headers.get('location') === location, `expected the Location ${location}`);
  expectReturned(resource, response, record);
  if (!isListed) await expectRecord(session, resource, world.get(resource, record.id));
  return record;
}

/**
 * Applies a merge patch. The server must accept or reject it as the model does, and hold the record of the model afterwards.
 * @returns the record after the request
 * @throws Mismatch
 */
export async function updateRecord(
  judged: Judged,
  resource: Resource,
  { id }: StoredRecord,
  patch: unknown,
  options: WriteOptions = {},
): Promise<StoredRecord> {
  const { session, world } = judged;
  const before = world.get(resource, id);
  const { update } = operationsOf(resource);
  const { token = session.tokenFor(update) } = options;
  const response = await session.request(update, {
    id,
    headers: headersOf({ mediaType: 'application/merge-patch+json', ...options }),
    body: JSON.stringify(patch),
  });
  const errors = bodyErrors(resource.schemas.update ?? '', patch);
  if (options.isMalformed) expectError(response, 400, 'invalid_parameter');
  else if (errors.size > 0) expectInvalid(response, errors);
  else expectUpdate(judged, resource, response, before, patch as object, { ...options, token });
  const after = world.get(resource, id);
  if (!options.isListed) await expectRecord(session, resource, after);
  return after;
}

/**
 * Makes a transition of a record. The server must accept or reject it as the model does.
 * @throws Mismatch
 */
export async function makeTransition(
  judged: Judged,
  operation: Operation,
  resource: Resource,
  { id }: StoredRecord,
  options: WriteOptions = {},
): Promise<void> {
  const { session, world } = judged;
  const transition = transitionOf(resource, operation.transition);
  if (!transition) throw new Error(`${operation.id} makes no transition.`);
  const before = world.get(resource, id);
  const { token = session.tokenFor(operation) } = options;
  const response = await session.request(operation, { id, headers: headersOf(options) });
  const patch = { [transition.field]: transition.to };
  if (options.isMalformed) expectError(response, 400, 'invalid_parameter');
  else expectUpdate(judged, resource, response, before, patch, { ...options, transition, token });
  await expectRecord(session, resource, world.get(resource, id));
}

function expectUpdate(
  { session, world }: Judged,
  resource: Resource,
  response: ServerResponse,
  before: StoredRecord,
  patch: object,
  { token, ...conditions }: Conditions & { readonly token: string },
): void {
  const returned = response.status === 200 ? (response.json as StoredRecord) : undefined;
  const outcome = outcomeOf(() => world.update(resource, before.id, patch, returned, conditions));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return;
  }
  expectStatus(response, 200);
  const { response: record, replayed } = outcome.value;
  expectReplayed(response, replayed);
  const { updated_at, version } = record;
  if (version !== before.version && !replayed) expectChange(session, token, response, record);
  expectThat(
    replayed || String(updated_at) >= String(before.updated_at),
    `expected updated_at to increase, got ${updated_at}`,
  );
  expectReturned(resource, response, record);
}

/**
 * Deletes a record. The server must accept or reject it as the model does.
 * @returns whether it was deleted
 * @throws Mismatch
 */
export async function deleteRecord(
  { session, world }: Judged,
  resource: Resource,
  { id }: StoredRecord,
  options: WriteOptions = {},
): Promise<boolean> {
  const response = await session.request(operationsOf(resource).delete, { id, headers: headersOf(options) });
  const outcome = options.isMalformed ? undefined : outcomeOf(() => world.delete(resource, id, options));
  if (!outcome || outcome.problem) {
    if (outcome) expectProblem(response, outcome.problem);
    else expectError(response, 400, 'invalid_parameter');
    if (!options.isListed) await expectRecord(session, resource, world.get(resource, id));
    return false;
  }
  expectStatus(response, 204);
  expectReplayed(response, outcome.value.replayed);
  if (!options.isListed) await expectAbsent(session, resource, id);
  return true;
}

/**
 * Restores a record. The server must accept or reject it as the model does.
 * @throws Mismatch
 */
export async function restoreRecord(
  { session, world }: Judged,
  resource: Resource,
  { id }: Pick<StoredRecord, 'id'>,
  options: WriteOptions = {},
): Promise<void> {
  const { restore } = operationsOf(resource);
  const { token = session.tokenFor(restore) } = options;
  const response = await session.request(restore, { id, headers: headersOf(options) });
  const returned = response.status === 200 ? (response.json as StoredRecord) : undefined;
  const outcome = outcomeOf(() => world.restore(resource, id, returned, options));
  if (outcome.problem) {
    expectProblem(response, outcome.problem);
    return;
  }
  expectStatus(response, 200);
  const { response: record, replayed } = outcome.value;
  expectReplayed(response, replayed);
  if (!replayed) expectChange(session, token, response, record);
  expectReturned(resource, response, record);
  if (!options.isListed) await expectRecord(session, resource, world.get(resource, id));
}

/** @throws Mismatch */
export async function expectAbsent(session: Session, resource: Resource, id: number): Promise<void> {
  expectError(await session.request(getOperation(resource), { id }), 404, 'not_found');
}

/** The keys of an application are its own. */
const keyOf = ({ key, token = '' }: WriteOptions) => (key === undefined ? undefined : `${token} ${key}`);

export const headersOf = ({ ifMatch, key, mediaType, token }: WriteOptions): Readonly<Record<string, string>> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(ifMatch !== undefined && { 'if-match': ifMatch }),
  ...(key !== undefined && { 'idempotency-key': key }),
  ...(mediaType !== undefined && { 'content-type': mediaType }),
});

/** Reads the records of a kind that exist already, so that lists can be compared as a whole. */
export const loadExisting = ({ session, world }: Judged, resource: Resource): Promise<void> =>
  world.load(resource, () => readAll<StoredRecord>(session, listOperation(resource), oldestFirst));

const oldestFirst = [
  ['limit', '200'],
  ['sort', 'created_at'],
] as const;

/** An If-Match header (RFC 9110, section 13.1.1). */
export interface Condition {
  /** Returns the header for a record; undefined for none. */
  readonly ifMatch: (record: StoredRecord) => string | undefined;
  /** Whether the header violates the contract. */
  readonly isMalformed?: true;
}

const withTag = (tag: (version: number) => string): Condition => ({ ifMatch: ({ version = 0 }) => tag(version) });

const maxLength =
  documentedParameters(operations.updateTask).find(({ name }) => name === 'If-Match')?.schema?.maxLength ?? 0;

export const unconditional: Condition = { ifMatch: () => undefined };

/** Conditions that the record meets, does not meet, or that violate the contract. */
export const conditions: readonly Condition[] = [
  withTag((version) => `"${version}"`),
  withTag(() => '*'),
  // A list of the greatest length.
  withTag((version) => `"${`", "${version}"`.padStart(maxLength - 1, '0')}`),
  withTag((version) => `"${version - 1}"`),
  withTag((version) => `"${version + 1}"`),
  // The comparison is strong: a weak tag never matches.
  withTag((version) => `W/"${version}"`),
  withTag((version) => `"${version}", "0"`),
  withTag((version) => `"0", W/"${version}"`),
  { ...withTag(String), isMalformed: true },
  { ...withTag((version) => `"${version}`), isMalformed: true },
  { ...withTag((version) => `"${version}" "${version}"`), isMalformed: true },
];
