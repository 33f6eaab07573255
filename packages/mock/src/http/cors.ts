import type { IncomingHttpHeaders } from 'node:http';
import { Cors } from '@worklane/runtime';
import { publicContract } from '../validation/public-contract.ts';
import type { HttpResponse } from './request-handler.ts';

const cors = new Cors(publicContract);

/** A wildcard is not allowed with credentials. */
const exposed = [...cors.exposedHeaders, 'sl-violations'].join(', ');

export interface CorsOptions {
  /** Whether pages of other origins may send cookies. */
  readonly allowCredentials: boolean;
  /** Whether requests are intercepted instead of received from the network. */
  readonly intercepted?: boolean;
}

interface MethodAndHeaders {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

export const isPreflight = ({ method, headers }: MethodAndHeaders) =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** Returns the response to OPTIONS, which may be a preflight request. @param allow the methods of a path of the contract */
export const preflightResponse = (headers: IncomingHttpHeaders, allow?: string): HttpResponse => ({
  status: 204,
  headers: {
    ...(allow !== undefined && { Allow: allow }),
    ...cors.preflightHeaders(headers, allow ?? headers['access-control-request-method'] ?? ''),
    // Pages may send headers of the mock itself, such as Prefer.
    ...(headers['access-control-request-headers'] && {
      'Access-Control-Allow-Headers': headers['access-control-request-headers'],
    }),
    // Chromium requires this for requests from a public page to a loopback address (Private Network Access).
    ...(headers['access-control-request-private-network'] && { 'Access-Control-Allow-Private-Network': 'true' }),
  },
  body: null,
});

/**
 * Returns the headers that let the page that sent a request read the response (Fetch Standard, CORS protocol). Which pages may
 * send any is the access check's. Simulated browsers check the headers too, but remove `Origin` from a request that is intercepted.
 */
export function corsHeaders(
  { origin }: IncomingHttpHeaders,
  { allowCredentials, intercepted = false }: CorsOptions,
): Record<string, string> {
  if (origin === undefined && !intercepted) return {};
  return {
    'Access-Control-Allow-Origin': origin ?? '*',
    'Access-Control-Expose-Headers': exposed,
    ...(allowCredentials && origin !== undefined && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: 'Origin',
  };
}
