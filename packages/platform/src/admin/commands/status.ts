import { countEarlierRecords } from '../../records/rewrite-records.ts';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const status: Command = {
  name: 'status',
  usage: 'status',
  async run({ store }) {
    const counts = Object.entries(await countEarlierRecords(store.db));
    const rows = counts.map(([kind, count]) => ({ kind, records_to_rewrite: count }));
    return { text: table(rows, 'All records are stored as the contract describes them.'), data: rows };
  },
};
