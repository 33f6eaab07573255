import type { schemas } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import { createdRecordDeleted, requireEventScopes, requireOrganization } from '@worklane/contract/requests';
import { contractVersions, type Handler } from '@worklane/server';
import { sql } from 'kysely';
import type { Connection } from '../../database/store.ts';
import { changeOnce, idempotentRequest, replayedHeader } from '../../http/idempotency-keys.ts';
import { requireBelowLimit } from '../../http/quotas.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { recordWebhookChange } from './webhook-audit.ts';
import { eventsColumn, storedEvents, webhookExists, withCurrentEvents } from './webhook-record.ts';
import { secretCipher, secretId } from './webhook-secret.ts';
import { requireWebhookUrl } from './webhook-url-policy.ts';

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

const newWebhook = (
  id: number,
  { org_id, url, events, description = null }: schemas.WebhookCreate,
  now: string,
): schemas.WebhookWithSecret => ({
  id,
  org_id,
  url,
  events,
  status: 'enabled',
  disabled_reason: null,
  description,
  created_at: now,
  updated_at: now,
  secret: generateSecret(),
  previous_secret_expires_at: null,
});

/** The id is needed before the insert, because the secret is encrypted with it. */
async function nextId(db: Connection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function insertWebhook(
  db: Connection,
  encryption: Encryption,
  { id, org_id, url, events, status, description, created_at, secret }: schemas.WebhookWithSecret,
  version = null as string | null,
): Promise<void> {
  const encrypted = await encryption.encrypt(secretId(org_id, id), secret);
  await sql`
    insert into webhooks (organization_id, id, url, events, status, description, version, secret, created_at, updated_at)
    values (${org_id}, ${id}, ${url}, ${eventsColumn(events)}::jsonb, ${status}, ${description}, ${version}, ${encrypted},
            ${created_at}::timestamptz, ${created_at}::timestamptz)`.execute(db);
}
