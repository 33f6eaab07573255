import { isDeepStrictEqual } from 'node:util';
import { type schemas, settings } from '@worklane/contract';
import { requireEventScopes, requireSameResource, withSettings } from '@worklane/contract/requests';
import { contractVersions, type Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { recordWebhookChange } from './webhook-audit.ts';
import {
  eventsColumn,
  findWebhook,
  lockWebhook,
  publicColumns,
  storedWebhook,
  toWebhook,
  type WebhookRow,
  withCurrentEvents,
} from './webhook-record.ts';
import { requireWebhookUrl } from './webhook-url-policy.ts';

/** @throws ProblemError insufficient_scope, validation_failed, not_found, idempotency_key_reused, idempotency_key_in_progress */
export const replaceWebhook =
  ({ store, clock, addressPolicy, notifyDue }: WebhookDependencies): Handler<'replaceWebhook'> =>
  async (call) => {
    const { principal, path, body } = call;
    const { organizationId } = principal;
    requireEventScopes(principal, body.events);
    requireWebhookUrl(body.url, addressPolicy);
    const { result, replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now: clock().toISOString(),
      async apply(transaction) {
        const stored = await lockWebhook(transaction, organizationId, path.webhook_id);
        const current = toWebhook(stored);
        requireSameResource(settings.Webhook, current, body);
        const replaced = withSettings(settings.Webhook, current, body);
        const version = contractVersions.asked(call.request.headers) ?? stored.version;
        const fields = settings.Webhook.writable.filter((name) => !isDeepStrictEqual(replaced[name], current[name]));
        if (fields.length === 0 && version === stored.version) return storedWebhook(stored);
        const now = clock();
        const updated = await updateWebhook(transaction, { ...stored, version }, replaced, now.toISOString());
        const { id, url } = updated;
        const change = { action: 'webhook.updated', id, url, details: { fields } } as const;
        await recordWebhookChange(transaction, call, change, now);
        return storedWebhook(updated);
      },
      requireCurrent: (transaction) => findWebhook(transaction, organizationId, path.webhook_id),
    });
    notifyDue(organizationId);
    return { status: 200, body: withCurrentEvents(result), headers: replayedHeader(replayed) };
  };

function updateWebhook(
  transaction: Connection,
  stored: WebhookRow,
  { id, org_id: _, created_at: __, ...replaced }: schemas.Webhook,
  now: string,
): Promise<WebhookRow> {
  const { url, events, status } = replaced;
  // A new URL starts without failures, and so does a webhook that is enabled again.
  const resetsFailures = url !== stored.url || (stored.status === 'disabled' && status === 'enabled');
  return transaction
    .updateTable('webhooks')
    .set({
      ...replaced,
      events: eventsColumn(events),
      version: stored.version,
      disabled_reason: status === 'disabled' ? stored.disabled_reason : null,
      disabled_at: disabledAt(stored.status, status, now),
      failing_since: resetsFailures ? null : sql.ref('failing_since'),
      updated_at: now,
    })
    .where('organization_id', '=', stored.organization_id)
    .where('id', '=', id)
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
}

function disabledAt(before: WebhookRow['status'], after: WebhookRow['status'], now: string) {
  if (after === 'enabled') return null;
  return before === 'enabled' ? now : sql.ref<string>('disabled_at');
}
