import { publicContract } from '../public-contract.ts';
import type { RequestHeaders } from '../requests/request-head.ts';

/** The documented response headers, except Set-Cookie, which browsers never expose (Fetch Standard, section 2.2.2). */
export function exposedHeaders(): string[] {
  const names = publicContract.operations.flatMap(({ id, responses }) =>
    Object.keys(responses).flatMap((status) => publicContract.responseHeaders(id, Number(status))),
  );
  return [...new Set(names)].filter((name) => name !== 'Set-Cookie');
}

/** How long a browser may cache the response to a preflight request, in seconds. */
const maxAge = 600;

const requestHeaders = new Set(['Authorization', 'Content-Type', 'X-Request-Id']);
for (const { parameters } of publicContract.operations) {
  for (const parameter of parameters) if (parameter.in === 'header') requestHeaders.add(parameter.name);
}

/** Returns the headers of the response to a CORS preflight request (Fetch Standard, section 3.2.2); none for other requests. */
export function preflightHeaders(headers: RequestHeaders, allow: string): Record<string, string> {
  if (headers.origin === undefined || headers['access-control-request-method'] === undefined) return {};
  return {
    'Access-Control-Allow-Methods': allow,
    'Access-Control-Allow-Headers': [...requestHeaders].join(', '),
    'Access-Control-Max-Age': String(maxAge),
  };
}
