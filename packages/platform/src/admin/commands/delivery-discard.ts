import { recordAudit } from '../../audit/audit-log.ts';
import type { Command } from '../command.ts';
import { deliveryOptions, deliveryScope } from '../switch-control.ts';

export const deliveryDiscard: Command = {
  name: 'delivery discard',
  usage:
    'delivery discard --organization ID [--webhook ID] | --all   (all that are pending; the events stay in the feed)',
  options: deliveryOptions,
  arguments: 0,
  async run(dependencies, values) {
    const { store, clock, operator } = dependencies;
    const { organizationId, webhookId, text } = await deliveryScope(dependencies, values);
    const count = await store.db.transaction().execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('deliveries')
        .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? 0))
        .$if(webhookId !== undefined, (query) => query.where('webhook_id', '=', webhookId ?? 0))
        .executeTakeFirst();
      const discarded = Number(numDeletedRows);
      const entry = {
        organizationId: organizationId ?? 0,
        action: 'webhook.deliveries_discarded',
        actor: operator,
        ...(webhookId !== undefined && { target: { type: 'webhook', id: String(webhookId) } as const }),
        details: { discarded },
      } as const;
      await recordAudit(db, entry, clock());
      return discarded;
    });
    return { text: `Discarded ${count} deliveries of ${text}.`, data: { discarded: count } };
  },
};
