import type { At, ContractTypes, IdOf, OperationId, PublicTypes } from '../contract-types.ts';
import type { JsonText } from '../json-text.ts';

/**
 * What a handler may answer: one of the documented statuses with the body documented for it. Problems are not among
 * them: they are thrown, as `ProblemError`.
 */
export type Answer<Id extends OperationId = OperationId> = ContractAnswer<PublicTypes, Id>;

export type ContractAnswer<Types extends ContractTypes, Id extends IdOf<Types>> = AnswerIn<
  At<Types['operations'][Id & keyof Types['operations']], 'responses'>
>;

type AnswerIn<Responses> = {
  [Status in keyof Responses]: AnswerOf<Status, Responses[Status]>;
}[keyof Responses];

type AnswerOf<Status, Response> = Response extends { content: infer Content }
  ? keyof Content extends 'application/problem+json'
    ? never
    : { readonly status: Status; readonly body: BodyOf<Content>; readonly headers?: HeadersOf<Response> }
  : { readonly status: Status; readonly body?: undefined; readonly headers?: HeadersOf<Response> };

type BodyOf<Content> = 'text/event-stream' extends keyof Content
  ? EventStream
  : Content extends { 'application/json': infer Body }
    ? Body | JsonText
    : never;

/** Server-sent events as text, `id: 7\ndata: {...}\n\n`; it is read as fast as the client reads. */
export type EventStream = AsyncIterable<string>;

/** Those that the contract documents; others are allowed, these are spelled right. */
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? { readonly [Name in keyof Headers as string extends Name ? never : Name]?: HeaderValue } & ExtraHeaders
  : ExtraHeaders;

type ExtraHeaders = { readonly [name: string]: HeaderValue | undefined };

export type HeaderValue = string | number;
