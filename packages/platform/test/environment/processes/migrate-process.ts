import { migrate } from '../../../src/database/migrate.ts';
import { openStore } from '../../../src/database/open.ts';

/** Migrates the database of a URL, as a service that starts does. */
const store = await openStore({ url: process.argv[2], connections: 2 });
await migrate(store.maintenance);
await store.close();
