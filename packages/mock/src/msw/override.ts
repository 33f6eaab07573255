import { type Operation, operations } from '@worklane/contract';
import { instanceOf } from '@worklane/runtime';
import type { HttpHandler, RequestHandlerOptions } from 'msw';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';
import { exampleHandler } from '../mock/example-handler.ts';
import type { OperationHandler, OperationHandlers } from '../operations/call.ts';
import type { OperationId, OverrideResolver } from './override-types.ts';

/** By operationId: returns an MSW handler that replaces the operation, to be passed to `server.use` or `worker.use`. */
export type Overrides = {
  readonly [Id in OperationId]: (resolver: OverrideResolver<Id>, options?: RequestHandlerOptions) => HttpHandler;
};

/** A resolver of any operation, whose types have been checked. */
export type AnyResolver = (request: object) => GivenResponse | undefined | Promise<GivenResponse | undefined>;

interface GivenResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

/** Returns the overrides of all operations. */
export function overrides(
  create: (operation: Operation, resolver: AnyResolver, options?: RequestHandlerOptions) => HttpHandler,
): Overrides {
  const functions = Object.values<Operation>(operations).map((operation) => [
    operation.id,
    (resolver: AnyResolver, options?: RequestHandlerOptions) => create(operation, resolver, options),
  ]);
  return Object.fromEntries(functions);
}

/** Returns a resolver as an operation; when it returns nothing, the operation on the state is performed. */
export const overrideOperation =
  (resolver: AnyResolver, request: Request, operations: OperationHandlers): OperationHandler =>
  async (call) => {
    const { operation, path: params, query, body } = call;
    const given = await resolver({ params, query, body, request });
    if (given) return httpResponse(given, operation, call.request);
    const perform = operations[operation.id] ?? (() => exampleHandler.handle(call.request));
    return perform(call);
  };

function httpResponse(
  { status, headers, body }: GivenResponse,
  operation: Operation,
  request: ParsedRequest,
): HttpResponse {
  if (body === undefined) return { status, headers: { ...headers }, body: null };
  const isText = typeof body === 'string' || Symbol.asyncIterator in body;
  const mediaTypes = Object.keys(operation.responses[status]?.content ?? {});
  const mediaType = mediaTypes.find((type) => type.endsWith('json') !== isText) ?? 'application/json';
  return {
    status,
    headers: { 'Content-Type': mediaType, ...headers },
    body: isText ? (body as string | AsyncIterable<string>) : JSON.stringify(withRequest(body, mediaType, request)),
  };
}

const withRequest = (body: object, mediaType: string, { id, target }: ParsedRequest): object =>
  mediaType === 'application/problem+json' ? { instance: instanceOf(target), request_id: id, ...body } : body;
