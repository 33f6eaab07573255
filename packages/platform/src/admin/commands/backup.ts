import { resolve } from 'node:path';
import { backupLines } from '../../database/backup.ts';
import { writeBackupFile } from '../../database/backup-file.ts';
import type { Command } from '../command.ts';
import { countRows } from '../values.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE   (all data, of one point in time; also while the service runs)',
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
      note: 'Restoring it requires the same WORKLANE_SECRET, which is not in it. Keep both, apart from each other.',
    };
  },
};
