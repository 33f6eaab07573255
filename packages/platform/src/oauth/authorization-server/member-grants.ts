import type { Account, FindAccount, Grant } from 'oidc-provider';
import type { Connection } from '../../database/store.ts';
import { parseScope } from '../tokens/access-token.ts';
import type { IssueToken } from '../tokens/issue-access-token.ts';
import type { ProviderPatches } from './oidc-provider-patches.ts';

/** What a grant stores besides the properties of oidc-provider: the organization, and the member who granted. */
export interface GrantBinding {
  organizationId: number;
  memberId: number;
}

type BoundGrant = Grant & GrantBinding;

interface GrantMember {
  organizationId: number;
  organizationName: string;
  memberId: number;
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
    ])
    .where('records.organization_id', '=', organizationId)
    .where('records.kind', '=', 'member')
    .where('records.id', '=', memberId)
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();

/** The member that a token request issues tokens for. */
export interface TokenRequestState {
  member?: GrantMember;
}

/** Returns the account of a grant; token requests require that it is still the member of the grant. */
export const findAccountOf =
  (db: Connection): FindAccount =>
  async (ctx, accountId, source): Promise<Account | undefined> => {
    if (source) {
      const member = await findGrantMember(db, ctx.oidc.grant as BoundGrant, Number(accountId));
      if (!member) return undefined;
      (ctx.state as TokenRequestState).member = member;
    }
    return { accountId, claims: () => ({ sub: accountId }) };
  };

/** Binds grants and access tokens to an organization and a member. */
export const memberGrantPatches = (issue: IssueToken, lifetimeSeconds: number) =>
  ({
    grantProperties: ['organizationId', 'memberId'] satisfies (keyof GrantBinding)[],
    async issueAccessToken({ clientId, grantId, scope }, grant) {
      const { organizationId, memberId } = grant as BoundGrant;
      const { token } = await issue({
        organizationId,
        clientId,
        subject: String(memberId),
        grantId,
        scopes: parseScope(scope),
        lifetimeSeconds,
      });
      return token;
    },
  }) satisfies Partial<ProviderPatches>;
