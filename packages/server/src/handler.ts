import { type Operation, type OperationTypes, operations } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import type { EventStream, HeaderValue, JsonLines, JsonText } from '@worklane/runtime';
import type { FastifyRequest } from 'fastify';
import type { AnyCall, Principal } from './requests/call.ts';

/** The types from which those of handlers, calls and responses are derived. */
export interface ContractTypes {
  /** The type of the operation table. */
  readonly table: Readonly<Record<string, Operation>>;
  /** The types of parameters, bodies and responses, by operation. */
  readonly operations: object;
  /** The principal of operations that require authentication. */
  readonly principal: unknown;
}

/** The types of the public API. */
export interface PublicTypes extends ContractTypes {
  readonly table: typeof operations;
  readonly operations: OperationTypes;
  readonly principal: Principal;
}

export type OperationIdOf<Types extends ContractTypes> = keyof Types['table'] & keyof Types['operations'] & string;

export type OperationId = OperationIdOf<PublicTypes>;

/**
 * Implements one operation. It throws a `ProblemError` for an error response; any other error becomes `internal_error`.
 */
export type Handler<Id extends OperationId = OperationId> = ContractHandler<PublicTypes, Id>;

/** One handler for each operation of the public API. `satisfies Handlers` fails to compile when one is missing. */
export type Handlers = ContractHandlers<PublicTypes>;

export type ContractHandler<Types extends ContractTypes, Id extends OperationIdOf<Types>> = (
  call: ContractCall<Types, Id>,
) => ContractResponse<Types, Id> | Promise<ContractResponse<Types, Id>>;

export type ContractHandlers<Types extends ContractTypes> = {
  readonly [Id in OperationIdOf<Types>]: ContractHandler<Types, Id>;
};

/** A request that has passed every check of the contract. */
export type Call<Id extends OperationId = OperationId> = ContractCall<PublicTypes, Id>;

export type ContractCall<Types extends ContractTypes, Id extends OperationIdOf<Types>> = CallOf<
  Types['table'][Id],
  Types['operations'][Id & keyof Types['operations']],
  Types['principal']
>;

type CallOf<Operation, Typed, Principal> = {
  readonly operation: Operation;
  /** Path parameters, coerced to their types. */
  readonly path: OrEmpty<ValueAt<ValueAt<Typed, 'parameters'>, 'path'>>;
  /** Query parameters, coerced to their types; lists are arrays, and the defaults of the contract are filled in. */
  readonly query: OrEmpty<ValueAt<ValueAt<Typed, 'parameters'>, 'query'>>;
  /** The headers that the contract declares, by their names in lower case. */
  readonly headers: LowerCaseKeys<OrEmpty<ValueAt<ValueAt<Typed, 'parameters'>, 'header'>>>;
  /** Undefined where the operation has no request body, and without one where it is optional. */
  readonly body: Body<RequestContent<Typed>> | NoBody<Typed>;
  /** The media type of the body, without its parameters; undefined where there is no body. */
  readonly mediaType: MediaType<RequestContent<Typed>> | NoBody<Typed>;
  readonly request: FastifyRequest;
  /** Aborts when the client disconnects before the response has been sent. */
  readonly signal: AbortSignal;
} & (ValueAt<Operation, 'authentication'> extends 'bearer' | 'session' ? { readonly principal: Principal } : unknown);

/** The type of a property, `never` where there is none. */
type ValueAt<T, Key extends PropertyKey> = Key extends keyof T ? T[Key] : never;

type OrEmpty<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type LowerCaseKeys<T> = { [Name in keyof T as Name extends string ? Lowercase<Name> : Name]: T[Name] };

type RequestContent<Typed> = ValueAt<NonNullable<ValueAt<Typed, 'requestBody'>>, 'content'>;

/** Undefined where the body is optional. */
type NoBody<Typed> = undefined extends ValueAt<Typed, 'requestBody'> ? undefined : never;

type Body<Content> = [Content] extends [never] ? undefined : Content[keyof Content];

type MediaType<Content> = [Content] extends [never] ? undefined : keyof Content;

/** A documented status with the body documented for it. Problems are not among them: handlers throw a `ProblemError`. */
export type OperationResponse<Id extends OperationId = OperationId> = ContractResponse<PublicTypes, Id>;

export type ContractResponse<Types extends ContractTypes, Id extends OperationIdOf<Types>> = OneOfResponses<
  ValueAt<Types['operations'][Id & keyof Types['operations']], 'responses'>
>;

type OneOfResponses<Responses> = {
  [Status in keyof Responses]: ResponseOf<Status, Responses[Status]>;
}[keyof Responses];

type ResponseOf<Status, Response> = Response extends { content: infer Content }
  ? keyof Content extends 'application/problem+json'
    ? never
    : { readonly status: Status; readonly body: ResponseBody<Content>; readonly headers?: HeadersOf<Response> }
  : { readonly status: Status; readonly body?: undefined; readonly headers?: HeadersOf<Response> };

type ResponseBody<Content> = 'text/event-stream' extends keyof Content
  ? EventStream
  : 'application/x-ndjson' extends keyof Content
    ? JsonLines
    : Content extends { 'application/json': infer Body }
      ? Body | JsonText
      : never;

/** The headers that the contract documents, for editors to complete; others are allowed. */
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? { readonly [Name in keyof Headers as string extends Name ? never : Name]?: HeaderValue } & ExtraHeaders
  : ExtraHeaders;

type ExtraHeaders = { readonly [name: string]: HeaderValue | undefined };

/** Returns a handler for each operation of the public API: missing ones respond with 501 `not_implemented`. */
export const partialHandlers = (handlers: Partial<Handlers>): Handlers => {
  const missing = Object.keys(operations).map((id) => [id, notImplemented]);
  return { ...Object.fromEntries(missing), ...handlers };
};

function notImplemented({ operation }: AnyCall): never {
  throw new ProblemError('not_implemented', `The server does not implement ${operation.id}.`);
}
