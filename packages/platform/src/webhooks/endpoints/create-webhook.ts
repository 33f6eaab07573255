import type { schemas } from '@worklane/contract';
import { type Handler, ProblemError } from '@worklane/server';
import { sql } from 'kysely';
import { constraintViolationOf } from '../../database/constraint-violation.ts';
import type { Encryption } from '../../database/encryption.ts';
import type { Connection } from '../../database/store.ts';
import {
  findStoredResponse,
  type IdempotentRequest,
  idempotentRequest,
  insertIdempotencyKeys,
  keyInProgress,
  lockIdempotencyKey,
  requestColumn,
  withIdempotencyKey,
} from '../../http/idempotency-keys.ts';
import type { WebhookDependencies } from '../dependencies.ts';
import { recordWebhookChange, type WebhookCall } from './webhook-audit.ts';
import { requireEventScopes, requireOrganization } from './webhook-permissions.ts';
import { generateSecret, secretId } from './webhook-secret.ts';
import { requireWebhookUrl } from './webhook-url-policy.ts';

/**
 * @throws ProblemError wrong_organization, insufficient_scope, validation_failed, webhook_limit_reached,
 * idempotency_key_reused, idempotency_key_in_progress
 */
export const createWebhook =
  (dependencies: WebhookDependencies): Handler<'createWebhook'> =>
  async (call) => {
    const { operation, principal, body, headers } = call;
    requireOrganization(principal, body.org_id);
    requireEventScopes(principal, body.events);
    requireWebhookUrl(body.url, dependencies.addressPolicy);
    const request = idempotentRequest(operation.id, principal, body, headers['idempotency-key']);
    const { webhook, replayed } = await withIdempotencyKey(dependencies.store.db, request, () =>
      createOnce(dependencies, call, request),
    );
    return {
      status: 201,
      body: webhook,
      headers: {
        Location: `/api/webhooks/${webhook.id}`,
        ...(replayed ? { 'Idempotency-Replayed': 'true' } : {}),
      },
    };
  };

interface CreatedWebhook {
  webhook: schemas.WebhookWithSecret;
  /** Whether an earlier request with the same idempotency key created it. */
  replayed: boolean;
}

async function createOnce(
  dependencies: WebhookDependencies,
  call: WebhookCall & { readonly body: schemas.WebhookCreate },
  request: IdempotentRequest | undefined,
): Promise<CreatedWebhook> {
  const { store, clock, encryption, maxPerOrganization } = dependencies;
  const { body } = call;
  const now = clock().toISOString();
  const webhook = newWebhook(await nextId(store.db), body, now);
  try {
    await store.db.transaction().execute(async (transaction) => {
      await requireBelowLimit(transaction, body.org_id, maxPerOrganization, request);
      await insertWebhook(transaction, encryption, webhook, request);
      const { id, url, events } = webhook;
      const change = { action: 'webhook.created', id, url, details: { events } } as const;
      await recordWebhookChange(transaction, call, change, new Date(now));
    });
    return { webhook, replayed: false };
  } catch (error) {
    const isLimitReached = error instanceof ProblemError;
    if (!request || !(isLimitReached || constraintViolationOf(error) === 'idempotency_key')) throw error;
    const response = await findStoredResponse(store.db, request, now);
    if (response === undefined && isLimitReached) throw error;
    // The key had expired, and is deleted now.
    if (response === undefined) return createOnce(dependencies, call, request);
    return { webhook: JSON.parse(await encryption.decrypt(responseId(request), response)), replayed: true };
  }
}

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

/**
 * Serializes the registrations of an organization, so that each counts those before it.
 * @throws ProblemError webhook_limit_reached, idempotency_key_in_progress
 */
async function requireBelowLimit(
  transaction: Connection,
  organizationId: number,
  limit: number,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const { rows } = await sql<{ locked: boolean }>`
    select case when ${request ? lockIdempotencyKey(request) : sql`true`}
      then pg_advisory_xact_lock(hashtextextended('webhooks', ${organizationId})) is not null
      else false end as locked`.execute(transaction);
  if (!rows[0]?.locked) throw keyInProgress();
  const { count } = await transaction
    .selectFrom('webhooks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (count < limit) return;
  const detail = `Organization ${organizationId} has ${count} webhooks, the maximum is ${limit}. Delete one first.`;
  throw new ProblemError('webhook_limit_reached', detail);
}

async function insertWebhook(
  db: Connection,
  encryption: Encryption,
  webhook: schemas.WebhookWithSecret,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const { id, org_id, url, events, status, description, created_at, secret } = webhook;
  const encrypted = await encryption.encrypt(secretId(org_id, id), secret);
  const insert = sql`
    insert into webhooks (organization_id, id, url, events, status, description, secret, created_at, updated_at)
    values (${org_id}, ${id}, ${url}, ${JSON.stringify(events)}::jsonb, ${status}, ${description}, ${encrypted},
            ${created_at}::timestamptz, ${created_at}::timestamptz)`;
  if (!request) {
    await insert.execute(db);
    return;
  }
  // The response contains the secret.
  const response = await encryption.encrypt(responseId(request), JSON.stringify(webhook));
  await sql`
    with webhook as (${insert}), idempotent as (
      select ${org_id}::bigint as organization_id, ${JSON.stringify(requestColumn(request))}::json as request,
        ${response}::text as answer, ${created_at}::timestamptz as now
    )
    ${sql.raw(insertIdempotencyKeys('idempotent'))}`.execute(db);
}

// The literal is part of stored ciphertexts.
const responseId = ({ organizationId, principal, key }: IdempotentRequest): string =>
  JSON.stringify(['webhook answer', organizationId, principal, key]);
