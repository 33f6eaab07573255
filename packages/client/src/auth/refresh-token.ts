import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Auth } from './auth.ts';
import { renewStored } from './renew-stored.ts';
import { type ClientIdentity, requestTokens } from './token-endpoint.ts';
import { type TokenSession, tokenSession } from './token-session.ts';
import { type TokenStore, tokenStore } from './token-store.ts';
import type { TokenStorage } from './tokens.ts';

export interface RefreshTokenOptions extends ClientIdentity {
  /** Holds the tokens of a signed-in user, and receives the ones that replace them. */
  storage: TokenStorage;
}

/** Authenticates a user who signed in before: loads the tokens from a storage and refreshes them (RFC 6749, section 6). */
export const refreshToken = (options: RefreshTokenOptions): Auth => ({
  open: (connection) => refreshTokenSession(connection, options, tokenStore(options.storage)),
});

export function refreshTokenSession(connection: Connection, identity: ClientIdentity, store: TokenStore): TokenSession {
  const renew = renewStored(connection, store, async (stored) => {
    const { refresh_token } = stored ?? {};
    if (!refresh_token) throw new WorklaneError('signed_out', 'No refresh token. The user must sign in.');
    const tokens = await requestTokens(connection, identity, { grant_type: 'refresh_token', refresh_token });
    // A response without a refresh token means that the old one stays valid (RFC 6749, section 6).
    return { refresh_token, ...tokens };
  });

  return tokenSession({ connection, load: store.load, renew });
}
