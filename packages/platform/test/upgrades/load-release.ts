import { PGlite } from '@electric-sql/pglite';
import { afterwards, openFolder } from '@worklane/testing/afterwards';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import pg from 'pg';
import { type Release, readDump, readRelease } from '../../scripts/record-release/release.ts';
import type { Store } from '../../src/database/store.ts';

/**
 * Returns SQL that uses up the transaction ids of the recorded release. An upgrade keeps the data folder and so the ids; a
 * dump does not, and its rows would be in the future of the server.
 */
const passTransactionIds = ({ transactionId }: Release) =>
  `do $$ begin while pg_current_xact_id() <= '${transactionId}' loop commit; end loop; end $$`;

/** Returns the database of the recorded release on one engine, as `openStore` names it. */
export const loadRelease = async (engine: Store['engine']): Promise<{ url: string } | { dump: Blob }> =>
  engine === 'postgresql' ? { url: await loadIntoPostgresql() } : { dump: await loadIntoPglite() };

export async function loadIntoPostgresql(): Promise<string> {
  const { url, drop } = await createDatabase(await workerPostgresql());
  afterwards(drop);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(await readDump());
  await client.query(passTransactionIds(await readRelease()));
  await client.end();
  return url;
}

/** Loads it into memory, because tests in process must not sync to a disk. */
async function loadIntoPglite(): Promise<Blob> {
  const folder = await openFolder();
  await copyEmptyDatabase(folder);
  const pglite = await PGlite.create(folder);
  await pglite.exec(await readDump());
  await pglite.exec(passTransactionIds(await readRelease()));
  // Otherwise the transaction ids that nothing was written with would be lost.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
