import { UsageError } from '@worklane/contract/command-line';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import { controlNames } from '../../database/operator-controls.ts';
import type { Command, CommandDependencies, Values } from '../command.ts';
import { numberOption, organizationOption, textOption } from '../option-values.ts';
import { table } from '../output.ts';
import { switchControl } from '../switch-control.ts';

/** All deliveries, those of an organization, or those of one of its webhooks. */
interface DeliveryScope {
  readonly organizationId: number | undefined;
  readonly webhookId: number | undefined;
  readonly name: string;
  readonly text: string;
}

/** @throws UsageError, ProblemError not_found */
async function deliveryScope({ store }: CommandDependencies, values: Values): Promise<DeliveryScope> {
  const has = (option: string) => values[option] !== undefined;
  if (values.all === true && !has('organization') && !has('webhook')) {
    const text = 'all organizations';
    return { organizationId: undefined, webhookId: undefined, name: controlNames.deliveries(), text };
  }
  if (values.all === true || !has('organization')) {
    throw new UsageError('Expected --all, or --organization ID and, for one of its webhooks, --webhook ID.');
  }
  const { organizationId, name } = await organizationOption(store, values);
  const webhookId = has('webhook') ? numberOption(values, 'webhook') : undefined;
  const text = webhookId === undefined ? name : `webhook ${webhookId} of ${name}`;
  return { organizationId, webhookId, name: controlNames.deliveries(organizationId, webhookId), text };
}

export const deliveryCommands: readonly Command[] = [
  {
    name: 'delivery list',
    usage: 'delivery list   (webhooks with due deliveries, most first)',
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
  },
  {
    name: 'delivery pause',
    usage: 'delivery pause --all | --organization ID [--webhook ID] --reason TEXT',
    async run(dependencies, values) {
      const { name, text, ...scope } = await deliveryScope(dependencies, values);
      const value = textOption(values, 'reason');
      await switchControl(dependencies, { ...scope, name, value, action: 'webhook.deliveries_paused' });
      return {
        text: `Paused the deliveries to webhooks of ${text}. Events are kept for them.`,
        data: { control: name, paused: true },
      };
    },
  },
  {
    name: 'delivery resume',
    usage: 'delivery resume --all | --organization ID [--webhook ID]',
    async run(dependencies, values) {
      const { name, text, ...scope } = await deliveryScope(dependencies, values);
      const control = { ...scope, name, value: undefined };
      const isSwitched = await switchControl(dependencies, { ...control, action: 'webhook.deliveries_resumed' });
      return {
        text: isSwitched
          ? `Resumed the deliveries to webhooks of ${text}.`
          : `The deliveries of ${text} are not paused by themselves.`,
        data: { control: name, resumed: isSwitched },
      };
    },
  },
  {
    name: 'delivery discard',
    usage:
      'delivery discard --organization ID [--webhook ID] | --all   (all that are pending; the events stay in the feed)',
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
  },
];
