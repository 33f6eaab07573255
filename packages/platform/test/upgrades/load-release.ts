import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabase } from '@worklane/testing/databases';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { workerPostgresql } from '@worklane/testing/worker-postgresql';
import pg from 'pg';
import { type Release, readDump, readRelease } from '../../scripts/record-release/release.ts';
import type { Store } from '../../src/database/store.ts';

/** The database of the recorded release on one engine, as `openStore` names it. */
export interface LoadedRelease {
  target: { url: string } | { dump: Blob };
  remove(): Promise<void>;
}

/**
 * Returns SQL that uses up the transaction ids of the recorded release. An upgrade keeps the data folder and so the ids; a
 * dump does not, and its rows would be in the future of the server.
 */
const passTransactionIds = ({ transactionId }: Release) =>
  `do $$ begin while pg_current_xact_id() <= '${transactionId}' loop commit; end loop; end $$`;

export const loadRelease = (engine: Store['engine']): Promise<LoadedRelease> =>
  engine === 'postgresql' ? loadIntoPostgresql() : loadIntoPglite();

export async function loadIntoPostgresql() {
  const { url, drop } = await createDatabase(await workerPostgresql());
  const client = new pg.Client(url);
  await client.connect();
  await client.query(await readDump());
  await client.query(passTransactionIds(await readRelease()));
  await client.end();
  return { target: { url }, remove: drop };
}

/** Loads it into memory, because tests in process must not sync to a disk. */
async function loadIntoPglite(): Promise<LoadedRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-upgrade-'));
  await copyEmptyDatabase(folder);
  const pglite = await PGlite.create(folder);
  await pglite.exec(await readDump());
  await pglite.exec(passTransactionIds(await readRelease()));
  // Otherwise the transaction ids that nothing was written with would be lost.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await rm(folder, { recursive: true });
  return { target: { dump }, remove: async () => undefined };
}
