import type { schemas } from '@worklane/contract';

type Tokens = Pick<schemas.TokenResponse, 'access_token' | 'expires_in' | 'refresh_token' | 'scope'>;

/** The answer of the token endpoint (RFC 6749, section 5.1), which says for which organization the token is. */
export const tokenResponse = (
  tokens: Tokens,
  { organizationId, organizationName }: { organizationId: number; organizationName: string },
): schemas.TokenResponse => ({
  token_type: 'Bearer',
  ...tokens,
  organization_id: organizationId,
  organization_name: organizationName,
});
