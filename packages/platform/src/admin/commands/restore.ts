import { resolve } from 'node:path';
import { adminCommand } from '../../config/installation.ts';
import { readBackupFile, verifyBackupFile } from '../../database/backup/backup-file.ts';
import { restoreBackup } from '../../database/backup/restore.ts';
import { controlNames, setControl } from '../../database/operator-controls.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

export const restore: Command = {
  name: 'restore',
  usage: 'restore FILE   (requires a database without organizations)',
  options: {},
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
