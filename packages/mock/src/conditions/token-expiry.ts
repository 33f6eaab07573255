import { ProblemError } from '@worklane/contract/requests';
import { decodeJwt } from 'jose';

/** A token that has always expired. */
const expiredToken = 'expired';

/** Maximum number of tokens whose first use is remembered. */
const maxTokens = 10_000;

/** Lets access tokens expire early, those of the mock and any other text. */
export class TokenExpiry {
  readonly #now: () => Date;
  /** Milliseconds of the first use by token, in this order. */
  readonly #firstUses = new Map<string, number>();
  #expired = new Set<string>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** @param lifetime in seconds; 0 is unlimited. @throws ProblemError token_expired */
  check(token: string, lifetime: number): void {
    const now = this.#now().getTime();
    const firstUse = this.#firstUse(token, now);
    const isOld = lifetime > 0 && now >= (issuedAt(token) ?? firstUse) + lifetime * 1000;
    if (token !== expiredToken && !isOld && !this.#expired.has(token)) return;
    throw new ProblemError('token_expired', 'The access token has expired.');
  }

  #firstUse(token: string, now: number): number {
    const known = this.#firstUses.get(token);
    if (known !== undefined) return known;
    this.#firstUses.set(token, now);
    const [oldest] = this.#firstUses.keys();
    if (this.#firstUses.size > maxTokens && oldest !== undefined) this.#firstUses.delete(oldest);
    return now;
  }

  /** Expires every token that has been used. */
  expireAll(): void {
    this.#expired = new Set([...this.#expired, ...this.#firstUses.keys()]);
  }

  /** Forgets all tokens: those that had expired are valid again. */
  reset(): void {
    this.#firstUses.clear();
    this.#expired.clear();
  }
}

/** Returns when a token of the mock was issued, in milliseconds; undefined for any other text. */
function issuedAt(token: string): number | undefined {
  try {
    const { iat } = decodeJwt(token);
    return iat === undefined ? undefined : iat * 1000;
  } catch {
    return undefined;
  }
}
