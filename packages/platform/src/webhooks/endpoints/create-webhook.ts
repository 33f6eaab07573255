import { type schemas, settings } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import {
  createdRecordDeleted,
  requireEventScopes,
  requireOrganization,
  withSettings,
} from '@worklane/contract/requests';
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
