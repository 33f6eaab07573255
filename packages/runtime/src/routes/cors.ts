import type { Contract } from '../contract.ts';
import type { RequestHeaders } from '../requests/headers.ts';

/** The headers that let pages of other origins use a contract (Fetch Standard, section 3.2). */
export class Cors {
  /** The documented response headers, except Set-Cookie, which browsers never expose (Fetch Standard, section 2.2.2). */
  readonly exposedHeaders: readonly string[];
  readonly #requestHeaders: string;

  constructor(contract: Contract) {
    const names = contract.operations.flatMap(({ id, responses }) =>
      Object.keys(responses).flatMap((status) => contract.responseHeaders(id, Number(status))),
    );
    this.exposedHeaders = [...new Set(names)].filter((name) => name !== 'Set-Cookie');
    const declared = contract.operations.flatMap(({ parameters }) => parameters.filter((each) => each.in === 'header'));
    const declaredNames = declared.map(({ name }) => name);
    const versions = contract.versions.header ?? [];
    const requestHeaders = ['Authorization', 'Content-Type', 'DPoP', 'X-Request-Id', versions, declaredNames].flat();
    this.#requestHeaders = [...new Set(requestHeaders)].join(', ');
  }

  /** Returns the headers of the response to a preflight request (section 3.2.2); none for other requests. */
  preflightHeaders(headers: RequestHeaders, allow: string): Record<string, string> {
    if (headers.origin === undefined || headers['access-control-request-method'] === undefined) return {};
    return {
      'Access-Control-Allow-Methods': allow,
      'Access-Control-Allow-Headers': this.#requestHeaders,
      'Access-Control-Max-Age': String(maxAge),
    };
  }
}

/** How long a browser may cache the response to a preflight request, in seconds. */
const maxAge = 600;
