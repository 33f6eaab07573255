import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { sql } from 'kysely';
import { adminCommand } from '../../config/installation.ts';
import { backupLines } from '../../database/backup/backup.ts';
import { readBackupFile, verifyBackupFile, writeBackup, writeBackupFile } from '../../database/backup/backup-file.ts';
import { restoreBackup } from '../../database/backup/restore.ts';
import { distribute as distributeTables } from '../../database/citus/distribute.ts';
import { openStore } from '../../database/open.ts';
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

export const recovered: Command = {
  name: 'recovered',
  usage: 'recovered   (after the database lost changes that it had confirmed)',
  async run({ store: { db } }) {
    const from = await db.transaction().execute(async (transaction) => {
      await sql`select restart_feed()`.execute(transaction);
      return transaction
        .selectFrom('feed_recoveries')
        .select(['undone_since', 'restart_position'])
        .orderBy('restart_position', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    });
    const { count } = await db
      .selectFrom('deliveries')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      text:
        'The event feed continues above all positions that clients may have seen. Clients that had read events which no longer ' +
        `exist, none older than ${from.undone_since}, get resync_required with the cursor to continue from. ` +
        `${count} deliveries to webhooks are pending; receivers may have received them before, with the same webhook-id.`,
      data: { undone_since: from.undone_since, pending_deliveries: count },
    };
  },
};

export const distribute: Command = {
  name: 'distribute',
  usage: 'distribute   (moves records and events to the workers of the Citus cluster of DATABASE_URL)',
  async run({ store, signal }) {
    const tables = await distributeTables(store.maintenance, signal);
    return {
      text:
        tables.length === 0
          ? 'All tables were distributed already.'
          : `Distributed by organization: ${tables.join(', ')}.`,
      data: { tables },
    };
  },
};
