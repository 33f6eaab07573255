import { resolve } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { adminCommand } from '../../config/installation.ts';
import { backupLines } from '../../database/backup/backup.ts';
import { readBackupFile, verifyBackupFile, writeBackup, writeBackupFile } from '../../database/backup/backup-file.ts';
import { restoreBackup } from '../../database/backup/restore.ts';
import { controlNames, setControl } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

const backup: Command = {
  name: 'backup',
  usage: 'backup FILE   (a consistent copy of all data; - is standard output)',
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

const restore: Command = {
  name: 'restore',
  usage: 'restore FILE   (requires a database without organizations)',
  arguments: 1,
  schema: 'any',
  async run({ store, clock, operator, secret, workingFolder, signal }, { arguments: [name = ''] }) {
    const file = resolve(workingFolder, name);
    await verifyBackupFile(file);
    const lines = readBackupFile(file);
    const tables = await restoreBackup({ db: store.maintenance, lines, secret: await secret(), signal });
    const rows = countRows(tables);
    // A practice restore must not send anything to the receivers of the service.
    const pause = {
      name: controlNames.deliveries(),
      value: 'restored from a backup',
      operator: operator.name ?? 'operator',
    };
    await setControl(store.db, pause, clock());
    return {
      text: `Restored ${rows} rows from ${file}. Deliveries to webhooks are paused.`,
      data: { file, rows, tables },
      note:
        'Start the service with the WORKLANE_SECRET of the backup. If it replaces the service, deliver all due webhooks: ' +
        `${adminCommand} delivery resume --all`,
    };
  },
};

export const backupCommands: readonly Command[] = [backup, restore];
