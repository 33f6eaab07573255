import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Auth } from './auth.ts';
import { type ClientIdentity, requestTokens } from './token-endpoint.ts';
import { type TokenSession, tokenSession } from './token-session.ts';
import { isFresh, type TokenStorage, type Tokens } from './tokens.ts';

export interface RefreshTokenOptions extends ClientIdentity {
  /** Holds the tokens of a signed-in user, and receives the ones that replace them. */
  storage: TokenStorage;
}

/** Authenticates a user who signed in before: loads the tokens from a storage and refreshes them (RFC 6749, section 6). */
export const refreshToken = (options: RefreshTokenOptions): Auth => ({
  open: (connection) => refreshTokenSession(connection, options),
});

export function refreshTokenSession(
  connection: Connection,
  { storage, ...identity }: RefreshTokenOptions,
): TokenSession {
  const withLock = <T>(work: () => Promise<T>) => (storage.lock ? storage.lock(work) : work());
  const load = async () => storage.load();

  const renew = (old: Tokens | undefined) =>
    withLock(async () => {
      const stored = await load();
      const isRenewedElsewhere = stored && stored.access_token !== old?.access_token;
      if (isRenewedElsewhere && isFresh(stored, connection.now())) return stored;

      const { refresh_token } = stored ?? {};
      if (!refresh_token) throw new WorklaneError('signed_out', 'No refresh token is stored. The user must sign in.');
      const tokens = await requestTokens(connection, identity, { grant_type: 'refresh_token', refresh_token });
      // A response without a refresh token means that the old one stays valid (RFC 6749, section 6).
      const next = { refresh_token, ...tokens };
      await storage.save(next);
      return next;
    });

  return tokenSession({ now: connection.now, load, renew });
}
