import { openStore } from '../../../src/database/open.ts';

/** Opens a folder, says so, and keeps it until it is killed. */
await openStore({ connections: 1, folder: process.argv[2] });
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);
