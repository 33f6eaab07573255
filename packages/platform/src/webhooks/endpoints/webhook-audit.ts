import type { Principal } from '@worklane/server';
import type { FastifyRequest } from 'fastify';
import { principalActor } from '../../audit/audit-actors.ts';
import { type AuditAction, type AuditDetails, auditOrigin, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';

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
