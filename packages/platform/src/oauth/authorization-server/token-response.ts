import type { schemas } from '@worklane/contract';

type Tokens = Pick<schemas.TokenResponse, 'access_token' | 'expires_in' | 'refresh_token' | 'scope'>;

/** Returns the token response (RFC 6749, section 5.1) with the organization of the token. */
export const tokenResponse = (
  tokens: Tokens,
  { organizationId, organizationName }: { organizationId: number; organizationName: string },
): schemas.TokenResponse => ({
  token_type: 'Bearer',
  ...tokens,
  organization_id: organizationId,
  organization_name: organizationName,
});
