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
  insertIdempotencyKey,
  keyInProgress,
  lockIdempotencyKey,
  withIdempotencyKey,
} from '../../http/idempotency-keys.ts';
import type { WebhookContext } from '../context.ts';
import { newSecret } from '../transport/sign.ts';
import { requireOrganization, requireScopes, requireUrl } from './registration-rules.ts';
import { secretId } from './webhook-secret.ts';

/**
 * @throws ProblemError wrong_organization, insufficient_scope, validation_failed, webhook_limit_reached,
 * idempotency_key_reused, idempotency_key_in_progress
 */
export const createWebhook =
  (context: WebhookContext): Handler<'createWebhook'> =>
  async ({ operation, principal, body, headers }) => {
    requireOrganization(principal, body.org_id);
    requireScopes(principal, body.events);
    requireUrl(body.url, context.allowed);
    const request = idempotentRequest(operation.id, principal, body, headers['idempotency-key']);
    const { webhook, replayed } = await withIdempotencyKey(context.store.db, request, () =>
      createOnce(context, body, request),
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

interface Created {
  webhook: schemas.WebhookWithSecret;
  /** Whether an earlier request with the same idempotency key made it. */
  replayed: boolean;
}

async function createOnce(
  context: WebhookContext,
  body: schemas.WebhookCreate,
  request: IdempotentRequest | undefined,
): Promise<Created> {
  const { store, clock, encryption, perOrganization } = context;
  const now = clock().toISOString();
  const webhook = newWebhook(await nextId(store.db), body, now);
  try {
    await store.db.transaction().execute(async (transaction) => {
      await requireRoom(transaction, body.org_id, perOrganization, request);
      await insert(transaction, encryption, webhook, request);
    });
    return { webhook, replayed: false };
  } catch (error) {
    const isFull = error instanceof ProblemError;
    if (!request || !(isFull || constraintViolationOf(error) === 'idempotency_key')) throw error;
    const answer = await findStoredResponse(store.db, request, now);
    if (answer === undefined && isFull) throw error;
    // The key was of yesterday, and is forgotten now.
    if (answer === undefined) return createOnce(context, body, request);
    return { webhook: JSON.parse(await encryption.decrypt(answerId(request), answer)), replayed: true };
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
  secret: newSecret(),
  previous_secret_expires_at: null,
});

/** The id is known before the row is written, because the secret is encrypted for it. */
async function nextId(db: Connection): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Registrations of an organization wait for each other, so that each counts those before it.
 * @throws ProblemError webhook_limit_reached, idempotency_key_in_progress
 */
async function requireRoom(
  transaction: Connection,
  organizationId: number,
  most: number,
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
  if (count < most) return;
  const detail = `Organization ${organizationId} has ${count} webhooks, the maximum is ${most}. Delete one first.`;
  throw new ProblemError('webhook_limit_reached', detail);
}

async function insert(
  db: Connection,
  encryption: Encryption,
  webhook: schemas.WebhookWithSecret,
  request: IdempotentRequest | undefined,
): Promise<void> {
  const { id, org_id, url, events, status, description, created_at, secret } = webhook;
  const encrypted = await encryption.encrypt(secretId(org_id, id), secret);
  const inserted = sql`
    insert into webhooks (organization_id, id, url, events, status, description, secret, created_at, updated_at)
    values (${org_id}, ${id}, ${url}, ${JSON.stringify(events)}::jsonb, ${status}, ${description}, ${encrypted},
            ${created_at}::timestamptz, ${created_at}::timestamptz)`;
  if (!request) {
    await inserted.execute(db);
    return;
  }
  // The answer has the secret in it.
  const answer = await encryption.encrypt(answerId(request), JSON.stringify(webhook));
  await sql`with webhook as (${inserted}) ${insertIdempotencyKey(request, answer, created_at)}`.execute(db);
}

const answerId = ({ organizationId, clientId, key }: IdempotentRequest): string =>
  JSON.stringify(['webhook answer', organizationId, clientId, key]);
