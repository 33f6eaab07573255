import { resolve } from 'node:path';
import { readBackupFile, verifyBackupFile } from '../../database/backup/backup-file.ts';
import { restoreBackup } from '../../database/backup/restore.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

export const restore: Command = {
  name: 'restore',
  usage: 'restore FILE   (requires a database without organizations)',
  options: {},
  arguments: 1,
  schema: 'any',
  async run({ store, secret, workingFolder, signal }, { arguments: [name = ''] }) {
    const file = resolve(workingFolder, name);
    await verifyBackupFile(file);
    const lines = readBackupFile(file);
    const tables = await restoreBackup({ db: store.maintenance, lines, secret: await secret(), signal });
    const rows = countRows(tables);
    return {
      text: `Restored ${rows} rows from ${file}.`,
      data: { file, rows, tables },
      note: 'Start the service with the WORKLANE_SECRET of the backup. It delivers all due webhooks.',
    };
  },
};
