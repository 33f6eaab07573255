import type { Operation } from '@worklane/contract';
import { mediaTypeOf, type PlainResponse } from '@worklane/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The handler of any operation: `Handler` without its types. */
export type AnyHandler = (call: AnyCall) => PlainResponse | Promise<PlainResponse>;

/** The call of any operation, once its request has been checked: `Call` without its types. */
export class AnyCall {
  readonly operation: Operation;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
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
    this.request = request;
    this.#reply = reply;
    this.#controller = controller;
  }

  get principal(): unknown {
    return this.request.principal;
  }

  get mediaType(): string | undefined {
    return this.body === undefined ? undefined : mediaTypeOf(this.request.headers['content-type']);
  }

  /** Created on first use: few handlers need it. */
  get signal(): AbortSignal {
    this.#controller ??= abortOnDisconnect(this.#reply);
    return this.#controller.signal;
  }
}

/** Returns a controller that aborts when the connection closes before the response has been sent. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  else raw.once('close', () => raw.writableFinished || controller.abort());
  return controller;
}
