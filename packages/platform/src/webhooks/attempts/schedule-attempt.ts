import type { schemas } from '@worklane/contract';
import type { Connection } from '../../database/store.ts';
import type { DeliveriesTable } from '../../database/tables/webhooks.ts';
import type { WebhookRow } from '../endpoints/webhook-record.ts';
import { toWebhookLog } from './attempt-row.ts';
import { readAttempt } from './attempts.ts';

type Message = Pick<DeliveriesTable, 'transaction_id' | 'position' | 'message_id' | 'message_type' | 'body'>;

type NewAttempt = Message & Pick<DeliveriesTable, 'trigger' | 'attempt'> & { now: string };

/**
 * Puts an attempt among those that are to be made, due at once.
 * @param transaction in which it is read again: before it ends nobody can make the attempt.
 * @returns it as it stands in the log, pending.
 */
export async function scheduleAttempt(
  transaction: Connection,
  webhook: WebhookRow,
  { now, ...attempt }: NewAttempt,
): Promise<schemas.WebhookLog> {
  const { id } = await transaction
    .insertInto('deliveries')
    .values({
      ...attempt,
      organization_id: webhook.organization_id,
      webhook_id: webhook.id,
      retries: 0,
      created_at: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await readAttempt(transaction, webhook, id);
  if (!row) throw new Error(`The attempt ${id} was just written and is not there.`);
  return toWebhookLog(row);
}
