import { type Handler, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { redeliveryWindow } from '../../outbox/retention-periods.ts';
import type { WebhookContext } from '../context.ts';
import { findEnabled } from '../endpoints/find-webhook.ts';
import { lockWebhook } from '../endpoints/lock-webhook.ts';
import type { AttemptRow } from './attempt-row.ts';
import { readAttempt } from './attempts.ts';
import { scheduleAttempt } from './schedule-attempt.ts';

/** @throws ProblemError not_found, webhook_disabled */
export const redeliverWebhookLog =
  ({ store, clock, due }: WebhookContext): Handler<'redeliverWebhookLog'> =>
  async ({ principal: { organizationId }, path }) => {
    const webhook = await findEnabled(store.db, organizationId, path.webhook_id);
    const now = clock();
    const attempt = await store.db.transaction().execute(async (transaction) => {
      await lockWebhook(transaction, organizationId, webhook.id);
      const known = await readAttempt(transaction, webhook, path.log_id);
      if (!known) throw new ProblemError('not_found', `No attempt ${path.log_id} of webhook ${webhook.id}.`);
      requireYoung(known, now);
      return scheduleAttempt(transaction, webhook, {
        transaction_id: known.transaction_id,
        position: known.position,
        message_id: known.message_id,
        message_type: known.message_type,
        body: known.body,
        trigger: 'manual',
        attempt: (await highestAttempt(transaction, known)) + 1,
        now: now.toISOString(),
      });
    });
    due(organizationId);
    return { status: 202, body: attempt };
  };

function requireYoung({ id, event_created_at }: AttemptRow, now: Date): void {
  if (event_created_at === null || Date.parse(event_created_at) >= now.getTime() - redeliveryWindow) return;
  const detail = `The event of attempt ${id} happened on ${event_created_at}, more than 30 days ago: it is not sent again.`;
  throw new ProblemError('not_found', detail);
}

/** Counts what was made and what is pending. A first attempt that succeeded needs no look: it is the one that is known. */
async function highestAttempt(db: Connection, known: AttemptRow): Promise<number> {
  const ofMessage = sql`
    organization_id = ${known.organization_id} and webhook_id = ${known.webhook_id} and message_id = ${known.message_id}`;
  const { rows } = await sql<{ highest: number }>`
    select greatest(
      ${known.attempt}::integer,
      (select max(attempt) from webhook_logs where ${ofMessage} and (status = 'failed' or attempt > 1)),
      (select max(attempt) from deliveries where ${ofMessage})
    ) as highest`.execute(db);
  return rows[0]?.highest ?? known.attempt;
}
