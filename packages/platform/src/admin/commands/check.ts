import { appliedMigrations } from '../../database/catalog.ts';
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
    const hasTables = (await appliedMigrations(store.db)).length > 0;
    for await (const { violations, ...record } of hasTables ? invalidRecords(store.db, signal) : []) {
      for (const { pointer, code } of violations) rows.push({ ...record, pointer, reason: code });
    }
    return { text: table(rows, 'The contract accepts all stored records.'), data: rows };
  },
};
