import type { IncomingHttpHeaders } from 'node:http';
import { contract } from '@worklane/model';

/** All response headers of the contract. A wildcard is not allowed with credentials. */
const exposedHeaders = responseHeaderNames().join(', ');

function responseHeaderNames(): string[] {
  const names = [...contract.operations.values()].flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers)),
  );
  return [...new Set([...names, 'sl-violations'])].sort();
}

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

export function preflightHeaders(headers: IncomingHttpHeaders, allow: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
    // Chromium requires this for requests from a public page to a loopback address (Private Network Access).
    ...(headers['access-control-request-private-network'] && { 'Access-Control-Allow-Private-Network': 'true' }),
  };
}

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
    'Access-Control-Expose-Headers': exposedHeaders,
    ...(allowCredentials && origin !== undefined && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: 'Origin',
  };
}
