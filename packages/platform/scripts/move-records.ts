import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresql } from '@worklane/testing/postgresql';
import { sql } from 'kysely';
import { runAdmin } from '../src/admin/run-admin.ts';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';
import { readOrCreateSecret, readSecret } from '../src/database/secret-file.ts';
import { createDemoData } from '../src/demo/create-demo-data.ts';
import { sequenceEvents } from '../src/events/event-sequencer.ts';

/**
 * Measures backup, restore and move with many records, each with its event: `node --conditions=@worklane/source
 * packages/platform/scripts/move-records.ts [RECORDS]`. Each command checks all rows that it has written, and the script
 * exits with 1 when one fails.
 */
const records = Number(process.argv[2] ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'worklane-records-'));
const source = join(folder, 'source');
const postgresql = await startPostgresql();

async function time(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(10)}${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** The demo data, and copies of its tasks, contacts and orders. */
async function fill(): Promise<void> {
  const store = await openStore({ connections: 1, folder: source });
  await migrate(store.db);
  const secret = await readOrCreateSecret(source);
  const demo = await createDemoData(store, { now: new Date(), seed: 1, secret });
  for (let from = 0; from < records; from += 10_000) {
    await sql`
      with original as materialized (
        select *, row_number() over () - 1 as number, count(*) over () as count
        from records where organization_id = ${demo?.organizationId} and kind in ('task', 'contact', 'order') and id < 1000000
      ), copy as (
        select original.*, 1000000 + each as new_id
        from generate_series(${from}::int, least(${from}::int + 10000, ${records}::int) - 1) as each
        join original on number = each % count
      ), inserted as (
        insert into records
        select organization_id, kind, new_id, 1, null, document, search, created_at, updated_at from copy
      )
      insert into events (organization_id, id, type, entity, entity_id, version, data, created_at)
      select organization_id, 'evt_' || new_id, kind || '.created', kind, new_id, 1, document::json, created_at
      from copy`.execute(store.db);
  }
  await sequenceEvents(store.db);
  await store.close();
}

async function admin(env: Record<string, string>, ...argv: string[]): Promise<void> {
  const WORKLANE_SECRET = await readSecret(source);
  const exit = await runAdmin({
    argv,
    env: { WORKLANE_SECRET, ...env },
    clock: () => new Date(),
    workingFolder: folder,
    print: console.log,
    printError: console.error,
    readLine: async () => '',
  });
  if (exit !== 0) process.exitCode = 1;
}

try {
  await time('fill', fill);
  await time('backup', () => admin({ DATA_FOLDER: source }, 'backup', 'backup.gz'));
  await time('restore', () => admin({ DATA_FOLDER: join(folder, 'restored') }, 'restore', 'backup.gz'));
  await time('move', () => admin({ DATA_FOLDER: source, DATABASE_URL: postgresql.url }, 'move'));
} finally {
  await postgresql.stop();
  await rm(folder, { recursive: true });
}
