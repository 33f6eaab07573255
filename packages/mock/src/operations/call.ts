import type { Operation } from '@worklane/contract';
import type { Principal } from '@worklane/model';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';

/** A valid and authorized request of an operation. */
export interface Call {
  readonly operation: Operation;
  readonly request: ParsedRequest;
  /** By name, converted to the types of the contract, with its defaults. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The parsed JSON, or the fields of a form. */
  readonly body: unknown;
  /** Undefined for operations without an access token. */
  readonly principal: Principal | undefined;
  /** The organization in the path, else that of the token, else the demo organization. */
  readonly organizationId: number;
}

/** Performs an operation on the state of the mock. @throws ProblemError */
export type OperationHandler = (call: Call) => HttpResponse | Promise<HttpResponse>;

/** By operationId. */
export type OperationHandlers = Readonly<Record<string, OperationHandler>>;

/** Returns the principal of an operation that requires an access token. */
export function principalOf({ operation, principal }: Call): Principal {
  if (!principal) throw new Error(`${operation.id} was called without a principal.`);
  return principal;
}
