import type { Operation } from '@worklane/contract';
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import { derivedHeaders } from '@worklane/contract/openapi-reader';
import { contract } from '@worklane/model';
import { instanceOf } from '@worklane/runtime';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';

/** The base URL in the contract's examples. */
const exampleBaseUrl = openapi.servers[0]?.variables.base_url.default ?? '';

/** Replaces the base URL of the examples by the listening address, so that clients that follow links stay on the mock. */
function withListeningAddress(text: string, { origin }: URL): string {
  if (exampleBaseUrl === '') return text;
  return text
    .replaceAll(exampleBaseUrl, origin)
    .replaceAll(encodeURIComponent(exampleBaseUrl), encodeURIComponent(origin));
}

/** Returns the documented headers of a response: those that follow from its body and the request, and examples of the others. */
export function responseHeaders(
  { status, body }: Pick<HttpResponse, 'status'> & { readonly body: unknown },
  request: ParsedRequest,
  { id }: Operation,
): Record<string, string> {
  const { pathname, search } = request.url;
  const derived = derivedHeaders({ status, body, target: pathname + search });
  const headers: Record<string, string> = {};
  for (const [name, header] of Object.entries(contract.operation(id).responses[status]?.headers ?? {})) {
    const value = name in derived ? derived[name] : contract.resolve(header).example;
    if (value !== null && value !== undefined) headers[name] = withListeningAddress(String(value), request.url);
  }
  headers['X-Request-Id'] = request.id;
  if (id === 'authorize' && headers.Location) {
    headers.Location = authorizationRedirect(request.url.searchParams, headers.Location);
  }
  return headers;
}

/** Returns the body of an example, adapted to the request. */
export function responseBody(example: unknown, mediaType: string | undefined, request: ParsedRequest): string {
  if (typeof example === 'string' && !mediaType?.endsWith('json')) return example;
  const body =
    mediaType === 'application/problem+json'
      ? { ...(example as object), instance: instanceOf(request.target), request_id: request.id }
      : example;
  return withListeningAddress(JSON.stringify(body), request.url);
}

/**
 * Returns the redirect of the authorization endpoint with the redirect URI and the state of the request
 * (RFC 6749, section 4.1.2), so that applications can complete a sign-in without a sign-in page.
 */
function authorizationRedirect(query: URLSearchParams, example: string): string {
  const location = new URL(query.get('redirect_uri') ?? example);
  for (const [name, value] of new URL(example).searchParams) {
    location.searchParams.set(name, name === 'state' ? (query.get('state') ?? value) : value);
  }
  return location.href;
}
