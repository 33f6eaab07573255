import { ProblemError } from '@worklane/server';
import type { Connection } from '../../database/store.ts';
import { shownColumns, type WebhookRow } from './webhook-record.ts';

/** @throws ProblemError not_found */
export async function findWebhook(db: Connection, organizationId: number, webhookId: number): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhooks')
    .select(shownColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (!row) throw noWebhook(organizationId, webhookId);
  return row;
}

/** @throws ProblemError not_found, webhook_disabled */
export async function findEnabled(db: Connection, organizationId: number, webhookId: number): Promise<WebhookRow> {
  const webhook = await findWebhook(db, organizationId, webhookId);
  if (webhook.status === 'enabled') return webhook;
  const reason = webhook.disabled_reason === null ? '' : ` ${webhook.disabled_reason}`;
  throw new ProblemError('webhook_disabled', `Webhook ${webhookId} is disabled.${reason}`);
}

export const noWebhook = (organizationId: number, webhookId: number): ProblemError =>
  new ProblemError('not_found', `No webhook ${webhookId} in organization ${organizationId}.`);
