import { randomUUID } from 'node:crypto';
import { type Operation, operations, type Resource, resources, type schemas } from '@worklane/contract';
import type { StoredRecord } from '@worklane/model';
import { otherOrganization } from '../../fixtures/fixtures.ts';
import { expectEqual, expectThat, MissingPrerequisite } from '../../mismatch.ts';
import { systemClock } from '../../rate-limits.ts';
import type { ServerResponse } from '../../session.ts';
import { type Change, makeBatch } from '../../world/batch.ts';
import { bodyErrors } from '../../world/body.ts';
import { expectError, expectRecord, expectStatus } from '../../world/expectations.ts';
import { knownRecords } from '../../world/known-records.ts';
import { expectList, walkList } from '../../world/list.ts';
import { type QueryPair, queryText } from '../../world/pages.ts';
import { createRecord, deleteRecord, expectAbsent, loadExisting, updateRecord } from '../../world/records.ts';
import { listOperation, operationsOf, writtenResources } from '../../world/resource-operations.ts';
import type { Scene } from '../case.ts';
import { ifImplemented } from '../records/record-cases.ts';

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
  const limits = { 2: ['1', '2'], 3: ['3', '200'], 4: ['2'] };
  for (const [count, each] of Object.entries(limits)) {
    const ids = await someRecords(scene, resource, Number(count));
    for (const limit of each) await expectList(scene, resource, [ids, ['limit', limit]]);
  }
}

/** The kind of which the run creates enough records for two pages of the default size. */
export const [defaultLimited] = writtenResources;

/** Lists more records than a page has by default, and many on the largest page. */
export async function defaultPage(scene: Scene, resource: Resource): Promise<void> {
  await loadExisting(scene, resource);
  const create = await scene.fixtures.minimalBody(operationsOf(resource).create, { external_id: null });
  const items: Change[] = [];
  await ifImplemented(async () => {
    const results = await makeBatch(scene, resource, { items: Array.from({ length: 101 }, () => ({ create })) });
    items.push(...results.map(({ record }) => ({ delete: { id: record?.id ?? 0 } })));
  });
  while (scene.world.list(resource).length <= 50) await createMinimal(scene, resource);
  await expectList(scene, resource);
  await expectList(scene, resource, [['limit', '200']]);
  if (items.length > 0) await makeBatch(scene, resource, { items });
}

async function createMinimal(scene: Scene, resource: Resource, fields: object = {}): Promise<StoredRecord> {
  const body = await scene.fixtures.minimalBody(operationsOf(resource).create, {
    external_id: randomUUID(),
    ...fields,
  });
  const record = await createRecord(scene, resource, body, { isListed: true });
  expectThat(record !== undefined, 'expected a valid record to be created');
  return record;
}

type Read = (operation: Operation, pairs: readonly QueryPair[]) => Promise<ServerResponse>;

const reading =
  ({ session }: Scene): Read =>
  (operation, pairs) =>
    session.request(operation, { query: queryText(pairs) });

async function firstPage(read: Read, list: Operation, pairs: readonly QueryPair[]) {
  const { data, next_cursor: cursor } = (await read(list, [...pairs, ['limit', '1']])).json as Page;
  expectThat(cursor !== null, 'expected a next_cursor');
  return { data, next: ['cursor', cursor] as const };
}

/** @throws Mismatch */
function expectInvalidCursor(response: ServerResponse): void {
  expectError(response, 400, 'invalid_cursor');
  const [error] = (response.json as Partial<schemas.Problem>).errors ?? [];
  expectThat(error?.in === 'query' && error.pointer === '/cursor', 'expected the error to be about the query /cursor');
}

/** Continues a list with another limit, and sends its cursor to other lists. */
export async function cursors(scene: Scene, resource: Resource): Promise<void> {
  const list = listOperation(resource);
  const ids = await someRecords(scene, resource, 3);
  const read = reading(scene);
  const { data, next } = await firstPage(read, list, [ids]);
  const rest = (await read(list, [ids, ['limit', '2'], next])).json as Page;
  const [given, right] = [[...data, ...rest.data], scene.world.list(resource, Object.fromEntries([ids]))].map(
    (records) => records.map(({ id }) => id).join(),
  );
  expectThat(given === right, `expected the records ${right}, got ${given}`);
  const forged = ['cursor', next[1].slice(0, -4)] as const;
  for (const pairs of [[next], [ids, ['sort', 'created_at'], next], [['ids', '1'], next], [ids, forged]] as const) {
    expectInvalidCursor(await read(list, pairs));
  }
  const collections = Object.values<Resource>(resources);
  const other = collections[(collections.indexOf(resource) + 1) % collections.length] as Resource;
  // A server may have this kind only.
  await ifImplemented(async () => expectInvalidCursor(await read(listOperation(other), [ids, next])));
}

/** Finds none of the records of another organization, or its members, and rejects its cursor. */
export async function otherOrganizations(scene: Scene, resource: Resource): Promise<void> {
  const other = otherOrganization(scene);
  const { session, world } = scene;
  const list = listOperation(resource);
  await loadExisting(other, resource);
  if (resource.schemas.create) for (const _ of [1, 2]) await createMinimal(other, resource);
  const [record, second] = other.world.list(resource);
  if (!record) throw new MissingPrerequisite(`the other organization has no ${resource.kind}`);
  // IDs may be unique in an organization only.
  const [own] = world.list(resource, { ids: String(record.id) });
  if (own) await expectRecord(session, resource, own);
  else await expectForeign(scene, other, resource, record);
  await expectList(scene, resource, [['ids', String(record.id)]]);
  await expectList(scene, resource);
  if (!second) return;
  const { next } = await firstPage(reading(other), list, []);
  expectInvalidCursor(await reading(scene)(list, [next]));
}

/** Expects no operation to reach a record of another organization, also after its deletion. */
async function expectForeign(scene: Scene, other: Scene, resource: Resource, record: StoredRecord): Promise<void> {
  const { session } = scene;
  await expectAbsent(session, resource, record.id);
  if (!resource.schemas.create) return;
  const ofRecord = Object.values<Operation>(operations).filter(
    ({ collection, path }) => collection === resource.collection && path.includes('/{id}'),
  );
  const { id } = await createMinimal(other, resource);
  for (const isDeleted of [false, true]) {
    for (const operation of ofRecord) {
      const options = { id, ...(operation.requestBody && { body: '{}' }) };
      await ifImplemented(async () => expectError(await session.request(operation, options), 404, 'not_found'));
    }
    if (isDeleted) return;
    const theirs = other.world.get(resource, id);
    const upsert = { external_id: String(theirs.external_id), changes: {} };
    await ifImplemented(() => makeBatch(scene, resource, { items: [{ upsert }] }));
    await expectRecord(other.session, resource, theirs);
    await deleteRecord(other, resource, theirs);
  }
}

/** Members cannot be created, so they are compared with those of the list. */
export async function getsMembers(scene: Scene, resource: Resource): Promise<void> {
  for (const record of (await knownRecords(scene, resource)).slice(0, 20)) {
    await expectRecord(scene.session, resource, record);
  }
}

/** Sorts by texts that differ only after more characters than a cursor holds. */
export async function longTexts(scene: Scene, resource: Resource, name: string): Promise<void> {
  const ids: number[] = [];
  for (const end of ['b', 'c', 'a']) ids.push((await createMinimal(scene, resource, { [name]: longText + end })).id);
  for (const sort of [name, `-${name}`]) {
    const pairs = Object.entries({ ids: ids.join(), sort, limit: '1' });
    await expectList(scene, resource, pairs);
  }
}

const longText = 'oak '.repeat(40);

/** Returns whether a field can have such texts. */
export const allowsLongTexts = ({ schemas }: Resource, name: string): boolean =>
  !bodyErrors(String(schemas.create), { [name]: `${longText}a` }).has(`/${name}`);

/** Milliseconds of each unit of a duration. */
const units = { PT_M: 60_000, PT_H: 3_600_000, P_D: 86_400_000, P_W: 604_800_000 };

/** Filters by durations in every unit, each of which ends a quarter of an hour or more before or after the time of a record. */
export async function durations(scene: Scene, resource: Resource, name: string): Promise<void> {
  const ids: number[] = [];
  for (const unit of Object.values(units)) {
    const time = new Date(Date.now() + 45 * unit).toISOString();
    ids.push((await createMinimal(scene, resource, { [name]: time })).id);
  }
  for (const unit of Object.keys(units)) {
    for (const count of [30, 60]) {
      await expectList(
        scene,
        resource,
        Object.entries({ ids: ids.join(), [`${name}_from`]: unit.replace('_', `${count}`) }),
      );
    }
  }
}

/** Reads two pages of what was due at the time of the first one, between which another record becomes due. */
export async function movingTime(scene: Scene, resource: Resource, name: string): Promise<void> {
  const { clock } = scene.receiver ?? { clock: systemClock };
  const list = listOperation(resource);
  // The first page must be read before the record is due, which takes longer on a busy machine.
  for (let distance = 1000; distance <= 64_000; distance *= 4) {
    const records = [await createMinimal(scene, resource, { [name]: '2026-01-01T00:00:00Z' })];
    const from = Date.parse(String(records[0]?.created_at));
    const started = clock.now();
    for (const time of [from - 1, from + distance])
      records.push(await createMinimal(scene, resource, { [name]: new Date(time).toISOString() }));
    const ids = records.map(({ id }) => id).join();
    const pairs = Object.entries({ ids, sort: name, [`${name}_to`]: 'P0D' });
    const { next } = await firstPage(reading(scene), list, pairs);
    if (clock.now() - started > distance / 2) continue;
    await clock.sleep(started + 2 * distance - clock.now());
    const second = await reading(scene)(list, [...pairs, next]);
    expectStatus(second, 200);
    const { data } = second.json as Page;
    expectEqual(
      'the records that were due',
      data.map(({ id }) => id),
      [records[1]?.id],
    );
    return;
  }
  throw new MissingPrerequisite('the server is too slow');
}

/** Creates, updates and deletes records between two pages of a list, of which the last of the first page is deleted or moves. */
export async function changes(scene: Scene, resource: Resource): Promise<void> {
  const create = () => createMinimal(scene, resource);
  const update = (record: StoredRecord) => updateRecord(scene, resource, record, { custom_fields: { updated: true } });
  const remove = (record: StoredRecord) => deleteRecord(scene, resource, record);
  for (const changeLast of [remove, update]) {
    const [first, , last, next] = [await create(), await create(), await create(), await create(), await create()];
    const pairs = Object.entries({ created_at_from: String(first.created_at), sort: 'updated_at', limit: '3' });
    let count = 0;
    for await (const _ of walkList(scene, resource, pairs)) {
      if (count++ > 0) continue;
      await create();
      await update(first);
      await changeLast(last);
      await remove(next);
    }
  }
}
