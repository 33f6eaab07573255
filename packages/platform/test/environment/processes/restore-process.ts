import { readBackupFile } from '../../../src/database/backup/backup-file.ts';
import { restoreBackup } from '../../../src/database/backup/restore.ts';
import { openStore } from '../../../src/database/open.ts';

/** Restores a backup but for its last line, and waits for that until it is killed. */
const [file = '', database = '', secret] = process.argv.slice(2);

async function* lines() {
  for await (const each of readBackupFile(file)) {
    const isEnd = each.at(-1)?.startsWith('["end"') ?? false;
    yield isEnd ? each.slice(0, -1) : each;
  }
  process.stdout.write('started\n');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

const store = await openStore({ connections: 2, ...JSON.parse(database) });
await restoreBackup({ db: store.db, lines: lines(), secret });
