import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What a page of any origin needs to read an answer (Fetch Standard, CORS protocol). */
export interface CorsRule {
  /** Answer headers that scripts may read; a wildcard does not count with credentials. */
  readonly exposed: string;
  /** Whether cookies may come along. */
  readonly credentials: boolean;
}

export const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

export function preflightHeaders(headers: IncomingHttpHeaders, allow: string): Record<string, string> {
  return {
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
    // Chromium asks this before a public page reaches a loopback address (Private Network Access).
    ...(headers['access-control-request-private-network'] && { 'Access-Control-Allow-Private-Network': 'true' }),
  };
}

export function corsHeaders({ origin }: IncomingHttpHeaders, rule: CorsRule): Record<string, string> {
  if (origin === undefined) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': rule.exposed,
    ...(rule.credentials && { 'Access-Control-Allow-Credentials': 'true' }),
    Vary: 'Origin',
  };
}
