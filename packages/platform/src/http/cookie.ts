import { parseCookie, stringifySetCookie } from 'cookie';

export interface CookieOptions {
  name: string;
  maxAgeSeconds: number;
  /** Whether the service is reached by https. */
  secure: boolean;
}

/** A cookie that scripts cannot read and that other sites cannot make a browser send along with a POST. */
export class Cookie {
  readonly #name: string;
  readonly #maxAge: number;
  readonly #secure: boolean;

  constructor({ name, maxAgeSeconds, secure }: CookieOptions) {
    // With this prefix no other host of the domain can set it (RFC 6265bis, section 4.1.3.2).
    this.#name = secure ? `__Host-${name}` : name;
    this.#maxAge = maxAgeSeconds;
    this.#secure = secure;
  }

  /** @param header the header `Cookie` of a request. */
  read(header: string | undefined): string | undefined {
    return header === undefined ? undefined : parseCookie(header)[this.#name];
  }

  /** @returns a header `Set-Cookie`. */
  write(value: string): string {
    return this.#header(value, this.#maxAge);
  }

  /** @returns a header `Set-Cookie` that takes it away. */
  clear(): string {
    return this.#header('', 0);
  }

  #header(value: string, maxAge: number): string {
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure: this.#secure } as const;
    return stringifySetCookie({ name: this.#name, value, maxAge, ...attributes });
  }
}
