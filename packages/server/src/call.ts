import type { FastifyRequest } from 'fastify';
import type { At, ContractTypes, IdOf, OperationId, PublicTypes } from './contract-types.ts';

/** A request that has passed every check of the contract. */
export type Call<Id extends OperationId = OperationId> = ContractCall<PublicTypes, Id>;

export type ContractCall<Types extends ContractTypes, Id extends IdOf<Types>> = CallOf<
  Types['table'][Id],
  Types['operations'][Id & keyof Types['operations']],
  Types['principal']
>;

type CallOf<Operation, Typed, Caller> = {
  readonly operation: Operation;
  /** Coerced to their types. */
  readonly path: Given<At<At<Typed, 'parameters'>, 'path'>>;
  /** Coerced to their types; a list is an array; defaults of the contract are filled in. */
  readonly query: Given<At<At<Typed, 'parameters'>, 'query'>>;
  /** Those that the contract declares, by their names in lower case. */
  readonly headers: LowerCaseKeys<Given<At<At<Typed, 'parameters'>, 'header'>>>;
  /** Undefined where the operation takes none. */
  readonly body: Body<Content<Typed>>;
  /** Of the body, without its parameters; undefined where there is none. */
  readonly mediaType: MediaType<Content<Typed>>;
  readonly request: FastifyRequest;
  /** Aborts when the client has gone before it was answered. */
  readonly signal: AbortSignal;
} & (At<Operation, 'authentication'> extends 'bearer' | 'session' ? { readonly principal: Caller } : unknown);

type Given<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;

type LowerCaseKeys<T> = { [Name in keyof T as Name extends string ? Lowercase<Name> : Name]: T[Name] };

type Content<Typed> = [Typed] extends [{ requestBody: { content: infer C } }] ? C : never;

type Body<Content> = [Content] extends [never] ? undefined : Content[keyof Content];

type MediaType<Content> = [Content] extends [never] ? undefined : keyof Content;
