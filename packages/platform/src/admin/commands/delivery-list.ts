import { sql } from 'kysely';
import type { Command } from '../command.ts';
import { table } from '../output.ts';

export const deliveryList: Command = {
  name: 'delivery list',
  usage: 'delivery list   (webhooks with due deliveries, most first)',
  options: {},
  arguments: 0,
  async run({ store, clock }) {
    const rows = await store.db
      .selectFrom('deliveries')
      .select(['organization_id', 'webhook_id', (eb) => eb.fn.countAll<number>().as('due')])
      .select((eb) => eb.fn.min('due_at').as('oldest'))
      .where('due_at', '<=', clock().toISOString())
      .groupBy(['organization_id', 'webhook_id'])
      .orderBy(sql`count(*) desc`)
      .limit(100)
      .execute();
    return { text: table(rows, 'No delivery is due.'), data: rows };
  },
};
