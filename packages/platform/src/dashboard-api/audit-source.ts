import type { FastifyRequest } from 'fastify';
import { findMemberActor } from '../audit/audit-actors.ts';
import { type AuditSource, auditOrigin } from '../audit/audit-log.ts';
import type { Connection } from '../database/store.ts';
import type { Session } from '../identity/sessions.ts';

interface SessionCall {
  path: { organization_id: number };
  principal: Session;
  request: FastifyRequest;
}

/** Returns the signed-in member as the actor in the audit log of an organization. */
export const sessionSource = async (
  { db }: { db: Connection },
  { path, principal, request }: SessionCall,
): Promise<AuditSource> => ({
  actor: await findMemberActor(db, path.organization_id, principal.email),
  origin: auditOrigin(request),
});
