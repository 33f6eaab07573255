import type { OperationDeprecation } from '@worklane/contract';
import type { HttpResponse } from './request-handler.ts';
import { violationsHeader } from './violation.ts';

interface CommonHeaders {
  readonly cors: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Of the operation. */
  readonly deprecation: OperationDeprecation | undefined;
}

/** Returns the response with the headers that every response has. */
export function withCommonHeaders(
  response: HttpResponse,
  { cors, requestId, deprecation }: CommonHeaders,
): HttpResponse {
  const { violations = [] } = response;
  const headers = { ...response.headers };
  const names = new Map(Object.keys(headers).map((name) => [name.toLowerCase(), name]));
  // An upstream with its own CORS policy takes precedence.
  if (!names.has('access-control-allow-origin')) {
    const vary = names.get('vary');
    const varied = vary && cors.Vary && { [vary]: [headers[vary], cors.Vary].flat().join(', ') };
    const { Vary: _, ...others } = cors;
    Object.assign(headers, varied ? { ...others, ...varied } : cors);
  }
  if (!names.has('x-request-id')) headers['X-Request-Id'] = requestId;
  for (const [name, value] of Object.entries(deprecation?.headers ?? {})) {
    // Prism sends `deprecation: true`, as a draft of RFC 9745 had it.
    headers[names.get(name.toLowerCase()) ?? name] = value;
  }
  if (violations.length > 0) headers['sl-violations'] = violationsHeader(violations);
  return { ...response, headers };
}
