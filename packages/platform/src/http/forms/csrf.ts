import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';
import { Cookie } from './cookie.ts';

/**
 * Protects the sign-in form against login CSRF, by which another site would sign a person in to an account of the
 * attacker. The form contains a keyed hash of a cookie: only the service can compute it, and no other site can set the cookie.
 */
export class CsrfGuard {
  readonly #cookie: Cookie;
  readonly #hash: KeyedHash;

  constructor({ secret, secure }: { secret: string; secure: boolean }) {
    this.#cookie = new Cookie({ name: 'worklane_form', maxAgeSeconds: 86_400, secure });
    this.#hash = keyedHash(secret, 'sign-in forms');
  }

  /** Returns the token for a form, and the header `Set-Cookie` that it needs. */
  issue(cookieHeader: string | undefined): { csrf: string; setCookie: string } {
    // Forms in several tabs share one cookie.
    const value = this.#cookie.read(cookieHeader) || randomBytes(32).toString('base64url');
    return { csrf: this.#hash(value), setCookie: this.#cookie.write(value) };
  }

  accepts(headers: IncomingHttpHeaders, csrf: string): boolean {
    const value = this.#cookie.read(headers.cookie);
    return value !== undefined && isOneOf(this.#hash.all(value), csrf) && !isCrossSite(headers);
  }
}

/**
 * Returns whether a browser reports that another site sent the request (Fetch Metadata). Some browsers never report it,
 * and none does over plain http.
 */
export const isCrossSite = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/**
 * Returns whether the header `Origin` names another origin than the service's. Browsers send it with every unsafe request
 * of a script (Fetch Standard, section 3.2), also where they send no Fetch Metadata. `null` is another origin: it stands
 * for sandboxed frames and local files.
 */
export const isForeignOrigin = ({ origin, host }: IncomingHttpHeaders, baseUrl: string): boolean =>
  origin !== undefined && origin !== new URL(baseUrl).origin && !isLocalOrigin(origin, host, baseUrl);

/** Without https, the service is also reached by other names than that of the base URL, such as `localhost`. */
const isLocalOrigin = (origin: string, host: string | undefined, baseUrl: string): boolean =>
  baseUrl.startsWith('http:') && origin === `http://${host}`;
