import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import type { HttpRequest, HttpResponse } from '../../http-exchange.ts';
import { parsed } from '../../json.ts';
import type { ReceiverResponse } from '../../receiver/receiver.ts';
import type { Uses } from '../uses.ts';

/** A request to an operation. */
export interface Call {
  readonly operation: DescribedOperation;
  readonly request: HttpRequest;
}

/** Sends a request to the server behind the violation. */
export type Forward = (request: HttpRequest) => Promise<HttpResponse>;

/** Responds to a request, with one deliberate mistake. */
export type Interceptor = (call: Call, forward: Forward) => Promise<HttpResponse>;

/** A delivery to a receiver. */
export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Deliver = (delivery: Delivery) => ReceiverResponse;

/** Makes a delivery, with one deliberate mistake. */
export type DeliveryInterceptor = (delivery: Delivery, deliver: Deliver) => ReceiverResponse;

/** One way in which a server can break one statement. */
export interface Violation {
  readonly id: string;
  /** The ID of the statement that it breaks. */
  readonly statement: string;
  /** The operation that it is about. Default: the only one whose requests are intercepted. */
  readonly operation?: string;
  /** The operations whose requests are intercepted. */
  readonly operations: readonly string[];
  /** The status of the responses that it changes, if it changes only those. */
  readonly status?: number;
  /** Returns an interceptor, which may remember the requests of one run. @param token has every scope */
  readonly interceptor: (token: string) => Interceptor;
  /** Instead, for a mistake in deliveries. */
  readonly deliveries?: () => DeliveryInterceptor;
}

/** Returns the operation that a violation is about; undefined if there are several. */
export const operationOf = ({ operation, operations }: Violation): string | undefined =>
  operation ?? (operations.length === 1 ? operations[0] : undefined);

/** Returns what makes violations of a statement by some operations. */
export const violationsBy =
  (statement: string, ...operations: readonly string[]) =>
  (what: string, interceptor: Violation['interceptor'], status?: number): Violation => ({
    id: `${statement}: ${what}`,
    statement,
    operations,
    interceptor,
    ...(status !== undefined && { status }),
  });

/** What operators need apart from the statement. */
export interface ViolationContext {
  readonly contract: OpenapiReader;
  readonly uses: Uses;
  /** Whether the cases know nothing but the document, which allows another value of the same type. */
  readonly isPlain?: boolean;
}

export const isJson = ({ headers }: HttpResponse): boolean => headers.get('content-type')?.includes('json') ?? false;

type Changed = HttpResponse | undefined;

/** Returns an interceptor that changes responses. The change returns undefined where it does not apply. */
export const onResponse =
  (change: (response: HttpResponse, call: Call, forward: Forward) => Changed | Promise<Changed>): Interceptor =>
  async (call, forward) => {
    const response = await forward(call.request);
    return (await change(response, call, forward)) ?? response;
  };

/** Returns an interceptor that changes requests. The change returns undefined where it does not apply. */
export const onRequest =
  (change: (call: Call) => HttpRequest | undefined): Interceptor =>
  (call, forward) =>
    forward(change(call) ?? call.request);

/** Returns an interceptor that changes the JSON of responses in place. The change returns false where it does not apply. */
export const onJson = (
  change: (document: { json: unknown }, response: HttpResponse, call: Call) => boolean,
): Interceptor =>
  onResponse((response, call) => {
    if (!isJson(response)) return undefined;
    const document = { json: parsed(response.body) };
    return document.json !== undefined && change(document, response, call)
      ? withJson(response, document.json)
      : undefined;
  });

export const withJson = (response: HttpResponse, json: unknown): HttpResponse => ({
  ...response,
  headers: new Map([...response.headers].filter(([name]) => name !== 'content-length')),
  body: JSON.stringify(json),
});

export function withHeader(response: HttpResponse, name: string, value: string | undefined): HttpResponse {
  const headers = new Map(response.headers);
  if (value === undefined) headers.delete(name);
  else headers.set(name, value);
  return { ...response, headers };
}

export function withRequestHeader(request: HttpRequest, name: string, value?: string): HttpRequest {
  const others = Object.entries(request.headers).filter(([each]) => each.toLowerCase() !== name.toLowerCase());
  return { ...request, headers: Object.fromEntries([...others, ...(value === undefined ? [] : [[name, value]])]) };
}

export const requestHeader = ({ headers }: HttpRequest, name: string): string | undefined =>
  Object.entries(headers).find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1];

export const queryOf = ({ path }: HttpRequest): URLSearchParams => new URLSearchParams(path.split('?', 2)[1]);

/** Returns a request with another value of a query parameter, or without it. */
export function withQuery(request: HttpRequest, name: string, value?: string): HttpRequest {
  const query = queryOf(request);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  const [path = ''] = request.path.split('?', 1);
  return { ...request, path: query.size > 0 ? `${path}?${query}` : path };
}
