import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { parseJson } from '@worklane/server';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import type { Statement, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { keepText, parseBigint, parseTimestamp, typeIds } from './value-parsers.ts';

/**
 * Opens the embedded database in a folder, or in memory when there is none.
 * @throws FolderInUseError when another process has the folder open.
 */
export async function openPglite(folder: string | undefined, dump: Blob | undefined): Promise<Store> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  const pglite = await PGlite.create({
    ...(folder !== undefined && { dataDir: `${folder}/database` }),
    ...(dump && { loadDataDir: dump }),
    parsers: {
      [typeIds.bigint]: parseBigint,
      [typeIds.json]: keepText,
      [typeIds.jsonb]: parseJson,
      [typeIds.timestamptz]: parseTimestamp,
    },
  });
  await pglite.exec('set timezone to UTC');
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });

  return {
    engine: 'pglite',
    db,
    maintenance: db,
    async read<Row>({ text }: Statement, parameters: readonly unknown[]) {
      const { rows } = await pglite.query<Row>(text, [...parameters]);
      return rows;
    },
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
    async close() {
      await db.destroy();
      await unlock?.();
    },
  };
}
