import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { backupLines } from '../../database/backup.ts';
import { openStore } from '../../database/open.ts';
import { restoreBackup } from '../../database/restore.ts';
import { type Command, UsageError } from '../command.ts';
import { countRows } from '../values.ts';

export const move: Command = {
  name: 'move',
  usage: 'move   (the embedded database of DATA_FOLDER to the PostgreSQL server of DATABASE_URL)',
  options: {},
  arguments: 0,
  schema: 'any',
  async run({ store, settings, secret, clock, signal }) {
    const { databaseUrl, dataFolder: folder } = settings;
    if (databaseUrl === undefined) throw new UsageError('DATABASE_URL is missing: set it to the server to move to.');
    await access(join(folder, 'database')).catch(() => {
      throw new UsageError(`DATA_FOLDER is ${JSON.stringify(folder)}, which has no embedded database.`);
    });
    // The lock of the folder keeps a service from writing what would not be moved.
    const source = await openStore({ connections: 1, folder });
    try {
      const lines = backupLines(source.maintenance, clock(), signal);
      const tables = await restoreBackup({ db: store.maintenance, lines, secret: await secret(), signal });
      const rows = countRows(tables);
      return {
        text: `Moved ${rows} rows of ${Object.keys(tables).length} tables; counts and checksums agree.`,
        data: { rows, tables },
        note:
          'From now on, start the service with this DATABASE_URL and WORKLANE_SECRET. ' +
          `${folder} is unchanged: delete it when you no longer need it.`,
      };
    } finally {
      await source.close();
    }
  },
};
