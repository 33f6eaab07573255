import { resolve } from 'node:path';
import { backupLines } from '../../database/backup/backup.ts';
import { writeBackupFile } from '../../database/backup/backup-file.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE   (a consistent copy of all data)',
  options: {},
  arguments: 1,
  schema: 'any',
  async run({ store, clock, workingFolder, signal }, { arguments: [name = ''] }) {
    const file = resolve(workingFolder, name);
    const { size, trailer } = await writeBackupFile(file, backupLines(store.maintenance, clock(), signal));
    const rows = countRows(trailer.tables);
    return {
      text: `Backed up ${rows} rows to ${file} (${size} bytes).`,
      data: { file, bytes: size, rows, tables: trailer.tables },
      note: 'A restore requires the same WORKLANE_SECRET, which the file does not contain. Store them separately.',
    };
  },
};
