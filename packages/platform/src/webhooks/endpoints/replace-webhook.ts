import { isDeepStrictEqual } from 'node:util';
import type { schemas } from '@worklane/contract';
import { requireEventScopes } from '@worklane/contract/requests';
import { contractVersions, type Handler, invalidFields, type ProblemViolation } from '@worklane/server';
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
        requireSameWebhook(current, body);
        const version = contractVersions.asked(call.request.headers) ?? stored.version;
        const isChanged = (name: (typeof writableFields)[number]) =>
          body[name] !== undefined && !isDeepStrictEqual(body[name], current[name]);
        const fields = writableFields.filter(isChanged);
        if (fields.length === 0 && version === stored.version) return storedWebhook(stored);
        const now = clock();
        const updated = await updateWebhook(transaction, { ...stored, version }, body, now.toISOString());
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

const writableFields = ['url', 'events', 'status', 'description'] as const;
const constantFields = ['id', 'org_id', 'created_at'] as const;

/**
 * Rejects the values of another webhook. Read-only fields that change are not compared: a retry has their old values.
 * @throws ProblemError validation_failed
 */
function requireSameWebhook(stored: schemas.Webhook, body: schemas.WebhookReplace): void {
  const errors = constantFields.flatMap((name): ProblemViolation[] => {
    const sent = body[name];
    if (sent === undefined || comparable(name, sent) === comparable(name, stored[name])) return [];
    const detail = `must be ${JSON.stringify(stored[name])} or left out, because it is read-only`;
    return [{ in: 'body', pointer: `/${name}`, code: 'not_allowed', detail }];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Clients may write a timestamp in another way than they have read it. */
const comparable = (name: (typeof constantFields)[number], value: string | number) =>
  name.endsWith('_at') ? Date.parse(String(value)) : value;

function updateWebhook(
  transaction: Connection,
  stored: WebhookRow,
  { url, events, description = stored.description, status = stored.status }: schemas.WebhookReplace,
  now: string,
): Promise<WebhookRow> {
  // A new URL starts without failures, and so does a webhook that is enabled again.
  const resetsFailures = url !== stored.url || (stored.status === 'disabled' && status === 'enabled');
  return transaction
    .updateTable('webhooks')
    .set({
      url,
      events: eventsColumn(events),
      description,
      status,
      version: stored.version,
      disabled_reason: status === 'disabled' ? stored.disabled_reason : null,
      disabled_at: disabledAt(stored.status, status, now),
      failing_since: resetsFailures ? null : sql.ref('failing_since'),
      updated_at: now,
    })
    .where('organization_id', '=', stored.organization_id)
    .where('id', '=', stored.id)
    .returning(publicColumns)
    .executeTakeFirstOrThrow();
}

function disabledAt(before: WebhookRow['status'], after: WebhookRow['status'], now: string) {
  if (after === 'enabled') return null;
  return before === 'enabled' ? now : sql.ref<string>('disabled_at');
}
