import type { FastifyServerOptions } from 'fastify';
import type { Contract } from './contract/contract.ts';
import type { ContractTypes, IdOf, OperationId } from './contract-types.ts';
import type { ContractHandlers, Handlers } from './handler.ts';
import type { Admit, Authenticate } from './principal.ts';
import type { ProblemError } from './problems/problem-error.ts';

/** Options of `contractRoutes`, which serves any contract. */
export interface ContractOptions<Types extends ContractTypes> {
  readonly contract: Contract;
  /** An operation without a handler is answered with 501 `not_implemented`. */
  readonly handlers: Partial<ContractHandlers<Types>>;
  readonly admit: Admit<Types['principal']>;
  /** Operations that the host serves by routes of its own; they are not registered. */
  readonly elsewhere?: readonly IdOf<Types>[];
  /** Whether answers are validated against the contract too. Default: unless NODE_ENV is `production`. */
  readonly checkAnswers?: boolean;
  /** Whether pages of other origins are told nothing: no CORS, whatever the instance does. Default: false. */
  readonly sameOrigin?: boolean;
}

/** Options of the plugin, which serves the public API. */
export interface WorklaneOptions {
  /** An operation without a handler is answered with 501 `not_implemented`. */
  readonly handlers: Partial<Handlers>;
  readonly authenticate: Authenticate;
  /** Operations that the host serves by routes of its own; they are not registered. */
  readonly elsewhere?: readonly OperationId[];
  /** Whether answers are validated against the contract too. Default: unless NODE_ENV is `production`. */
  readonly checkAnswers?: boolean;
  /** Returns the problem of an error of the host, such as one of its database; undefined for any other error. */
  readonly toProblem?: (error: unknown) => ProblemError | undefined;
  /** Origins whose pages may call the API from a browser. Default: all. */
  readonly origins?: '*' | readonly (string | RegExp)[];
}

/** Options of `createServer`. */
export interface ServerOptions extends WorklaneOptions {
  /** Passed on to Fastify: logger, trustProxy and so on. */
  readonly fastify?: FastifyServerOptions;
}
