import { resources } from '@worklane/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import { createLogger } from '../../src/observability/logger.ts';
import type { InvalidRecordError } from '../../src/records/record-validation.ts';
import {
  type CheckOptions,
  checkStoredRecords,
  findInvalidRecords,
  startStoredRecordCheck,
} from '../../src/records/stored-record-check.ts';
import { openTestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { openTestStore } from '../environment/test-store.ts';

let organization: TestOrganization;
let logged: string[];

const api = await openTestApi(await openTestStore());
beforeEach(async () => {
  const { db } = api.store;
  await db.deleteFrom('records').execute();
  await db.deleteFrom('stored_record_checks').execute();
  organization = await api.organization();
  logged = [];
});

const check = async (options: CheckOptions = {}, now = new Date()) => {
  logged = [];
  const onInvalid = ({ message }: InvalidRecordError) => logged.push(message);
  await checkStoredRecords(api.store.db, now, { onInvalid, ...options });
  return findInvalidRecords(api.store.db);
};

/** Changes the stored document of a new task, as if the contract that was valid when it was written had been another one. */
async function storeTask(change: string): Promise<number> {
  const { id } = await organization.create('tasks', { title: 'Secret plan' });
  await sql`update records set document = ${sql.raw(change)} where kind = 'task' and id = ${id}`.execute(api.store.db);
  return id;
}

describe('the check of stored records', () => {
  it('delays no stop while the database says nothing', async () => {
    const silent = new Promise<never>(() => {});
    const maintenance = { selectFrom: () => ({ selectAll: () => ({ execute: () => silent }) }) };
    const store = { engine: 'pglite', maintenance } as unknown as Store;
    const running = startStoredRecordCheck({ store, clock: () => new Date(), logger: createLogger('silent') });
    await running.stop(0.01);
  });

  it('finds nothing in a database that the contract accepts', async () => {
    await organization.create('tasks', { title: 'Valid', custom_fields: { colour: 'red' } });
    expect(await findInvalidRecords(api.store.db)).toBeUndefined();
    expect(await check()).toEqual({});
  });

  it.each([
    ['without a required field', "document - 'title'", '/title'],
    ['with a value that is no longer allowed', 'document || \'{"status": "waiting"}\'', '/status'],
    ['with a value of another type', 'document || \'{"tags": "x"}\'', '/tags'],
    ['with a value of a removed field', 'document || \'{"colour": "red"}\'', '/colour'],
  ])(
    'counts records %s by kind, and logs their IDs, until they are repaired or deleted',
    async (_name, change, field) => {
      await organization.create('companies', { name: 'Valid' });
      const [repaired, deleted] = [await storeTask(change), await storeTask(change)];
      expect(await check()).toEqual({ task: 2 });
      expect(logged).toHaveLength(2);
      expect(logged[0]).toContain(
        `The task ${repaired} of organization ${organization.id} violates its schema: ${field}`,
      );
      expect(logged.join()).not.toContain('Secret plan');
      const patch = { title: 'New', status: 'open', tags: [] };
      expect((await organization.patch(`tasks/${repaired}`, patch)).status).toBe(200);
      expect(await check()).toEqual({ task: 1 });
      expect((await organization.delete(`tasks/${deleted}`)).status).toBe(204);
      expect(await check()).toEqual({});
    },
  );

  it('accepts records without a field that the contract did not have when they were written, if it is optional', async () => {
    await storeTask("document - 'description' - 'priority' - 'tags'");
    expect(await check()).toEqual({});
  });

  it('counts records of a kind that the contract does not have any more', async () => {
    await sql`create table records_invoice partition of records for values in ('invoice')`.execute(api.store.db);
    await sql`
      insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
      values (${organization.id}, 'invoice', 1, 1, '{}', '', now(), now())`.execute(api.store.db);
    expect(await check()).toEqual({ invoice: 1 });
    await sql`delete from records where kind = 'invoice'`.execute(api.store.db);
    expect(await check()).toEqual({});
  });

  it('reads all records, in batches', async () => {
    const { id } = await organization.create('tasks', { title: 'Valid' });
    await sql`
      insert into records (organization_id, kind, id, version, document, search, created_at, updated_at)
      select organization_id, kind, id + n, version, case when n = 240 then document - 'title' else document end, search,
        created_at, updated_at
      from records, generate_series(1, 250) as n where kind = 'task' and id = ${id}`.execute(api.store.db);
    expect(await check()).toEqual({ task: 1 });
  });

  it('stops when the node stops', async () => {
    await expect(check({ signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(await findInvalidRecords(api.store.db)).toBeUndefined();
  });

  it('reads the records of a schema once, unless a release with another schema was started since', async () => {
    const { fingerprint } = resources.tasks;
    const [first, second, third] = ['2026-03-05T12:00:00.000Z', '2026-03-05T12:00:01.000Z', '2026-03-05T12:00:02.000Z'];
    expect(await check({ isStart: true }, new Date(first))).toEqual({});
    await storeTask("document - 'title'");
    expect(await check({ isStart: true }, new Date(second))).toEqual({});
    await api.store.db
      .insertInto('stored_record_checks')
      .values({ kind: 'task', fingerprint: 'of another release', invalid_records: 0, checked_at: second })
      .execute();
    expect(await check({}, new Date(third))).toEqual({});
    expect(await check({ isStart: true }, new Date(third))).toEqual({ task: 1 });
    const checks = await api.store.db
      .selectFrom('stored_record_checks')
      .selectAll()
      .where('kind', '=', 'task')
      .execute();
    expect(checks.map((each) => [each.fingerprint, each.invalid_records]).sort()).toEqual(
      [
        [fingerprint, 1],
        ['of another release', 0],
      ].sort(),
    );
  });
});
