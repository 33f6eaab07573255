import { sql } from 'kysely';
import type { Command } from '../command.ts';

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
