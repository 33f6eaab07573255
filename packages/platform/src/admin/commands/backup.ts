import { resolve } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { backupLines } from '../../database/backup/backup.ts';
import { writeBackup, writeBackupFile } from '../../database/backup/backup-file.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'backup FILE   (a consistent copy of all data; - is standard output)',
  options: {},
  arguments: 1,
  schema: 'any',
  async run({ store, clock, workingFolder, output, signal }, { arguments: [name = ''] }) {
    const lines = backupLines(store.maintenance, clock(), signal);
    const toOutput = name === '-';
    if (toOutput && !output)
      throw new UsageError('The service that has the database open writes only to files: name one.');
    const file = toOutput ? 'standard output' : resolve(workingFolder, name);
    const { size, trailer } = await (toOutput && output
      ? writeBackup(output, lines, { end: false })
      : writeBackupFile(file, lines));
    const rows = countRows(trailer.tables);
    return {
      text: `Backed up ${rows} rows to ${file} (${size} bytes).`,
      data: { file, bytes: size, rows, tables: trailer.tables },
      ...(toOutput && { dataOnOutput: true }),
      note: 'A restore requires the same WORKLANE_SECRET, which the file does not contain. Store them separately.',
    };
  },
};
