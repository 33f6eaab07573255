import type { schemas } from '@worklane/contract';
import type { TokenRequestState } from './member-grants.ts';
import type { Provider } from './oidc-provider-patches.ts';

type Tokens = Pick<schemas.TokenResponse, 'token_type' | 'access_token' | 'expires_in' | 'refresh_token' | 'scope'>;

/** Returns the token response (RFC 6749, section 5.1) with the organization of the token. */
export const tokenResponse = (
  tokens: Tokens,
  { organizationId, organizationName }: { organizationId: number; organizationName: string },
): schemas.TokenResponse => ({
  ...tokens,
  organization_id: organizationId,
  organization_name: organizationName,
});

/** Adds the organization to the token responses of members. */
export function addOrganizationToTokenResponse(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    const { member } = ctx.state as TokenRequestState;
    if (member && ctx.status === 200) ctx.body = tokenResponse(ctx.body, member);
  });
}
