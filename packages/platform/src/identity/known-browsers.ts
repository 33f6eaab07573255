import { randomBytes } from 'node:crypto';
import { Cookie } from '../http/forms/cookie.ts';
import { isOneOf, type KeyedHash, keyedHash } from '../secrets/keyed-hash.ts';

/**
 * Recognizes browsers in which an account has signed in before, by a cookie. Guesses of others do not delay them (OWASP,
 * "Slow down online guessing attacks with device cookies").
 */
export class KnownBrowsers {
  readonly #cookie: Cookie;
  readonly #hash: KeyedHash;

  constructor({ secret, secure }: { secret: string; secure: boolean }) {
    this.#cookie = new Cookie({ name: 'worklane_browser', maxAgeSeconds: 365 * 86_400, secure });
    this.#hash = keyedHash(secret, 'known browsers');
  }

  /** Returns the ID of the browser if this account has signed in with it before. */
  find(cookieHeader: string | undefined, email: string): string | undefined {
    const [id = '', proof = ''] = this.#cookie.read(cookieHeader)?.split('.') ?? [];
    return isOneOf(this.#hash.all(proven(id, email)), proof) ? id : undefined;
  }

  /** Returns the `Set-Cookie` header for a browser in which the account has signed in. */
  remember(email: string): string {
    const id = randomBytes(16).toString('base64url');
    return this.#cookie.write(`${id}.${this.#hash(proven(id, email))}`);
  }
}

const proven = (id: string, email: string) => `${id} ${email}`;
