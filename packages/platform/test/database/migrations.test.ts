import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Resource, resources } from '@worklane/contract';
import { createDatabase } from '@worklane/testing/databases';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { openTestStore } from '../environment/test-store.ts';

const store = await openTestStore();

describe('migrate', () => {
  it('changes nothing when it runs again', async () => {
    const before = await shapeOf(store);
    await migrate(store.db);
    expect(await shapeOf(store)).toEqual(before);
  });

  it('rejects a database of a newer release with the name of the unknown migration', async () => {
    const name = '9999-of-a-newer-release';
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      store.db,
    );
    onTestFinished(async () => {
      await sql`delete from kysely_migration where name = ${name}`.execute(store.db);
    });
    await expect(migrate(store.db)).rejects.toThrow(
      'The database has the migration 9999-of-a-newer-release, which this release does not have',
    );
  });

  it.each(Object.values(resources) as Resource[])(
    'creates the indexes that the fields of $collection declare',
    async (resource) => {
      const declared = Object.entries(resource.fields).flatMap(([name, { sortable, filter, caseless }]) => [
        ...(sortable ? [`sort_${name}`] : []),
        ...(filter === 'equals' && name !== 'external_id' ? [`by_${name}${caseless ? '_caseless' : ''}`] : []),
      ]);
      const { names } = await shapeOf(store);
      const wanted = ['list_terms', 'earlier_words', ...declared].map(
        (suffix) => `records_${resource.collection.replaceAll('-', '_')}_${suffix}`,
      );
      expect(names).toEqual(expect.arrayContaining(wanted));
    },
  );

  it.runIf(inject('engine') === 'postgresql')(
    'migrates an empty database from eight processes at once',
    { timeout: 120_000 },
    async () => {
      const { url, drop } = await createDatabase(await workerPostgresql());
      const script = fileURLToPath(new URL('../environment/processes/migrate-process.ts', import.meta.url));
      const exits = Array.from({ length: 8 }, async () => {
        const child = spawn(process.execPath, ['--conditions=@worklane/source', script, url], {
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        let errors = '';
        child.stderr.on('data', (chunk) => {
          errors += chunk;
        });
        const [code] = await once(child, 'close');
        return code === 0 ? '' : errors;
      });
      expect(await Promise.all(exits)).toEqual(Array(8).fill(''));
      const raced = await openStore({ url, connections: 1 });
      expect(await shapeOf(raced)).toEqual(await shapeOf(store));
      await raced.close();
      await drop();
    },
  );

  /** Every table and index, and every migration that ran. */
  async function shapeOf({ db }: Store) {
    const relations = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace order by 1`.execute(db);
    const ran = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(db);
    return { names: relations.rows.map(({ name }) => name), ran: ran.rows.map(({ name }) => name) };
  }
});
