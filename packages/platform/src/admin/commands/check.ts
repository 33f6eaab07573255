import { sql } from 'kysely';
import { invalidRecords } from '../../records/stored-record-check.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const check: Command = {
  name: 'check',
  usage: 'check',
  // A migration creates the indexes of unique fields, which fails while records have equal values.
  schema: 'any',
  async run({ store, signal }) {
    const rows = [];
    const { rows: tables } = await sql`select where to_regclass('records') is not null`.execute(store.db);
    for await (const { violations, ...record } of tables.length > 0 ? invalidRecords(store.db, signal) : []) {
      for (const { pointer, code } of violations) rows.push({ ...record, pointer, reason: code });
    }
    return { text: table(rows, 'The contract accepts all stored records.'), data: rows };
  },
};
