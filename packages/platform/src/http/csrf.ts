import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Cookie } from './cookie.ts';
import { type KeyedHash, keyedHash, sameHash } from './keyed-hash.ts';

/**
 * Tells whether the form for signing in comes from a page of ours, although nobody is signed in yet. Otherwise another
 * site could sign a person in as somebody else (login CSRF). The form repeats a hash of a cookie; only the service
 * can make it, and no other site can set the cookie.
 */
export class CsrfGuard {
  readonly #cookie: Cookie;
  readonly #hash: KeyedHash;

  constructor({ secret, secure }: { secret: string; secure: boolean }) {
    this.#cookie = new Cookie({ name: 'worklane_form', maxAgeSeconds: 86_400, secure });
    this.#hash = keyedHash(secret, 'sign-in forms');
  }

  /** What a form must bring along, and the header `Set-Cookie` that belongs to it. */
  issue(cookieHeader: string | undefined): { csrf: string; setCookie: string } {
    // Forms in several tabs share one.
    const value = this.#cookie.read(cookieHeader) || randomBytes(32).toString('base64url');
    return { csrf: this.#hash(value), setCookie: this.#cookie.write(value) };
  }

  accepts(headers: IncomingHttpHeaders, csrf: string): boolean {
    const value = this.#cookie.read(headers.cookie);
    return value !== undefined && sameHash(this.#hash(value), csrf) && !isCrossSite(headers);
  }
}

/** Where a browser says so (Fetch Metadata), it is believed; not all do, and none does over plain http. */
export const isCrossSite = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
