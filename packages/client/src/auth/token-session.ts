import type { Connection } from '../connection.ts';
import { WorklaneError } from '../worklane-error.ts';
import { type Access, type Auth, accessFrom, isFresh, type Session, type TokenStorage, type Tokens } from './auth.ts';
import { type ClientIdentity, requestTokens } from './token-endpoint.ts';
import { type TokenStore, tokenStore } from './token-store.ts';

interface TokenSource {
  readonly connection: Connection;
  /** Returns stored tokens, if any. */
  load(): Promise<Tokens | undefined>;
  /** Returns new tokens after the old ones expired or were rejected. */
  renew(old: Tokens | undefined): Promise<Tokens>;
}

/** A session whose tokens can be replaced or removed from outside. */
interface TokenSession extends Session {
  /** Resolves when no renewal is running, so that a later save cannot be overwritten by it. */
  renewalSettled(): Promise<unknown>;
  /** Discards the tokens in memory; the next call loads them again. */
  reset(): void;
}

/** Returns a session that keeps its tokens fresh. Concurrent calls share one renewal. */
export function tokenSession({ connection: { now, signer }, load, renew }: TokenSource): TokenSession {
  let tokens: Tokens | undefined;
  let access: Access | undefined;
  let renewal: Promise<Access> | undefined;

  const startRenewal = (): Promise<Access> => (renewal ??= nextAccess().finally(() => (renewal = undefined)));

  async function nextAccess(): Promise<Access> {
    const stored = tokens ?? (await load());
    const next = stored && stored !== tokens && isFresh(stored, now()) ? stored : await renew(stored);
    access = accessFrom(next, signer);
    tokens = next;
    return access;
  }

  return {
    access: () => (access && tokens && isFresh(tokens, now()) ? access : startRenewal()),
    // Another call may have renewed the rejected token already.
    renew: async (rejected) => (access && access.authorization !== rejected.authorization ? access : startRenewal()),
    renewalSettled: async () => renewal?.catch(() => undefined),
    reset: () => {
      tokens = access = undefined;
    },
  };
}

/**
 * Returns a function that replaces the tokens in a storage, under its lock. If another process or tab has replaced them
 * meanwhile, it returns those.
 * @param request returns the new tokens for the stored ones.
 */
export const renewStored =
  (
    connection: Connection,
    store: TokenStore,
    request: (stored: Tokens | undefined) => Promise<Tokens>,
  ): ((old: Tokens | undefined) => Promise<Tokens>) =>
  (old) =>
    store.exclusively(async () => {
      const stored = await store.load();
      const isRenewedElsewhere = stored && stored.access_token !== old?.access_token;
      if (isRenewedElsewhere && isFresh(stored, connection.now())) return stored;
      const tokens = await request(stored);
      await store.save(tokens);
      return tokens;
    });

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
