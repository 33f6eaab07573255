import type { schemas } from '@worklane/contract';
import type { Selectable } from 'kysely';
import type { WebhooksTable } from '../../database/tables/webhooks.ts';

/** What is shown of a webhook: its secret is not among it. */
export const shownColumns = [
  'organization_id',
  'id',
  'url',
  'events',
  'status',
  'disabled_reason',
  'description',
  'created_at',
  'updated_at',
] as const;

export type WebhookRow = Pick<Selectable<WebhooksTable>, (typeof shownColumns)[number]>;

export const toWebhook = ({ organization_id, ...row }: WebhookRow): schemas.Webhook => ({
  ...row,
  org_id: organization_id,
  events: row.events as schemas.WebhookEvents,
});
