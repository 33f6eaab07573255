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
import type { Conditions, Judged, Written } from './world.ts';

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

interface Write extends WriteOptions {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly id?: number;
  readonly body?: unknown;
  /** Of the body. */
  readonly schema?: string | null;
  /** Of a success. */
  readonly status: number;
  /** The record before an update. */
  readonly before?: StoredRecord;
}

/**
 * Sends a write. The server must accept or reject it as the model does, and return the record of the model.
 * @param apply applies it to the model @throws ProblemError
 * @returns undefined when the request was rejected, as expected
 * @throws Mismatch
 */
async function expectWrite<Made extends StoredRecord | undefined>(
  { session }: Judged,
  { resource, operation, id, body, schema, status, before, isMalformed, ...options }: Write,
  apply: (returned: StoredRecord | undefined) => Written<Made>,
): Promise<{ readonly made: Made; readonly headers: ServerResponse['headers'] } | undefined> {
  const { token = session.tokenFor(operation) } = options;
  const response = await session.request(operation, {
    ...(id !== undefined && { id }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: headersOf(options),
  });
  const errors = schema === undefined ? undefined : bodyErrors(String(schema), body);
  if (isMalformed) return void expectError(response, 400, 'invalid_parameter');
  if (errors && errors.size > 0) return void expectInvalid(response, errors);
  const outcome = outcomeOf(() => apply(response.status === status ? (response.json as StoredRecord) : undefined));
  if (outcome.problem) return void expectProblem(response, outcome.problem);
  expectStatus(response, status);
  const { response: made, replayed } = outcome.value;
  expectReplayed(response, replayed);
  if (made) {
    const { updated_at, version } = made;
    if (!replayed && version !== before?.version) expectChange(session, token, response, made);
    const isLater = replayed || !before || String(updated_at) >= String(before.updated_at);
    expectThat(isLater, `expected updated_at to increase, got ${updated_at}`);
    expectReturned(resource, response, made);
  }
  return { made, headers: response.headers };
}

/**
 * Creates a record. The server must accept or reject the body as the model does, and return the record of the model.
 * @returns undefined when the request was rejected, as expected
 * @throws Mismatch
 */
export async function createRecord(
  judged: Judged,
  resource: Resource,
  body: unknown,
  { isRepeated = false, isListed = false, ...options }: WriteOptions = {},
): Promise<StoredRecord | undefined> {
  const { session, world } = judged;
  const write = { ...options, resource, operation: operationsOf(resource).create, body, status: 201 };
  const written = await expectWrite(judged, { ...write, schema: resource.schemas.create }, (returned) => {
    const isNew = !returned || isRepeated || !world.isUsed(resource, returned.id);
    expectThat(isNew, `expected a new id, got ${returned?.id} again`);
    return world.create(resource, body as object, returned, { key: keyOf(options) });
  });
  if (!written) return undefined;
  const { made, headers } = written;
  const location = `/api/v1/${world.organizationId}/${resource.collection}/${made.id}`;
  expectThat(headers.get('location') === location, `expected the Location ${location}`);
  if (!isListed) await expectRecord(session, resource, world.get(resource, made.id));
  return made;
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
  { isListed, ...options }: WriteOptions = {},
): Promise<StoredRecord> {
  const { session, world } = judged;
  const [operation, schema, before] = [operationsOf(resource).update, resource.schemas.update, world.get(resource, id)];
  const write = { mediaType: 'application/merge-patch+json', ...options, resource, operation, id, schema, before };
  await expectWrite(judged, { ...write, body: patch, status: 200 }, (returned) =>
    world.update(resource, id, patch as object, returned, options),
  );
  const after = world.get(resource, id);
  if (!isListed) await expectRecord(session, resource, after);
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
  const patch = { [transition.field]: transition.to };
  const before = world.get(resource, id);
  await expectWrite(judged, { ...options, resource, operation, id, status: 200, before }, (returned) =>
    world.update(resource, id, patch, returned, { ...options, transition }),
  );
  await expectRecord(session, resource, world.get(resource, id));
}

/**
 * Deletes a record. The server must accept or reject it as the model does.
 * @returns whether it was deleted
 * @throws Mismatch
 */
export async function deleteRecord(
  judged: Judged,
  resource: Resource,
  { id }: StoredRecord,
  { isListed, ...options }: WriteOptions = {},
): Promise<boolean> {
  const { session, world } = judged;
  const write = { ...options, resource, operation: operationsOf(resource).delete, id, status: 204 };
  const isDeleted = (await expectWrite(judged, write, () => world.delete(resource, id, options))) !== undefined;
  if (isListed) return isDeleted;
  await (isDeleted ? expectAbsent(session, resource, id) : expectRecord(session, resource, world.get(resource, id)));
  return isDeleted;
}

/**
 * Restores a record. The server must accept or reject it as the model does.
 * @throws Mismatch
 */
export async function restoreRecord(
  judged: Judged,
  resource: Resource,
  { id }: Pick<StoredRecord, 'id'>,
  { isListed, ...options }: WriteOptions = {},
): Promise<void> {
  const { session, world } = judged;
  const write = { ...options, resource, operation: operationsOf(resource).restore, id, status: 200 };
  const isRestored = await expectWrite(judged, write, (returned) => world.restore(resource, id, returned, options));
  if (isRestored && !isListed) await expectRecord(session, resource, world.get(resource, id));
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
