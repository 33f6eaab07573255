import type { Operation, RequestParameters } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import type { PatternOptions } from '../violations/schema-violations.ts';
import { readBody } from './body.ts';
import { acceptCheck, checkBodyHeaders } from './content-negotiation.ts';
import { parameterReader } from './parameters.ts';
import { headerOf, type RequestHeaders } from './request-head.ts';

/** Reads the requests of an operation, in the order of its methods: no body is read in vain. */
export interface OperationReader {
  /** @throws ProblemError not_acceptable, unsupported_media_type, body_too_large */
  checkHeaders(headers: RequestHeaders): void;
  /**
   * Returns the parameters, coerced to their types and with the defaults of the contract.
   * @param target the path and the query
   * @param path the texts of the path parameters
   * @throws ProblemError invalid_parameter
   */
  readParameters(target: string, path: Readonly<Record<string, string>>, headers: RequestHeaders): RequestParameters;
  /** Returns the parsed and validated body; undefined when there is none. @throws ProblemError malformed_json, validation_failed */
  readBody(bytes: Uint8Array | undefined, headers: RequestHeaders): unknown;
}

export function operationReader(contract: Contract, operation: Operation, patterns?: PatternOptions): OperationReader {
  const checkAccept = acceptCheck(operation);
  return {
    checkHeaders(headers) {
      checkAccept(headerOf(headers, 'accept'));
      checkBodyHeaders(operation, headers);
    },
    readParameters: parameterReader(contract, operation),
    readBody: (bytes, headers) => readBody(contract, operation, bytes, headerOf(headers, 'content-type'), patterns),
  };
}
