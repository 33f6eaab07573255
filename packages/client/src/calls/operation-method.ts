import type { Access } from '../auth/auth.ts';
import { asObject, errorFromResponse, type HttpResponse, parseJson, unexpectedResponse } from '../http/response.ts';
import type { HttpRequest } from '../http/send-request.ts';
import type { AnyCallOptions } from './call-options.ts';
import { pathTemplate, requireHeaders, writeBody, writeQuery } from './parameters.ts';
import { sendAuthorized, sendOptions, type Transport } from './transport.ts';

/** The part of an operation that a call needs; the generated operation table has one for each operation. */
export interface CallableOperation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces; `{organization_id}` is filled in from the access token. */
  readonly path: string;
  /** The argument that follows the path parameters. */
  readonly input?: 'body' | 'query';
  /** Whether the response is a page with a cursor. */
  readonly paged?: true;
  /** Whether the operation accepts an idempotency key. */
  readonly keyed?: true;
}

/** Takes the IDs of the path in their order, then the query or body, then the options. */
export type OperationMethod<T = unknown> = (...args: unknown[]) => Promise<T>;

/** Returns the method that calls an operation and resolves with its parsed body, or with the result of `read`. */
export function operationMethod(transport: Transport, operation: CallableOperation): OperationMethod;
export function operationMethod<T>(
  transport: Transport,
  operation: CallableOperation,
  read: (response: HttpResponse) => T,
): OperationMethod<T>;
export function operationMethod(
  transport: Transport,
  operation: CallableOperation,
  read?: (response: HttpResponse) => unknown,
): OperationMethod {
  const { connection } = transport;
  const { method, input, keyed } = operation;
  const path = pathTemplate(operation.path);
  const idempotent = method === 'GET' || method === 'PUT' || keyed === true;

  return async (...args) => {
    const value = input && args[path.ids];
    const options = (args[input ? path.ids + 1 : path.ids] ?? {}) as AnyCallOptions;
    const query = input === 'query' ? writeQuery(value) : '';
    const body = input === 'body' ? writeBody(value) : undefined;
    const headers = requestHeaders(transport, operation, options, body);

    const buildRequest = (access: Access): HttpRequest => {
      const url = connection.baseUrl + path.fill(access.organizationId, args);
      headers.authorization = access.authorization;
      return { method, url: query ? `${url}?${query}` : url, headers, body };
    };
    const response = await sendAuthorized(transport, buildRequest, sendOptions(transport, options, idempotent));
    if (!response.response.ok) throw errorFromResponse(response, connection.now());
    return read ? read(response) : parseBody(response, operation, value);
  };
}

function requestHeaders(
  { newIdempotencyKey }: Transport,
  { method, keyed }: CallableOperation,
  { ifMatch, idempotencyKey, headers }: AnyCallOptions,
  body: string | undefined,
): Record<string, string> {
  const all: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined)
    all['content-type'] = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  if (keyed) all['idempotency-key'] = idempotencyKey === undefined ? newIdempotencyKey() : idempotencyKey;
  if (ifMatch !== undefined) all['if-match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch;
  Object.assign(all, headers);
  requireHeaders(all);
  return all;
}

/** Returns the object of a response; undefined after a deletion. @throws WorklaneError unexpected_response */
function parseBody({ response, text, release }: HttpResponse, { method, paged }: CallableOperation, query: unknown) {
  if (method === 'DELETE' && !text) return undefined;
  const body = parseJson(text);
  if (body === asObject(body) && (!paged || isPage(asObject(body), query))) return body;
  release?.();
  // Of an event stream, nobody reads the body.
  if (text === undefined) void response.body?.cancel().catch(() => undefined);
  throw unexpectedResponse(response, text);
}

/** Returns whether a page has data, and a cursor that leads on: one that repeats would never end. */
const isPage = ({ data, next_cursor, has_more }: Readonly<Record<string, unknown>>, query: unknown): boolean =>
  Array.isArray(data) &&
  (next_cursor === null ||
    has_more === false ||
    (typeof next_cursor === 'string' && next_cursor !== '' && next_cursor !== asObject(query).cursor));
