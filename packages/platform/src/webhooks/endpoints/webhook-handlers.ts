import { isDeepStrictEqual } from 'node:util';
import { type EventInfo, events, type schemas, settings } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import {
  createdRecordDeleted,
  nextLink,
  requireEventScopes,
  requireOrganization,
  requireSameResource,
  withSettings,
} from '@worklane/contract/requests';
import { contractVersions, type Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { readPage } from '../../http/paging.ts';
import { requireBelowLimit } from '../../http/quotas.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import {
  eventsColumn,
  findWebhook,
  lockWebhook,
  publicColumns,
  recordWebhookChange,
  storedEvents,
  storedWebhook,
  toWebhook,
  type WebhookRow,
  webhookExists,
  webhookNotFound,
  withCurrentEvents,
} from './webhook-record.ts';
import { secretCipher, secretId } from './webhook-secret.ts';
import { requireWebhookUrl } from './webhook-url-policy.ts';

/** @throws ProblemError not_found */
export const getWebhook =
  ({ store }: WebhookDependencies): Handler<'getWebhook'> =>
  async ({ principal, path }) => ({
    status: 200,
    body: toWebhook(await findWebhook(store.db, principal.organizationId, path.webhook_id)),
  });

/** @throws ProblemError invalid_cursor */
export const listWebhooks =
  ({ store }: WebhookDependencies): Handler<'listWebhooks'> =>
  async ({ principal: { organizationId }, query, request }) => {
    const { limit, before, cursorAfter } = readPage(['webhooks', organizationId], query);
    const rows = await store.db
      .selectFrom('webhooks')
      .select(publicColumns)
      .where('organization_id', '=', organizationId)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const cursor = rows.length > limit && last ? cursorAfter(last.id) : null;
    return {
      status: 200,
      body: { data: page.map(toWebhook), next_cursor: cursor },
      headers: nextLink(request.url, cursor),
    };
  };

/**
 * Deletes a webhook with its pending deliveries and its health. Its logs expire with their partitions.
 * @throws ProblemError not_found, idempotency_key_reused, idempotency_key_in_progress
 */
export const deleteWebhook =
  ({ store, clock }: WebhookDependencies): Handler<'deleteWebhook'> =>
  async (call) => {
    const { organizationId } = call.principal;
    const { path } = call;
    const now = clock();
    const { replayed } = await changeOnce(store.db, {
      request: idempotentRequest(call),
      now: now.toISOString(),
      async apply(transaction) {
        const deleted = await transaction
          .deleteFrom('webhooks')
          .where('organization_id', '=', organizationId)
          .where('id', '=', path.webhook_id)
          .returning(['id', 'url'])
          .executeTakeFirst();
        if (!deleted) throw webhookNotFound(organizationId, path.webhook_id);
        await recordWebhookChange(transaction, call, { action: 'webhook.deleted', ...deleted }, now);
      },
    });
    // After the webhook, because writes add no deliveries from then on. The dispatcher deletes those of writes in progress.
    for (const table of ['deliveries', 'webhook_health_hours', 'redelivered_events'] as const) {
      await store.db
        .deleteFrom(table)
        .where('organization_id', '=', organizationId)
        .where('webhook_id', '=', path.webhook_id)
        .execute();
    }
    return { status: 204, headers: replayedHeader(replayed) };
  };

const eventTypes = Object.values<EventInfo>(events).map(
  ({ type, entity, action, summary, scope }) =>
    ({ type, entity, action, description: summary, scope }) as schemas.WebhookEventInfo,
);

export const listWebhookEvents: Handler<'listWebhookEvents'> = () => ({ status: 200, body: { data: eventTypes } });

/**
 * @throws ProblemError wrong_organization, insufficient_scope, validation_failed, webhook_limit_reached,
 * idempotency_key_reused, idempotency_key_in_progress, created_record_deleted
 */
export const createWebhook =
  ({ store, clock, encryption, addressPolicy, maxPerOrganization }: WebhookDependencies): Handler<'createWebhook'> =>
  async (call) => {
    const { principal, body } = call;
    requireOrganization(principal, body.org_id);
    requireEventScopes(principal, body.events);
    requireWebhookUrl(body.url, addressPolicy);
    const request = idempotentRequest(call);
    const now = clock().toISOString();
    const { result: webhook, replayed } = await changeOnce<schemas.WebhookWithSecret>(store.db, {
      request,
      now,
      cipher: request && secretCipher(encryption, request),
      async apply(transaction) {
        await requireBelowLimit(transaction, 'webhooks', body.org_id, maxPerOrganization(body.org_id));
        const created = newWebhook(await nextId(transaction), body, now);
        await insertWebhook(transaction, encryption, created, contractVersions.asked(call.request.headers));
        const { id, url, events } = created;
        const change = { action: 'webhook.created', id, url, details: { events } } as const;
        await recordWebhookChange(transaction, call, change, new Date(now));
        return { ...created, events: storedEvents(events) };
      },
      async requireCurrent(transaction, { org_id, id }) {
        if (!(await webhookExists(transaction, org_id, id))) throw createdRecordDeleted('webhook', id);
      },
    });
    return {
      status: 201,
      body: withCurrentEvents(webhook),
      headers: { Location: `/api/webhooks/${webhook.id}`, ...replayedHeader(replayed) },
    };
  };

function newWebhook(id: number, body: schemas.WebhookCreate, now: string): schemas.WebhookWithSecret {
  const { org_id, url, events } = body;
  const fixed = { id, org_id, url, events, created_at: now, updated_at: now };
  const webhook = withSettings<schemas.Webhook>(settings.Webhook, { ...settings.Webhook.initial, ...fixed }, body);
  return { ...webhook, secret: generateSecret(), previous_secret_expires_at: null };
}

/** The id is needed before the insert, because the secret is encrypted with it. */
async function nextId(db: Connection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function insertWebhook(
  db: Connection,
  encryption: Encryption,
  { org_id, secret, previous_secret_expires_at: _, ...webhook }: schemas.WebhookWithSecret,
  version: string | null = null,
): Promise<void> {
  const encrypted = await encryption.encrypt(secretId(org_id, webhook.id), secret);
  const events = eventsColumn(webhook.events);
  const row = { ...webhook, organization_id: org_id, events, version, secret: encrypted };
  await db.insertInto('webhooks').values(row).execute();
}

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
