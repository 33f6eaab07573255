import type { Operation } from '@worklane/contract';
import type { Violation } from '@worklane/model';
import type { ParsedRequest } from '../http/request-handler.ts';

/** Returns the violations of the contract in the parameters and the body of a request. */
export type RequestValidator = (
  request: ParsedRequest,
  operation: Operation,
) => readonly Violation[] | Promise<readonly Violation[]>;
