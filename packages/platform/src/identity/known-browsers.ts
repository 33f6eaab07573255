import { randomBytes } from 'node:crypto';
import { Cookie } from '../http/cookie.ts';
import { type KeyedHash, keyedHash, sameHash } from '../http/keyed-hash.ts';

/**
 * Knows the browsers in which an account has been signed in before, by a cookie. They do not wait when others guess
 * the password of the account (OWASP, "Slow down online guessing attacks with device cookies").
 */
export class KnownBrowsers {
  readonly #cookie: Cookie;
  readonly #hash: KeyedHash;

  constructor({ secret, secure }: { secret: string; secure: boolean }) {
    this.#cookie = new Cookie({ name: 'worklane_browser', maxAgeSeconds: 365 * 86_400, secure });
    this.#hash = keyedHash(secret, 'known browsers');
  }

  /** The id of a browser in which this account has been signed in. */
  find(cookieHeader: string | undefined, email: string): string | undefined {
    const [id = '', proof = ''] = this.#cookie.read(cookieHeader)?.split('.') ?? [];
    return sameHash(proof, this.#proof(id, email)) ? id : undefined;
  }

  /** @returns the header `Set-Cookie` for a browser in which the account has been signed in now. */
  remember(email: string): string {
    const id = randomBytes(16).toString('base64url');
    return this.#cookie.write(`${id}.${this.#proof(id, email)}`);
  }

  #proof(id: string, email: string): string {
    return this.#hash(`${id} ${email}`);
  }
}
