import { randomUUID } from 'node:crypto';
import { type Resource, resources } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { MissingPrerequisite } from '../../fixtures/missing-prerequisite.ts';
import { expectThat } from '../../mismatch.ts';
import type { ServerResponse } from '../../session.ts';
import { expectError } from '../../world/expectations.ts';
import { knownRecords } from '../../world/known-records.ts';
import { expectList, type QueryPair, queryText, walkList } from '../../world/list.ts';
import { createRecord, deleteRecord, loadExisting, updateRecord } from '../../world/records.ts';
import { listOperation, operationsOf, writtenResources } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';

interface Page {
  readonly data: readonly StoredRecord[];
  readonly next_cursor: string | null;
}

/** Returns a query for some known records, and their number. */
async function someRecords(scene: Scene, resource: Resource, count: number): Promise<QueryPair> {
  const records = (await knownRecords(scene, resource)).slice(0, count);
  if (records.length < 2) throw new MissingPrerequisite(`the organization has no two ${resource.collection}`);
  return ['ids', records.map(({ id }) => id).join()];
}

/** Walks through pages of which the last is full. */
export async function fullPages(scene: Scene, resource: Resource): Promise<void> {
  for (const [count, limit] of [
    [4, 2],
    [2, 1],
    [3, 3],
    [3, 200],
  ] as const) {
    await expectList(scene, resource, [await someRecords(scene, resource, count), ['limit', String(limit)]]);
  }
}

/** The kind of which the run creates enough records for two pages of the default size. */
export const [defaultLimited] = writtenResources;

/** Lists more records than a page has by default. */
export async function defaultPage(scene: Scene, resource: Resource): Promise<void> {
  await loadExisting(scene, resource);
  while (scene.world.list(resource).length <= 50) await createMinimal(scene, resource);
  await expectList(scene, resource);
}

async function createMinimal(scene: Scene, resource: Resource): Promise<StoredRecord> {
  const body = await scene.fixtures.minimalBody(operationsOf(resource).create, { external_id: randomUUID() });
  const record = await createRecord(scene, resource, body, { isListed: true });
  expectThat(record !== undefined, 'expected a valid record to be created');
  return record;
}

/** Continues a list with another limit, and sends its cursor to other lists. */
export async function cursors(scene: Scene, resource: Resource): Promise<void> {
  const { session } = scene;
  const list = listOperation(resource);
  const ids = await someRecords(scene, resource, 3);
  const read = (pairs: readonly QueryPair[], operation = list) =>
    session.request(operation, { query: queryText(pairs) });
  const { data, next_cursor: cursor } = pageOf(await read([ids, ['limit', '1']]));
  expectThat(cursor !== null, 'expected a next_cursor');
  const rest = pageOf(await read([ids, ['limit', '2'], ['cursor', cursor]]));
  const [given, right] = [[...data, ...rest.data], scene.world.list(resource, Object.fromEntries([ids]))].map(
    (records) => records.map(({ id }) => id).join(),
  );
  expectThat(given === right, `expected the records ${right}, got ${given}`);
  const others: QueryPair[][] = [[], [ids, ['sort', 'created_at']], [['ids', '1']]];
  for (const pairs of others) expectInvalidCursor(await read([...pairs, ['cursor', cursor]]));
  for (const forged of ['bm90IG9uZQ', cursor.slice(0, -4)]) {
    expectInvalidCursor(await read([ids, ['cursor', forged]]));
  }
  const collections = Object.values<Resource>(resources);
  const next = collections[(collections.indexOf(resource) + 1) % collections.length] as Resource;
  const ofNext = await read([ids, ['cursor', cursor]], listOperation(next)).catch((error: unknown) => {
    // A server may have this kind only.
    if (!(error instanceof MissingPrerequisite)) throw error;
  });
  if (ofNext) expectInvalidCursor(ofNext);
}

const pageOf = ({ json }: ServerResponse) => json as Page;

/** @throws Mismatch */
export function expectInvalidCursor(response: ServerResponse): void {
  expectError(response, 400, 'invalid_cursor');
  const { errors = [] } = response.json as { errors?: readonly { in: string; pointer: string }[] };
  const [error] = errors;
  expectThat(error?.in === 'query' && error.pointer === '/cursor', 'expected the error to be about the query /cursor');
}

/** Creates, updates and deletes records between two pages of a list. */
export async function changes(scene: Scene, resource: Resource): Promise<void> {
  const create = () => createMinimal(scene, resource);
  const records = [await create(), await create(), await create(), await create(), await create()];
  const [first, second, third] = records as [StoredRecord, StoredRecord, StoredRecord];
  const pairs = [
    ['created_at_from', String(first.created_at)],
    ['sort', 'updated_at'],
    ['limit', '2'],
  ] as const;
  let count = 0;
  for await (const _ of walkList(scene, resource, pairs)) {
    if (count++ > 0) continue;
    await create();
    await updateRecord(scene, resource, first, { custom_fields: { updated: true } });
    // The last record of this page and the first of the next one.
    await deleteRecord(scene, resource, second);
    await deleteRecord(scene, resource, third);
  }
}
