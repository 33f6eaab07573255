import { sql } from 'kysely';
import { type AuditEntry, type AuditSource, recordAudit } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { clientIdOf, nameOf } from './list-access.ts';
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
    else await inside.revoke(tokenRevocation({ jti: id, organizationId, expiresAt: new Date(expiresAt) }));
    const target = { type: 'access', id, name: name ?? applicationName ?? clientId } as const;
    const entry = { organizationId, action: 'access.revoked', target, ...source } as const;
    await recordAudit(inside.db, { ...entry, details: { kind, client_id: clientId, ...details } }, inside.clock());
    return true;
  });

/** Returns the grant or the access token with an ID in an organization. */
async function findAccess(db: Connection, organizationId: number, id: string) {
  const grant = await db
    .selectFrom('oauth_artifacts as access')
    .leftJoin('applications', 'applications.client_id', 'access.client_id')
    .select([clientIdOf('access').as('clientId'), nameOf('access').as('applicationName')])
    .select(['access.expires_at as expiresAt', sql<string | null>`null`.as('name')])
    .where('access.model', '=', sql.lit('Grant'))
    .where('access.grant_id', '=', id)
    .where('access.organization_id', '=', organizationId)
    .executeTakeFirst();
  if (grant) return { kind: 'grant', ...grant } as const;
  const token = await db
    .selectFrom('access_tokens as access')
    .leftJoin('applications', 'applications.client_id', 'access.client_id')
    .select([clientIdOf('access').as('clientId'), nameOf('access').as('applicationName')])
    .select(['access.expires_at as expiresAt', 'access.name'])
    .where('access.organization_id', '=', organizationId)
    .where('access.jti', '=', id)
    .executeTakeFirst();
  return token && ({ kind: 'token', ...token } as const);
}
