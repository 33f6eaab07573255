import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/database/migrate.ts';
import { openStore } from '../src/database/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a dump of the embedded database that has our tables: making it takes seconds. */
    migratedDump: string;
  }
}

/** Vitest's globalSetup of what runs on the embedded database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-migrated-'));
  const database = join(folder, 'database');
  await copyEmptyDatabase(database);
  const store = await openStore({ connections: 1, folder });
  await migrate(store.db);
  await store.close();
  const file = join(folder, 'dump.tar');
  await writeFile(file, await dumpOf(database));
  project.provide('migratedDump', file);
  return () => rm(folder, { recursive: true });
}

async function dumpOf(folder: string): Promise<Uint8Array> {
  const database = await PGlite.create(folder);
  const dump = await database.dumpDataDir('none');
  await database.close();
  return dump.bytes();
}
