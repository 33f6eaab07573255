import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { copyEmptyDatabase } from '@worklane/testing/embedded-database';
import { migrate } from '../../../src/database/migrate.ts';
import { openStore } from '../../../src/database/open.ts';

/** Creates a migrated embedded database and its dump `dump.tar` in a folder. */
const folder = process.argv[2] ?? '';
const database = join(folder, 'database');
await copyEmptyDatabase(database);
const store = await openStore({ connections: 1, folder });
await migrate(store.db);
await store.close();
const pglite = await PGlite.create(database);
const dump = await pglite.dumpDataDir('none');
await pglite.close();
await writeFile(join(folder, 'dump.tar'), await dump.bytes());
