import { invalidRecords } from '../../records/stored-record-check.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const check: Command = {
  name: 'check',
  usage: 'check',
  async run({ store, signal }) {
    const rows = [];
    for await (const { violations, ...record } of invalidRecords(store.db, signal)) {
      for (const { pointer, code } of violations) rows.push({ ...record, pointer, reason: code });
    }
    return { text: table(rows, 'The contract accepts all stored records.'), data: rows };
  },
};
