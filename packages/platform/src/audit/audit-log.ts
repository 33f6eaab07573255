import type { schemas } from '@worklane/contract/dashboard';
import type { FastifyRequest } from 'fastify';
import type { Connection } from '../database/store.ts';

export type AuditAction = schemas.AuditAction;

/** Who acted. `operator` is an admin command, and `service` the service itself, such as when it disables a webhook. */
export type AuditActor = Readonly<schemas.AuditActor>;

/** What the action changed. */
export type AuditTarget = Readonly<schemas.AuditTarget>;

/** Where the request came from. */
export type AuditOrigin = Readonly<schemas.AuditOrigin>;

export type AuditDetails = Readonly<Record<string, AuditDetail>>;

type AuditDetail = string | number | boolean | null | readonly string[];

/** Who acted, and from where. */
export interface AuditSource {
  actor: AuditActor;
  /** Left out for actions of operators and of the service. */
  origin?: AuditOrigin;
}

export interface AuditEntry extends AuditSource {
  organizationId: number;
  action: AuditAction;
  target?: AuditTarget;
  /** What changed, such as the old and the new role. Never a secret, a token or the data of a record. */
  details?: AuditDetails;
}

/**
 * Appends an entry to the audit log of an organization.
 * @param db the transaction that makes the change, so that neither exists without the other.
 */
export async function recordAudit(db: Connection, entry: AuditEntry, now: Date): Promise<void> {
  const { organizationId, action, actor, target, origin, details = {} } = entry;
  await db
    .insertInto('audit_log')
    .values({
      organization_id: organizationId,
      created_at: now.toISOString(),
      action,
      actor: JSON.stringify(actor),
      target: target ? JSON.stringify(target) : null,
      origin: origin ? JSON.stringify(origin) : null,
      details: JSON.stringify(details),
    })
    .execute();
}

const maxUserAgentLength = 256;
const maxAddressLength = 64;

export const auditOrigin = ({ ip, id, headers }: Pick<FastifyRequest, 'ip' | 'id' | 'headers'>): AuditOrigin => ({
  ip: ip.slice(0, maxAddressLength),
  user_agent: headers['user-agent']?.slice(0, maxUserAgentLength) ?? null,
  request_id: id,
});
