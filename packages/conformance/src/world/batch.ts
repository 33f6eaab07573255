import type { Resource } from '@worklane/contract';
import type { ProblemError } from '@worklane/contract/requests';
import type { StoredRecord } from '@worklane/model';
import { expectThat } from '../mismatch.ts';
import type { ServerResponse } from '../session.ts';
import type { Target } from '../target/target.ts';
import { bodyErrors } from './body.ts';
import {
  expectActor,
  expectInvalid,
  expectNow,
  expectProblem,
  expectReplayed,
  expectReturned,
  expectStatus,
  outcomeOf,
} from './expectations.ts';
import { headersOf } from './records.ts';
import { operationsOf } from './resource-operations.ts';
import type { Judged, World, Written } from './world.ts';

type Body = Readonly<Record<string, unknown>>;

/** A change as the contract has it: exactly one of the properties. */
export interface Change {
  readonly create?: Body;
  readonly update?: { readonly id: number; readonly version?: number; readonly changes: Body };
  readonly upsert?: { readonly external_id: string; readonly changes: Body };
  readonly delete?: { readonly id: number; readonly version?: number };
  readonly restore?: { readonly id: number };
}

export interface Batch {
  readonly atomic?: boolean;
  readonly items: readonly Change[];
}

export interface BatchOptions {
  /** The idempotency key. */
  readonly key?: string;
  /** Whether changes were made with the key before. */
  readonly isRepeated?: boolean;
}

interface Result {
  readonly status: number;
  readonly record?: StoredRecord;
  readonly problem?: object;
}

/**
 * Makes the changes of a batch. The server must make or reject each of them as the model does.
 * @returns the results
 * @throws Mismatch
 */
export async function makeBatch(
  { session, world }: Judged,
  resource: Resource,
  body: unknown,
  { key, isRepeated = false }: BatchOptions = {},
): Promise<readonly Result[]> {
  const { batch } = operationsOf(resource);
  const response = await session.request(batch, { body: JSON.stringify(body), headers: headersOf({ key }) });
  const errors = bodyErrors(String(batch.requestBody?.content['application/json']), body);
  if (errors.size > 0) {
    expectInvalid(response, errors);
    return [];
  }
  expectStatus(response, 200);
  const { results } = response.json as { results: readonly Result[] };
  const { atomic = false, items } = body as Batch;
  expectThat(results.length === items.length, `expected ${items.length} results, got ${results.length}`);
  const outcomes = outcomesOf(world, resource, { items, results, atomic: atomic && !isRepeated, key });
  for (const [index, outcome] of outcomes.entries()) {
    expectResult(
      session.target,
      resource,
      response,
      { item: items[index] as Change, result: results[index] as Result },
      outcome,
    );
  }
  expectReplayed(
    response,
    outcomes.every((outcome) => outcome && !outcome.problem && outcome.replayed),
  );
  return results;
}

type Expected = (Made & { readonly problem?: never }) | { readonly problem: ProblemError } | undefined;

interface Made extends Written<StoredRecord | undefined> {
  /** Whether an upsert has created it. */
  readonly isNew?: boolean;
}

interface Changes extends Required<Batch> {
  readonly key: string | undefined;
  readonly results: readonly Result[];
}

/** Returns the outcomes of the changes in the model: undefined if another change of an atomic batch failed. */
function outcomesOf(world: World, resource: Resource, { items, results, atomic, key }: Changes): Expected[] {
  const make = (item: Change, index: number): Made => {
    const { create, update, upsert, delete: removed, restore } = item;
    const conditions = {
      key: key === undefined ? undefined : `${key}\n${index}`,
      ifMatch: ifMatchOf(update ?? removed),
    };
    const { record } = results[index] as Result;
    if (create) return world.create(resource, create, record, conditions);
    if (update) return world.update(resource, update.id, update.changes, record, conditions);
    if (upsert) return world.upsert(resource, upsert.external_id, upsert.changes, record, conditions);
    if (restore) return world.restore(resource, restore.id, record, conditions);
    return world.delete(resource, removed?.id ?? 0, conditions);
  };
  if (!atomic) {
    return items.map((item, index) => {
      const outcome = outcomeOf(() => make(item, index));
      return outcome.problem ? outcome : outcome.value;
    });
  }
  const made: Made[] = [];
  const outcome = outcomeOf(() =>
    world.atomically(() => {
      for (const [index, item] of items.entries()) made.push(make(item, index));
    }),
  );
  if (!outcome.problem) return made;
  const { problem } = outcome;
  return items.map((_, index) => (index === made.length ? { problem } : undefined));
}

function expectResult(
  target: Target,
  resource: Resource,
  { headers }: ServerResponse,
  { item, result }: { readonly item: Change; readonly result: Result },
  expected: Expected,
): void {
  const { status, record, problem } = result;
  const part = (json: unknown, etag?: unknown) =>
    ({ status, json, headers: new Map(etag === undefined ? [] : [['etag', String(etag)]]) }) as ServerResponse;
  expectThat((record === undefined) !== status < 204, `expected a record with the status ${status} if it returns one`);
  expectThat(
    (problem === undefined) !== (status >= 400 && status !== 424),
    `expected a problem with the status ${status}`,
  );
  if (expected?.problem) return void expectProblem(part(problem, etagOf(expected.problem)), expected.problem);
  const made = expected?.response;
  if (!made) return void expectStatus(part(problem), expected ? 204 : 424);
  expectStatus(part(problem), item.create || expected?.isNew ? 201 : 200);
  if (!expected.replayed && record?.version !== 1) expectNow({ ...part(record), headers }, made.updated_at);
  expectActor(made.updated_by, target);
  expectReturned(resource, part(record, `"${record?.version}"`), made);
}

const etagOf = ({ headers }: ProblemError) => headers.ETag;

const ifMatchOf = ({ version }: { readonly version?: number } = {}) =>
  version === undefined ? undefined : `"${version}"`;
