import type { FastifyServerOptions } from 'fastify';
import type { Handlers } from './handler.ts';
import type { OperationId } from './operation-info.ts';
import type { Authenticate } from './principal.ts';

/** Options of the plugin. */
export interface WorklaneOptions {
  /** An operation without a handler is answered with 501 `not_implemented`. */
  readonly handlers: Partial<Handlers>;
  readonly authenticate: Authenticate;
  /** Operations that the host serves by routes of its own; they are not registered. */
  readonly elsewhere?: readonly OperationId[];
  /** Whether answers are validated against the contract too. Default: unless NODE_ENV is `production`. */
  readonly checkAnswers?: boolean;
  /** Origins whose pages may call the API from a browser. Default: all. */
  readonly origins?: '*' | readonly (string | RegExp)[];
}

/** Options of `createServer`. */
export interface ServerOptions extends WorklaneOptions {
  /** Passed on to Fastify: logger, trustProxy and so on. */
  readonly fastify?: FastifyServerOptions;
}
