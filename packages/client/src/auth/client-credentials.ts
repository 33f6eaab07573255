import type { Scope } from '@worklane/contract';
import { type Auth, memoryStorage, type TokenStorage } from './auth.ts';
import { requestTokens, requireScope } from './token-endpoint.ts';
import { renewStored, tokenSession } from './token-session.ts';
import { tokenStore } from './token-store.ts';

export interface ClientCredentialsOptions {
  /** Accepts undefined, so that an environment variable can be passed; a missing value throws. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** The organization that the tokens are for. */
  organizationId: number;
  scope: readonly Scope[];
  /** Keeps the token for later runs, which would request one each. Default: in memory. */
  storage?: TokenStorage;
}

/**
 * Authenticates a private application as itself (RFC 6749, section 4.4). Requests a token on the first call, unless the
 * storage has one.
 * @throws TypeError when the ID, the secret, the organization or the scope is missing
 */
export function clientCredentials(options: ClientCredentialsOptions): Auth {
  const { clientId, clientSecret, organizationId, scope } = options;
  if (!clientId || !clientSecret || !(organizationId > 0)) {
    throw new TypeError('clientCredentials requires clientId, clientSecret and organizationId.');
  }
  requireScope(scope);
  return {
    open(connection) {
      const store = tokenStore(options.storage ?? memoryStorage());
      const renew = renewStored(connection, store, () =>
        requestTokens(
          connection,
          { clientId, clientSecret },
          { grant_type: 'client_credentials', scope: scope.join(' '), organization_id: organizationId },
        ),
      );
      return tokenSession({ connection, load: store.load, renew });
    },
  };
}
