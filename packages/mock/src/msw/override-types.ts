import type { OperationTypes, schemas } from '@worklane/contract';

export type OperationId = keyof OperationTypes & string;

/** A request of an overridden operation that satisfies the contract. */
export interface OverrideRequest<Id extends OperationId> {
  /** Path parameters, converted to their types. */
  readonly params: OrEmpty<ValueAt<ValueAt<OperationTypes[Id], 'parameters'>, 'path'>>;
  /** Query parameters, converted to their types, with the defaults of the contract. */
  readonly query: OrEmpty<ValueAt<ValueAt<OperationTypes[Id], 'parameters'>, 'query'>>;
  /** Undefined where the operation has no request body. */
  readonly body: RequestBody<OperationTypes[Id]>;
  readonly request: Request;
}

/** A documented status with the body documented for it. */
export type OverrideResponse<Id extends OperationId> = {
  [Status in keyof OperationTypes[Id]['responses']]: ResponseOf<Status, OperationTypes[Id]['responses'][Status]>;
}[keyof OperationTypes[Id]['responses']];

/** Returns the response of an operation; undefined performs the operation on the state of the mock. */
export type OverrideResolver<Id extends OperationId> = (
  request: OverrideRequest<Id>,
) => OverrideResponse<Id> | undefined | Promise<OverrideResponse<Id> | undefined>;

/** The path and the ID of the request are filled in where they are missing. */
export type OverrideProblem = Omit<schemas.Problem, 'instance' | 'request_id'> &
  Partial<Pick<schemas.Problem, 'instance' | 'request_id'>>;

/** The type of a property, `never` where there is none. */
type ValueAt<T, Key extends PropertyKey> = Key extends keyof T ? T[Key] : never;

type OrEmpty<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type RequestBody<Typed> = [Typed] extends [{ requestBody: { content: infer Content } }]
  ? Content[keyof Content]
  : undefined;

type ResponseOf<Status, Response> = Response extends { content: infer Content }
  ? { readonly status: Status; readonly body: ResponseBody<Content>; readonly headers?: OverrideHeaders }
  : { readonly status: Status; readonly body?: undefined; readonly headers?: OverrideHeaders };

type OverrideHeaders = Readonly<Record<string, string>>;

type ResponseBody<Content> = {
  [MediaType in keyof Content]: MediaType extends 'application/problem+json'
    ? OverrideProblem
    : MediaType extends 'text/event-stream'
      ? string | AsyncIterable<string>
      : Content[MediaType];
}[keyof Content];
