import type { OperationTypes, operations } from '@worklane/contract';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from './operation-info.ts';
import type { Principal } from './principal.ts';

/** A request that has passed every check of the contract. */
export type Call<Id extends OperationId = OperationId> = {
  readonly operation: (typeof operations)[Id];
  /** Coerced to their types. */
  readonly path: Given<OperationTypes[Id]['parameters']['path']>;
  /** Coerced to their types; a list is an array; defaults of the contract are filled in. */
  readonly query: Given<OperationTypes[Id]['parameters']['query']>;
  /** Those that the contract declares, by their names in lower case. */
  readonly headers: LowerCaseKeys<Given<OperationTypes[Id]['parameters']['header']>>;
  /** Undefined where the operation takes none. */
  readonly body: Body<Id>;
  /** Of the body, without its parameters; undefined where there is none. */
  readonly mediaType: MediaType<Id>;
  readonly request: FastifyRequest;
  /** Aborts when the client has gone before it was answered. */
  readonly signal: AbortSignal;
} & ((typeof operations)[Id]['authentication'] extends 'bearer' ? { readonly principal: Principal } : unknown);

type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type LowerCaseKeys<T> = { [Name in keyof T as Name extends string ? Lowercase<Name> : Name]: T[Name] };

type Content<Id extends OperationId> = OperationTypes[Id] extends { requestBody: { content: infer C } } ? C : never;

type Body<Id extends OperationId> = [Content<Id>] extends [never] ? undefined : Content<Id>[keyof Content<Id>];

type MediaType<Id extends OperationId> = [Content<Id>] extends [never] ? undefined : keyof Content<Id>;
