import type { schemas } from '@worklane/contract';
import type { Access } from './auth.ts';

/** A response of the token endpoint, and when it was received. */
export interface Tokens extends schemas.TokenResponse {
  /** Unix time in milliseconds. */
  received_at: number;
}

/** Stores tokens between runs: in a database, a file or `sessionStorage`. Protect them like passwords. */
export interface TokenStorage {
  load(): Tokens | null | undefined | Promise<Tokens | null | undefined>;
  /** Awaited before new tokens are used, because the previous refresh token is no longer valid. Null removes them. */
  save(tokens: Tokens | null): unknown;
  /**
   * Runs `work` exclusively among the processes or tabs that share this storage: one renews, the others load what it
   * saved. In browsers: `(work) => navigator.locks.request('worklane', work)`.
   */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}

/** Returns a storage that keeps tokens until the process ends. */
export function memoryStorage(tokens: Tokens | null = null): TokenStorage {
  let stored = tokens;
  return {
    load: () => stored,
    save: (next) => {
      stored = next;
    },
  };
}

/** RFC 6750, section 2.1. */
export const bearer = (token: string): string => `Bearer ${token}`;

export const accessFrom = (tokens: Tokens): Access => ({
  authorization: bearer(tokens.access_token),
  organizationId: tokens.organization_id,
  organizationName: tokens.organization_name,
});

/**
 * Returns whether the access token may still be sent. It counts as expired early, by a tenth of its lifetime and at most
 * 30 seconds, so that it does not expire in transit.
 */
export const isFresh = ({ received_at, expires_in }: Tokens, now: number): boolean =>
  now < received_at + expires_in * 1000 - Math.min(30_000, expires_in * 100);
