import type { Role } from '@worklane/contract';
import { describeRejectedScopes } from '@worklane/contract/requests';
import { sql } from 'kysely';
import type { Account, Client, FindAccount, Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { AuditSource } from '../../audit/audit-log.ts';
import type { Connection } from '../../database/store.ts';
import { parseScope, scopesOfRole } from '../tokens/access-token.ts';
import type { IssueToken } from '../tokens/issue-access-token.ts';
import { errors, type ProviderPatches } from './oidc-provider-patches.ts';
import { grantedResource, requireGrantedResource } from './requested-resource.ts';

/** What a grant stores besides the properties of oidc-provider: the organization, and the member who granted. */
export interface GrantBinding {
  organizationId: number;
  memberId: number;
}

/** What the entry of a new grant in the audit log needs; it is not stored with the grant. */
export interface GrantAudit extends AuditSource {
  applicationName: string;
}

type BoundGrant = Grant & GrantBinding;

interface GrantMember {
  organizationId: number;
  organizationName: string;
  memberId: number;
  /** The version of the member, which changes with the role. */
  memberVersion: number;
  role: Role;
}

/** Returns the member of a grant, or undefined once it was removed or has another account. */
const findGrantMember = (
  db: Connection,
  { organizationId, memberId }: GrantBinding,
  accountId: number,
): Promise<GrantMember | undefined> =>
  db
    .selectFrom('records')
    .innerJoin('accounts', 'accounts.email', 'records.external_id')
    .innerJoin('organizations', 'organizations.organization_id', 'records.organization_id')
    .select([
      'records.organization_id as organizationId',
      'organizations.name as organizationName',
      'records.id as memberId',
      'records.version as memberVersion',
      sql<Role>`records.document ->> 'role'`.as('role'),
    ])
    .where('records.organization_id', '=', organizationId)
    .where('records.kind', '=', 'member')
    .where('records.id', '=', memberId)
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();

/** The exchange of a refresh token, which a client may repeat for the same tokens. */
interface Rotation {
  /** When the token was exchanged first. */
  at: Date;
  /** The refresh token that replaces it. */
  successor: string;
  /** Returns the ID of the access token with these properties. */
  accessTokenId(properties: string): string;
}

export interface TokenRequestState {
  /** The member that the request issues tokens for. */
  member?: GrantMember;
  /** The exchange of a refresh token. */
  rotation?: Rotation;
}

/** Returns those of the scopes that the role of the member includes: all for an authorization request, which has no member. */
export function withinRole({ state }: KoaContextWithOIDC, scopes: readonly string[]): readonly string[] {
  const { member } = state as TokenRequestState;
  return member ? scopesOfRole(member.role, scopes) : scopes;
}

/** Returns the account of a grant; token requests require that it is still the member of the grant. */
export const findAccountOf =
  (db: Connection): FindAccount =>
  async (ctx, accountId, source): Promise<Account | undefined> => {
    if (source) {
      const member = await findGrantMember(db, ctx.oidc.grant as BoundGrant, Number(accountId));
      if (!member) return undefined;
      requireScopeOfRole(ctx, member);
      (ctx.state as TokenRequestState).member = member;
    }
    return { accountId, claims: () => ({ sub: accountId }) };
  };

/** Rejects the request before the library consumes the refresh token, which works again once the role includes a scope. */
function requireScopeOfRole({ oidc }: KoaContextWithOIDC, { role }: GrantMember): void {
  const { grant } = oidc;
  const granted = parseScope(grant?.getResourceScope(grantedResource(grant) ?? ''));
  const requested = parseScope(oidc.params?.scope as string | undefined);
  const wanted = requested.length > 0 ? requested : granted;
  if (scopesOfRole(role, wanted).some((scope) => granted.includes(scope))) return;
  const reason = 'the grant or the role of the user does not include';
  throw new errors.CustomOIDCProviderError('invalid_scope', describeRejectedScopes(wanted, reason));
}

/** Binds grants and access tokens to an organization and a member. */
export const memberGrantPatches = (
  issue: IssueToken,
  clock: () => Date,
  lifetimeOf: (client: Client, organizationId: number) => number,
) =>
  ({
    grantProperties: ['organizationId', 'memberId', 'audit'] satisfies (keyof GrantBinding | 'audit')[],
    requireUsableGrant: requireGrantedResource,
    nextRefreshToken: ({ state }) => (state as TokenRequestState).rotation?.successor,
    async issueAccessToken({ clientId, grantId, scope, resourceServer, jkt }, ctx) {
      const { member, rotation } = ctx.state as TokenRequestState;
      const { client } = ctx.oidc;
      if (!member || !client) throw new Error('The token request has no member or client.');
      const lifetimeSeconds = lifetimeOf(client, member.organizationId);
      const age = rotation ? Math.max(0, Math.floor((clock().getTime() - rotation.at.getTime()) / 1000)) : 0;
      // A repeated refresh returns the same access token while it is worth using.
      const isSame = rotation && age < lifetimeSeconds / 2;
      const { token } = await issue({
        organizationId: member.organizationId,
        clientId,
        subject: String(member.memberId),
        memberVersion: member.memberVersion,
        grantId,
        scopes: parseScope(scope),
        ...(resourceServer?.audience !== undefined && { audience: resourceServer.audience }),
        ...(jkt !== undefined && { jkt }),
        lifetimeSeconds,
        ...(isSame && {
          issued: {
            jti: rotation.accessTokenId([member.memberVersion, scope, ...(jkt ? [jkt] : [])].join(' ')),
            issuedAt: rotation.at,
          },
        }),
      });
      return { value: token, expiresIn: isSame ? lifetimeSeconds - age : lifetimeSeconds };
    },
  }) satisfies Partial<ProviderPatches>;
