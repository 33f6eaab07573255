import type { Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { WebhookContext } from '../context.ts';
import { noWebhook } from './find-webhook.ts';
import { requireScopes, requireUrl } from './registration-rules.ts';
import { shownColumns, toWebhook } from './webhook-record.ts';

/** @throws ProblemError insufficient_scope, validation_failed, not_found */
export const replaceWebhook =
  ({ store, clock, allowed, due }: WebhookContext): Handler<'replaceWebhook'> =>
  async ({ principal, path, body }) => {
    const { organizationId } = principal;
    const { url, events, description = null, status = 'enabled' } = body;
    requireScopes(principal, events);
    requireUrl(url, allowed);
    // Failures of another endpoint, or of the time before it was enabled again, are not held against it.
    const isFresh = sql<boolean>`(webhooks.status = 'disabled' and ${status} = 'enabled') or webhooks.url <> ${url}`;
    const row = await store.db
      .updateTable('webhooks')
      .set({
        url,
        events: JSON.stringify(events),
        description,
        status,
        disabled_reason: sql`case when ${status} = 'disabled' then disabled_reason end`,
        failing_since: sql`case when ${isFresh} then null else failing_since end`,
        updated_at: clock().toISOString(),
      })
      .where('organization_id', '=', organizationId)
      .where('id', '=', path.webhook_id)
      .returning(shownColumns)
      .executeTakeFirst();
    if (!row) throw noWebhook(organizationId, path.webhook_id);
    due(organizationId);
    return { status: 200, body: toWebhook(row) };
  };
