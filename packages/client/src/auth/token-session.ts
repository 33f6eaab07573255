import type { Connection } from '../connection.ts';
import type { Access, Session } from './auth.ts';
import { accessFrom, isFresh, type Tokens } from './tokens.ts';

export interface TokenSource {
  readonly connection: Connection;
  /** Returns stored tokens, if any. */
  load(): Promise<Tokens | undefined>;
  /** Returns new tokens after the old ones expired or were rejected. */
  renew(old: Tokens | undefined): Promise<Tokens>;
}

/** A session whose tokens can be replaced or removed from outside. */
export interface TokenSession extends Session {
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
