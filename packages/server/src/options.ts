import type { ProblemError } from '@worklane/contract/requests';
import type { AcceptPatternViolation, Contract, DescribePatternViolation } from '@worklane/runtime';
import type { FastifyServerOptions } from 'fastify';
import type { ContractHandlers, ContractTypes, Handlers, OperationId, OperationIdOf } from './handler.ts';
import type {
  Authenticate,
  AuthenticateRequest,
  Authorize,
  OnAuthenticated,
  OnUnauthenticated,
  Principal,
} from './requests/call.ts';

/** Options of `contractRoutes`, which serves any contract. */
export interface ContractOptions<Types extends ContractTypes, Excluded extends OperationIdOf<Types> = never> {
  readonly contract: Contract;
  /** One for each operation, except those in `excludedOperations`. */
  readonly handlers: Omit<ContractHandlers<Types>, Excluded>;
  readonly authenticate: AuthenticateRequest<Types['principal']>;
  readonly onAuthenticated?: OnAuthenticated<Types['principal']>;
  readonly onUnauthenticated?: OnUnauthenticated;
  readonly authorize: Authorize<Types['principal']>;
  /** Operations that the host serves by routes of its own; they are not registered. */
  readonly excludedOperations?: readonly Excluded[];
  /** Describes values that violate a pattern of the contract. Default: `must match <pattern>`. */
  readonly describePatternViolation?: DescribePatternViolation;
  /** Accepts values that violate a pattern of the contract, in requests and responses. Default: none. */
  readonly acceptPatternViolation?: AcceptPatternViolation;
  /** Whether responses are validated against the contract too. Default: unless NODE_ENV is `production`. */
  readonly validateResponses?: boolean;
  /** Whether CORS is disabled for these operations, even if it is enabled for the instance. Default: false. */
  readonly sameOrigin?: boolean;
}

/** Options of the plugin, which serves the public API. */
export interface WorklaneOptions<Excluded extends OperationId = never> {
  /** One for each operation, except those in `excludedOperations`. `partialHandlers` adds missing ones. */
  readonly handlers: Omit<Handlers, Excluded>;
  readonly authenticate: Authenticate;
  /** Whether `authenticate` verifies DPoP proofs (RFC 9449). Default: false, which rejects the scheme `DPoP`. */
  readonly verifiesProofs?: boolean;
  readonly onAuthenticated?: OnAuthenticated<Principal>;
  readonly onUnauthenticated?: OnUnauthenticated;
  /** Operations that the host serves by routes of its own; they are not registered. */
  readonly excludedOperations?: readonly Excluded[];
  /** Describes values that violate a pattern of the contract. Default: `must match <pattern>`. */
  readonly describePatternViolation?: DescribePatternViolation;
  /** Accepts values that violate a pattern of the contract, in requests and responses. Default: none. */
  readonly acceptPatternViolation?: AcceptPatternViolation;
  /** Whether responses are validated against the contract too. Default: unless NODE_ENV is `production`. */
  readonly validateResponses?: boolean;
  /** Returns the problem for an error of the host, such as one of its database; undefined for any other error. */
  readonly toProblem?: (error: unknown) => ProblemError | undefined;
  /** Origins whose pages may call the API from a browser. Default: all. */
  readonly origins?: '*' | readonly (string | RegExp)[];
}

/** Options of `createServer`. */
export interface ServerOptions<Excluded extends OperationId = never> extends WorklaneOptions<Excluded> {
  /** Options for Fastify: `logger`, `trustProxy` and so on. */
  readonly fastify?: FastifyServerOptions;
}
