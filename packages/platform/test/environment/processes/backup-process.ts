import { writeBackupFile } from '../../../src/database/backup/backup-file.ts';

/** Writes a backup that never ends, until it is killed. */
async function* lines() {
  yield ['{}'];
  process.stdout.write('started\n');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}

await writeBackupFile(process.argv[2] ?? '', lines());
