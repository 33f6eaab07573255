import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { OpenapiReader } from '@worklane/contract/openapi-reader';

/** All response headers of the contract. A wildcard is not allowed with credentials. */
const exposedHeaders = responseHeaderNames().join(', ');

function responseHeaderNames(): string[] {
  const { operations } = new OpenapiReader(openapi);
  const names = [...operations.values()].flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers)),
  );
  return [...new Set([...names, 'sl-violations'])].sort();
}

export const isPreflight = ({ method, headers }: IncomingMessage) =>
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

/** Returns the headers that let a page of any origin read a response (Fetch Standard, CORS protocol). */
export function corsHeaders({ origin }: IncomingHttpHeaders, allowCredentials: boolean): Record<string, string> {
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders,
    ...(allowCredentials && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: 'Origin',
  };
}
