import type { AccessToken, Account, FindAccount, Grant } from 'oidc-provider';
import type { Connection } from '../../database/store.ts';
import type { IssueToken } from '../tokens/issue-access-token.ts';
import { parseScope } from './authorization-request.ts';
import { findMembership, type GrantBinding, type Membership } from './grants.ts';
import { Provider } from './oidc-provider.ts';
import { tokenResponse } from './token-response.ts';

type BoundGrant = Grant & GrantBinding;

/** For whom the request that is being answered gets tokens. */
interface TokenState {
  membership?: Membership;
}

/** Lets grants keep the organization that the person chose, and the member that the person is there. */
export function bindGrants({ Grant }: Provider): void {
  const kept = [...Grant.IN_PAYLOAD, 'organizationId', 'memberId'] satisfies (string | keyof GrantBinding)[];
  Object.defineProperty(Grant, 'IN_PAYLOAD', { value: kept });
}

/** The account of a person; when tokens are asked for, only as long as it is a member of the organization that it chose. */
export const findAccountOf =
  (db: Connection): FindAccount =>
  async (ctx, accountId, source): Promise<Account | undefined> => {
    if (source) {
      const membership = await findMembership(db, ctx.oidc.grant as BoundGrant, Number(accountId));
      if (!membership) return undefined;
      (ctx.state as TokenState).membership = membership;
    }
    return { accountId, claims: () => ({ sub: accountId }) };
  };

/**
 * Makes a provider issue our access tokens: signed with the keys of the moment, bound to the organization and the member
 * of the grant, and recorded.
 */
export function issueForMembers(provider: Provider, issue: IssueToken, lifetimeSeconds: number): void {
  Object.assign(provider.AccessToken.prototype, {
    async getValueAndPayload(this: AccessToken & { clientId: string }) {
      const { organizationId, memberId } = grantOfRequest();
      const { token } = await issue({
        organizationId,
        clientId: this.clientId,
        subject: String(memberId),
        grantId: this.grantId,
        scopes: parseScope(this.scope),
        lifetimeSeconds,
      });
      return { value: token };
    },
  });
  provider.use(async (ctx, next) => {
    await next();
    const { membership } = ctx.state as TokenState;
    if (membership && ctx.status === 200) ctx.body = tokenResponse(ctx.body, membership);
  });
}

function grantOfRequest(): BoundGrant {
  const grant = Provider.ctx?.oidc.grant;
  if (!grant) throw new Error('Members get tokens by a grant, in the request that asks for them.');
  return grant as BoundGrant;
}
