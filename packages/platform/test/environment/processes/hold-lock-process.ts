import { lockFolder } from '../../../src/database/embedded/database-folder.ts';

/** Locks a folder without opening its database, reports whether it could, and keeps the lock until it is killed. */
try {
  lockFolder(process.argv[2] ?? '');
  process.stdout.write('locked\n');
} catch (error) {
  process.stdout.write(`${(error as Error).name}\n`);
}
setInterval(() => undefined, 60_000);
