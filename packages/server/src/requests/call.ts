import type { Operation } from '@worklane/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { abortWhenGone } from './abort-when-gone.ts';
import { mediaTypeOf } from './content-negotiation.ts';

/** The call of any operation, of a request whose parts have been checked and put in place: `Call` without its types. */
export class AnyCall {
  readonly operation: Operation;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly principal: unknown;
  readonly request: FastifyRequest;
  readonly #reply: FastifyReply;
  #controller: AbortController | undefined;

  constructor(
    operation: Operation,
    headers: Readonly<Record<string, unknown>>,
    request: FastifyRequest,
    reply: FastifyReply,
    controller?: AbortController,
  ) {
    this.operation = operation;
    this.path = request.params;
    this.query = request.query;
    this.headers = headers;
    this.body = request.body;
    this.principal = request.caller;
    this.request = request;
    this.#reply = reply;
    this.#controller = controller;
  }

  get mediaType(): string | undefined {
    return this.body === undefined ? undefined : mediaTypeOf(this.request.headers['content-type']);
  }

  /** Few handlers ask for it, so it is made for those that do. */
  get signal(): AbortSignal {
    this.#controller ??= abortWhenGone(this.#reply);
    return this.#controller.signal;
  }
}
