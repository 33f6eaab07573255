import { type AuditEntry, type AuditSource, recordAudit } from '../../audit/audit-log.ts';
import { findAccess } from './list-access.ts';
import { type RevocationDependencies, revokeGrant, tokenRevocation, withRevocations } from './revoke-tokens.ts';

/**
 * Revokes a grant with its tokens, or an access token, in one transaction with its entry in the audit log.
 * @returns whether the organization has such access.
 */
export const revokeAuditedAccess = (
  dependencies: RevocationDependencies,
  organizationId: number,
  id: string,
  { details, ...source }: AuditSource & Pick<AuditEntry, 'details'>,
): Promise<boolean> =>
  withRevocations(dependencies, async (inside) => {
    const access = await findAccess(inside.db, organizationId, id);
    if (!access) return false;
    const { kind, clientId, applicationName, name, expiresAt } = access;
    if (kind === 'grant') await revokeGrant(inside, organizationId, id);
    else await inside.revoke(tokenRevocation({ jti: id, organizationId, expiresAt }));
    const target = { type: 'access', id, name: name ?? applicationName ?? clientId } as const;
    const entry = { organizationId, action: 'access.revoked', target, ...source } as const;
    await recordAudit(inside.db, { ...entry, details: { kind, client_id: clientId, ...details } }, inside.clock());
    return true;
  });
