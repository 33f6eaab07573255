import { type schemas, settings } from '@worklane/contract';
import { type Principal, ProblemError } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { type Selectable, sql } from 'kysely';
import {
  type AuditAction,
  type AuditDetails,
  auditOrigin,
  principalActor,
  recordAudit,
} from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import type { WebhooksTable } from '../../database/tables/webhooks.ts';
import { currentEventType, storedEventType } from '../../outbox/record-changes.ts';

/** The columns of a webhook that the API returns or depends on, which its secret is not one of. */
export const publicColumns = [
  'organization_id',
  'version',
  ...settings.Webhook.fields.filter((name) => name !== 'org_id'),
] as const;

export type WebhookRow = Pick<Selectable<WebhooksTable>, (typeof publicColumns)[number]>;

export const toWebhook = (row: WebhookRow): schemas.Webhook => withCurrentEvents(storedWebhook(row));

/** Returns a webhook with its event types as they are stored: for responses that are kept for an idempotency key. */
export const storedWebhook = ({ organization_id, version: _, ...row }: WebhookRow): schemas.Webhook => ({
  ...row,
  org_id: organization_id,
  events: row.events as schemas.WebhookEvents,
});

/** Returns a stored webhook, or a stored response with one, with its event types by the contract. */
export const withCurrentEvents = <Stored extends { events: readonly string[] }>(webhook: Stored) => ({
  ...webhook,
  events: webhook.events.map(currentEventType) as schemas.WebhookEvents,
});

export const storedEvents = (events: readonly string[]) => events.map(storedEventType) as schemas.WebhookEvents;

/** Returns event types as the column has them. */
export const eventsColumn = (events: readonly string[]): string => JSON.stringify(storedEvents(events));

/** @throws ProblemError not_found */
export async function findWebhook(db: Connection, organizationId: number, webhookId: number): Promise<WebhookRow> {
  const row = await selectWebhook(db, organizationId, webhookId).executeTakeFirst();
  if (!row) throw webhookNotFound(organizationId, webhookId);
  return row;
}

export const webhookExists = async (db: Connection, organizationId: number, webhookId: number): Promise<boolean> =>
  (await selectWebhook(db, organizationId, webhookId).executeTakeFirst()) !== undefined;

/**
 * Locks the row of a webhook until the transaction ends.
 * @throws ProblemError not_found
 */
export async function lockWebhook(
  transaction: Connection,
  organizationId: number,
  webhookId: number,
): Promise<WebhookRow> {
  const row = await selectWebhook(transaction, organizationId, webhookId).forUpdate().executeTakeFirst();
  if (!row) throw webhookNotFound(organizationId, webhookId);
  return row;
}

const selectWebhook = (db: Connection, organizationId: number, webhookId: number) =>
  db
    .selectFrom('webhooks')
    .select(publicColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', webhookId);

/** @throws ProblemError not_found, webhook_disabled */
export async function findEnabledWebhook(db: Connection, organizationId: number, id: number): Promise<WebhookRow> {
  const webhook = await findWebhook(db, organizationId, id);
  if (webhook.status === 'enabled') return webhook;
  const reason = webhook.disabled_reason === null ? '' : ` ${webhook.disabled_reason}`;
  throw new ProblemError('webhook_disabled', `Webhook ${id} is disabled.${reason}`);
}

export const webhookNotFound = (organizationId: number, webhookId: number): ProblemError =>
  new ProblemError('not_found', `No webhook ${webhookId} in organization ${organizationId}.`);

/**
 * Serializes redeliveries and recoveries of a webhook until the transaction ends, so that each sees what the one before
 * has scheduled. It does not lock the row, which the dispatcher updates.
 */
export async function lockRedelivery(
  transaction: Connection,
  { organization_id, id }: Pick<WebhookRow, 'organization_id' | 'id'>,
): Promise<void> {
  const key = `worklane webhook ${organization_id} ${id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** The call of an operation that changes a webhook. */
export interface WebhookCall {
  readonly principal: Principal;
  readonly request: FastifyRequest;
}

export interface WebhookChange {
  readonly action: AuditAction;
  readonly id: number;
  readonly url: string;
  readonly details?: AuditDetails;
}

/**
 * Appends the change of a webhook to the audit log.
 * @param db the transaction of the change.
 */
export async function recordWebhookChange(
  db: Connection,
  { principal, request }: WebhookCall,
  { action, id, url, details = {} }: WebhookChange,
  now: Date,
): Promise<void> {
  const actor = await principalActor(db, principal);
  const target = { type: 'webhook', id: String(id), name: url } as const;
  const { organizationId } = principal;
  await recordAudit(db, { organizationId, action, actor, target, origin: auditOrigin(request), details }, now);
}
