import type { Scope } from '@worklane/contract';
import type { Auth } from './auth.ts';
import { renewingSession } from './token-session.ts';
import { scopeText } from './scope-text.ts';
import { requestTokens } from './token-endpoint.ts';

export interface ClientCredentialsOptions {
  /** Undefined, such as a variable of the environment that is not set, is refused at once. */
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** The organization to act in. */
  organizationId: number;
  scope: readonly Scope[];
}

/**
 * A private application that acts for itself (RFC 6749, section 4.4). Asks for a token when it needs one.
 * @throws TypeError when the id or the secret is missing, or the organization is no id
 */
export function clientCredentials(options: ClientCredentialsOptions): Auth {
  const { clientId, clientSecret, organizationId, scope } = options;
  if (!clientId || !clientSecret || !(organizationId > 0)) {
    throw new TypeError('clientCredentials needs clientId, clientSecret and organizationId.');
  }
  return {
    open: (connection) =>
      renewingSession({
        now: connection.now,
        load: async () => undefined,
        renew: () =>
          requestTokens(
            connection,
            { clientId, clientSecret },
            { grant_type: 'client_credentials', scope: scopeText(scope), organization_id: organizationId },
          ),
      }),
  };
}
