import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { backupLines } from '../../database/backup/backup.ts';
import { restoreBackup } from '../../database/backup/restore.ts';
import { openStore } from '../../database/open.ts';
import type { Command } from '../command.ts';
import { countRows } from '../output.ts';

export const move: Command = {
  name: 'move',
  usage: 'move   (copies the embedded database of DATA_FOLDER to the PostgreSQL server of DATABASE_URL)',
  schema: 'any',
  async run({ store, settings, secret, clock, signal }) {
    const { databaseUrl, dataFolder: folder } = settings;
    if (databaseUrl === undefined)
      throw new UsageError('DATABASE_URL is missing: set it to the PostgreSQL server to move to.');
    await access(join(folder, 'database')).catch(() => {
      throw new UsageError(`DATA_FOLDER ${JSON.stringify(folder)} has no embedded database.`);
    });
    // Opening locks the folder, so that no service can write data that would not be moved.
    const source = await openStore({ connections: 1, folder });
    try {
      const lines = backupLines(source.maintenance, clock(), signal);
      const tables = await restoreBackup({ db: store.maintenance, lines, secret: await secret(), signal });
      const rows = countRows(tables);
      return {
        text: `Moved ${rows} rows of ${Object.keys(tables).length} tables; counts and checksums agree.`,
        data: { rows, tables },
        note:
          'Start the service with this DATABASE_URL and WORKLANE_SECRET from now on. ' +
          `${folder} is unchanged: delete it when you no longer need it.`,
      };
    } finally {
      await source.close();
    }
  },
};
