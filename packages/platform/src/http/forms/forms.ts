import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { checkBodyHeaders } from '@worklane/server';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOneOf, type KeyedHash, keyedHash } from '../../secrets/keyed-hash.ts';

const mediaType = 'application/x-www-form-urlencoded';

/** Much longer than any form of the service. */
export const maxFormBytes = 16 * 1024;

/** Makes an encapsulated plugin accept the forms of HTML pages, and no other bodies. */
export function acceptForms(plugin: FastifyInstance): void {
  // The limit is set on the routes and not on the parser, because the error message reads it from the route.
  plugin.addHook('onRoute', (route) => {
    route.bodyLimit = maxFormBytes;
  });
  plugin.removeAllContentTypeParsers();
  plugin.addContentTypeParser<string>(
    mediaType,
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  plugin.addHook('preParsing', async ({ method, headers }) => {
    if (method === 'POST') checkBodyHeaders({ requestBody }, headers);
  });
}

/** Fastify would reject another media type without naming the supported one. */
const requestBody = { required: true, content: { [mediaType]: '' } };

/** Longer than any valid value of a field, so that a value which is cut is as invalid. */
const maxFieldLength = 4096;

/**
 * Returns the fields of a submitted form; a missing field is an empty string. No valid value has a NUL, which PostgreSQL cannot store:
 * a replacement character makes the value as invalid.
 */
export function formFields<Name extends string>({ body }: FastifyRequest, ...names: Name[]): Record<Name, string> {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(
    names.map((name) => [name, (fields.get(name) ?? '').slice(0, maxFieldLength).replaceAll('\0', '\uFFFD')]),
  ) as Record<Name, string>;
}

export interface CookieOptions {
  name: string;
  maxAgeSeconds: number;
  /** Whether clients reach the service over https. */
  secure: boolean;
}

/** A cookie that scripts cannot read, and that browsers do not send with a POST from another site. */
export class Cookie {
  readonly #name: string;
  readonly #maxAge: number;
  readonly #secure: boolean;

  constructor({ name, maxAgeSeconds, secure }: CookieOptions) {
    // With this prefix, no other host of the domain can set it (RFC 6265bis, section 4.1.3.2).
    this.#name = secure ? `__Host-${name}` : name;
    this.#maxAge = maxAgeSeconds;
    this.#secure = secure;
  }

  /** Returns the value. @param header the `Cookie` header of a request */
  read(header: string | undefined): string | undefined {
    return header === undefined ? undefined : parseCookie(header)[this.#name];
  }

  /** Returns a `Set-Cookie` header. */
  write(value: string): string {
    return this.#header(value, this.#maxAge);
  }

  /** Returns a `Set-Cookie` header that deletes the cookie. */
  clear(): string {
    return this.#header('', 0);
  }

  #header(value: string, maxAge: number): string {
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: this.#secure } as const;
    return stringifySetCookie({ name: this.#name, value, maxAge, ...attributes });
  }
}

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
