import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { createDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { afterAll, expect, test } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import { tablesOf } from '../../src/database/catalog.ts';
import { openStore } from '../../src/database/open.ts';
import { createDemoData } from '../../src/demo/create-demo-data.ts';
import { SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { rowsOf } from '../database/every-table.ts';
import { copyMigratedDatabase } from '../environment/test-store.ts';
import { secret } from '../environment/token-service.ts';

/** The rows of the embedded database by table. */
const rowsOfTables: Record<string, string[]> = {};

const folder = await openFolder();
const database = await createDatabase(await workerPostgresql());
copyMigratedDatabase(folder);
const store = await openStore({ connections: 1, folder });
await createDemoData(store, { now: new Date(), seed: 1, secret });
await SigningKeys.open({ db: store.db, secret, clock: () => new Date() });
for (const { name } of await tablesOf(store.db)) rowsOfTables[name] = await rowsOf(store, name);
await store.close();
afterAll(() => database.drop());

async function move(env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runAdmin({
    argv: ['move'],
    env: { DATA_FOLDER: folder, DATABASE_URL: database.url, WORKLANE_SECRET: secret, ...env },
    workingFolder: folder,
    print: (line) => out.push(line),
    printError: (line) => err.push(line),
    readLine: () => Promise.reject(new Error('Standard input is empty.')),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('move fails without DATABASE_URL, an embedded database or the right secret, and beside a service', async () => {
  expect(await move({ DATABASE_URL: '' })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^DATABASE_URL is miss/),
  });
  const nothing = join(folder, 'nothing');
  expect(await move({ DATA_FOLDER: nothing })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no embedded data/),
  });
  expect(readdirSync(folder)).not.toContain('nothing');
  const other = { WORKLANE_SECRET: 'another secret, also of 32 bytes or more' };
  expect(await move(other)).toMatchObject({ code: 1, err: expect.stringMatching(/Set WORKLANE_SECRET/) });
  const service = await openStore({ connections: 1, folder });
  expect(await move()).toMatchObject({
    code: 1,
    err: expect.stringMatching(/open in another process\. Stop that process/),
  });
  await service.close();
  const target = await openStore({ url: database.url, connections: 1 });
  expect(await tablesOf(target.db)).toEqual([]);
  await target.close();
});

test('move copies all rows of all tables to PostgreSQL, and refuses to do so again', async () => {
  const rows = Object.values(rowsOfTables).flat().length;
  const tables = Object.keys(rowsOfTables).length;
  expect(await move()).toEqual({
    code: 0,
    out: `Moved ${rows} rows of ${tables} tables; counts and checksums agree.`,
    err: expect.stringMatching(/Start the service with this DATABASE_URL and WORKLANE_SECRET.* is unchanged/),
  });
  const target = await openStore({ url: database.url, connections: 1 });
  for (const [name, before] of Object.entries(rowsOfTables)) {
    // A restore appends the events to the feed.
    const expected = {
      event_feed: rowsOfTables.events?.map(() => expect.anything()),
      feed_state: [expect.anything()],
      feed_recoveries: expect.anything(),
    };
    expect(await rowsOf(target, name), name).toEqual(expected[name as keyof typeof expected] ?? before);
  }
  await target.close();
  expect(await move()).toMatchObject({ code: 1, err: expect.stringMatching(/^The database has 2 organizations/) });
});
