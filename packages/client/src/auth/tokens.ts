import type { schemas } from '@worklane/contract';
import type { Access } from './auth.ts';

/** The answer of the token endpoint, and when it came. */
export interface Tokens extends schemas.TokenResponse {
  /** Milliseconds since 1970. */
  received_at: number;
}

/** Where tokens are kept between runs: a database, a file, `sessionStorage`. Treat them like passwords. */
export interface TokenStorage {
  load(): Tokens | null | undefined | Promise<Tokens | null | undefined>;
  /** Awaited before new tokens are used, since the refresh token before them is void; null when they are gone. */
  save(tokens: Tokens | null): unknown;
  /**
   * Does the work while nobody else with this storage does theirs: one process, or tab, renews and the others find
   * what it saved. In browsers: `(work) => navigator.locks.request('worklane', work)`.
   */
  lock?<T>(work: () => Promise<T>): Promise<T>;
}

/** Keeps tokens as long as the program runs. */
export function memoryStorage(tokens: Tokens | null = null): TokenStorage {
  let kept = tokens;
  return {
    load: () => kept,
    save: (next) => {
      kept = next;
    },
  };
}

/** RFC 6750, section 2.1. */
export const bearer = (token: string): string => `Bearer ${token}`;

export const accessOf = (tokens: Tokens): Access => ({
  authorization: bearer(tokens.access_token),
  organizationId: tokens.organization_id,
  organizationName: tokens.organization_name,
});

/** A little before the end, so that a token does not expire on its way: a tenth of its life, at most half a minute. */
export const isCurrent = ({ received_at, expires_in }: Tokens, now: number): boolean =>
  now < received_at + expires_in * 1000 - Math.min(30_000, expires_in * 100);
