import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import type { Auth } from './auth.ts';
import { type RenewingSession, renewingSession } from './token-session.ts';
import { type ClientIdentity, requestTokens } from './token-endpoint.ts';
import { isCurrent, type TokenStorage, type Tokens } from './tokens.ts';

export interface RefreshTokenOptions extends ClientIdentity {
  /** Has the tokens of a user who has signed in, and gets those that replace them. */
  storage: TokenStorage;
}

/** A user who has signed in before: takes the tokens from a storage and keeps them fresh (RFC 6749, section 6). */
export const refreshToken = (options: RefreshTokenOptions): Auth => ({
  open: (connection) => refreshingSession(connection, options),
});

export function refreshingSession(
  connection: Connection,
  { storage, ...identity }: RefreshTokenOptions,
): RenewingSession {
  const alone = <T>(work: () => Promise<T>) => (storage.lock ? storage.lock(work) : work());
  const load = async () => storage.load();

  const renew = (old: Tokens | undefined) =>
    alone(async () => {
      const kept = await load();
      const isAnothers = kept && kept.access_token !== old?.access_token;
      if (isAnothers && isCurrent(kept, connection.now())) return kept;

      const { refresh_token } = kept ?? {};
      if (!refresh_token) throw new WorklaneError('signed_out', 'There is no refresh token: the user has to sign in.');
      const tokens = await requestTokens(connection, identity, { grant_type: 'refresh_token', refresh_token });
      // The answer may leave out a refresh token that stays good (RFC 6749, section 6).
      const next = { refresh_token, ...tokens };
      await storage.save(next);
      return next;
    });

  return renewingSession({ now: connection.now, load, renew });
}
