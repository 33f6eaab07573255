import { parseCookie, stringifySetCookie } from 'cookie';

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
