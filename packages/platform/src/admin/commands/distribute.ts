import { distribute as distributeTables } from '../../database/citus/distribute.ts';
import type { Command } from '../command.ts';

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
