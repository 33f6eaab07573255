import type { IncomingHttpHeaders } from 'node:http';
import { hostOf, isLoopback } from '@worklane/contract/webhook-url';
import { isHostAllowed } from 'host-validation-middleware';
import { httpUrl } from './http-url.ts';
import type { HttpResponse } from './request-handler.ts';

/** Who may use a server besides programs and pages of this machine. */
export interface AccessOptions {
  /**
   * Origins of pages: `['https://app.example']`. Pages of this machine, such as those of http://localhost:5173, can always use
   * the API, but not the endpoints below `/__mock/`.
   */
  readonly allowedOrigins?: readonly string[];
  /** Names of the server: `['mock.internal']`. It always has the name `localhost`, names below it, and its IP addresses. */
  readonly allowedHosts?: readonly string[];
}

/**
 * Returns the response to a request that is refused before anything reads it.
 * @param ownsPath whether the path is of the server itself, not of the contract
 */
export type AccessCheck = (headers: IncomingHttpHeaders, ownsPath: boolean) => HttpResponse | undefined;

/**
 * Returns a check that keeps the pages of websites from a server on the machine of their visitors. CORS alone would only keep
 * them from reading the responses, and a name that a website resolves to this machine would make it the same origin.
 * @param host the name or address on which the server listens
 * @throws Error for an invalid origin
 */
export function accessCheck({ allowedOrigins = [], allowedHosts = [] }: AccessOptions, host: string): AccessCheck {
  const names = [host, ...allowedHosts].map((name) => name.toLowerCase());
  const origins = new Set(allowedOrigins.map(readOrigin));
  return (headers, ownsPath) => {
    const { host: requested, origin } = headers;
    if (!isHostAllowed(requested && nameOf(requested), names)) {
      return refusal(421, 'Misdirected Request', `The server has no name ${requested}. --allow-host adds one.`);
    }
    if (origin !== undefined && origins.has(origin)) return undefined;
    const isUsable = !ownsPath && isOriginOfThisMachine(origin) && !isFromPublicNetwork(headers);
    if (isUsable || !isFromPage(headers, ownsPath)) return undefined;
    return refusal(
      403,
      'Forbidden',
      `Pages of ${origin ?? 'other origins'} are not allowed. --allow-origin adds an origin.`,
    );
  };
}

/** Returns a host without its port: the library takes `x-extension:4010` for the address of a browser extension. */
const nameOf = (host: string) => host.toLowerCase().replace(/:[^:\]]*$/, '');

/** @throws Error unless the text is an origin */
function readOrigin(text: string): string {
  const url = URL.parse(text);
  // URL has no origin for the schemes of apps, such as capacitor://localhost.
  const origin = url && (url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin);
  if (url?.host && origin === text.toLowerCase().replace(/\/$/, '')) return origin;
  throw new Error(`Invalid origin: ${text}. Use a scheme, a host and a port, such as https://app.example.`);
}

function isOriginOfThisMachine(origin: string | undefined): boolean {
  const url = httpUrl(origin ?? '');
  return url !== undefined && url.origin === origin && isLoopback(hostOf(url));
}

/** Chromium asks with a preflight before a page of a public network reaches this machine (Private Network Access). */
const isFromPublicNetwork = (headers: IncomingHttpHeaders) =>
  headers['access-control-request-private-network'] !== undefined;

/**
 * Browsers send an Origin with each request of a page to another origin, except for images, scripts, frames and links. None of
 * these reads a response or changes anything; links lead to the authorization endpoint.
 */
function isFromPage({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ownsPath: boolean): boolean {
  return origin !== undefined || (ownsPath && (site === 'cross-site' || site === 'same-site'));
}

/** Returns a problem (RFC 9457) outside of the contract. A page cannot read it, but its developer can. */
const refusal = (status: number, title: string, detail: string): HttpResponse => ({
  status,
  headers: { 'Content-Type': 'application/problem+json', Vary: 'Origin' },
  body: JSON.stringify({ type: 'about:blank', title, status, detail }),
});
