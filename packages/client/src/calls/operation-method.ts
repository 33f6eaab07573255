import { createQuerySerializer } from 'openapi-fetch';
import type { Access } from '../auth/auth.ts';
import { type Answer, type HttpRequest, parseJson } from '../http/answer.ts';
import { refusal, unexpected } from '../http/response.ts';
import type { AnyCallOptions } from './call-options.ts';
import type { CallableOperation } from './callable-operation.ts';
import { attemptsOf, authorized, type Channel } from './transport.ts';
import { pathTemplate } from './path-template.ts';

/** The arguments of a call: the ids of the path in their order, then query or body, then options. */
export type Method<T = unknown> = (...args: unknown[]) => Promise<T>;

/** Several values of a query parameter stand together, with commas. */
export const queryStyle = { array: { style: 'form', explode: false } } as const;

const serialize = createQuerySerializer(queryStyle);

/** Makes a method of an operation, which answers what `read` makes of the answer: the body. @throws WorklaneError */
export function methodOf(channel: Channel, operation: CallableOperation): Method;
export function methodOf<T>(channel: Channel, operation: CallableOperation, read: (answer: Answer) => T): Method<T>;
export function methodOf(channel: Channel, operation: CallableOperation, read = bodyOf): Method {
  const { connection } = channel;
  const { method, input, keyed } = operation;
  const path = pathTemplate(operation.path);
  const safe = method === 'GET' || method === 'PUT' || keyed === true;

  return async (...args) => {
    const given = input && args[path.ids];
    const options = (args[input ? path.ids + 1 : path.ids] ?? {}) as AnyCallOptions;
    const query = input === 'query' ? serialize(given) : '';
    const body = input === 'body' ? JSON.stringify(given) : undefined;
    const headers = headersOf(channel, operation, options, body);

    const requestOf = (access: Access): HttpRequest => {
      const url = connection.baseUrl + path.fill(access.organizationId, args);
      headers.authorization = access.authorization;
      return { method, url: query ? `${url}?${query}` : url, headers, body };
    };
    const answer = await authorized(channel, requestOf, attemptsOf(channel, options, safe));
    if (!answer.response.ok) throw refusal(answer, connection.now());
    return read(answer);
  };
}

function headersOf(
  { nextKey }: Channel,
  { method, keyed }: CallableOperation,
  { ifMatch, idempotencyKey, headers }: AnyCallOptions,
  body: string | undefined,
): Record<string, string> {
  const all: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined)
    all['content-type'] = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  if (keyed) all['idempotency-key'] = idempotencyKey ?? nextKey();
  if (ifMatch !== undefined) all['if-match'] = typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch;
  return Object.assign(all, headers);
}

function bodyOf({ response, text }: Answer): unknown {
  if (!text) return undefined;
  const body = parseJson(text);
  if (body === undefined) throw unexpected(response, text);
  return body;
}
