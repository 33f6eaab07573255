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
// Tests copy the folder or read the dump: without recycled segments of the log, and without the templates of new databases.
const pglite = await PGlite.create(database, {
  startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
});
await pglite.exec("update pg_database set datistemplate = false where datname like 'template_'");
for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`);
await pglite.exec('checkpoint');
const dump = await pglite.dumpDataDir('none');
await pglite.close();
await writeFile(join(folder, 'dump.tar'), await dump.bytes());
