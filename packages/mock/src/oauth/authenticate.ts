import { type AccessTokens, everyScope, type Principal } from '@worklane/model';
import { bearerToken } from '@worklane/runtime';

/** The form of a JWT with a signature (RFC 7519, section 3). */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The principal of tokens that the mock did not issue, such as `x` in an example. */
const anyone: Principal = { clientId: 'any', organizationId: undefined, scopes: new Set(everyScope) };

/**
 * Returns the principal of an Authorization header. A token in the form of a JWT must be one of the mock; any other text
 * gets everything.
 * @throws ProblemError token_missing, token_invalid, token_expired, token_revoked
 */
export async function authenticate(header: string | undefined, tokens: AccessTokens): Promise<Principal> {
  const token = bearerToken(header);
  return jwt.test(token) ? tokens.principalOf(token) : anyone;
}
