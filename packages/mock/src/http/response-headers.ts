import type { Operation, OperationDeprecation } from '@worklane/contract';
import { headerOf, mediaTypeOf, type RequestHeaders } from '@worklane/runtime';
import { publicContract } from '../validation/public-contract.ts';
import type { HttpResponse } from './request-handler.ts';
import { violationsHeader } from './violation.ts';

interface CommonHeaders {
  readonly cors: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Of the operation. */
  readonly deprecation: OperationDeprecation | undefined;
}

/** Returns a response in the version of the contract that its request asks for. */
export function inVersion(response: HttpResponse, operation: Operation, requestHeaders: RequestHeaders): HttpResponse {
  const { versions } = publicContract;
  const version = versions.earlier(operation, requestHeaders);
  if (version === undefined) return response;
  const { status, body } = response;
  const mediaType = mediaTypeOf(headerOf(response.headers, 'Content-Type'));
  const convert = (text: string) => versions.downgradeText(operation, version, { status, mediaType, text });
  const isText = body === null || body instanceof Uint8Array;
  const converted = typeof body === 'string' ? convert(body) : isText ? body : convertedChunks(body, convert);
  return { ...response, headers: { ...response.headers, ...versions.headers(version) }, body: converted };
}

async function* convertedChunks(chunks: AsyncIterable<string | Uint8Array>, convert: (text: string) => string) {
  for await (const chunk of chunks) yield typeof chunk === 'string' ? convert(chunk) : chunk;
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
