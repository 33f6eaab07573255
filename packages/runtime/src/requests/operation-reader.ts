import type { Operation, RequestParameters } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import type { PatternOptions } from '../violations/schema-violations.ts';
import { readBody } from './body.ts';
import { acceptCheck, checkBodyHeaders } from './content-negotiation.ts';
import { parameterReader } from './parameters.ts';
import { headerOf, type RequestHeaders } from './request-head.ts';

/** Reads the requests of an operation. What depends on the head is checked first, so that no body is read in vain. */
export interface OperationReader {
  /**
   * Returns the parameters of a request that is authorized, coerced to their types and with the defaults of the contract.
   * @param target the path and the query
   * @param path the texts of the path parameters
   * @throws ProblemError not_acceptable, unsupported_media_type, body_too_large, invalid_parameter
   */
  readHead(target: string, path: Readonly<Record<string, string>>, headers: RequestHeaders): RequestParameters;
  /**
   * Returns the parsed and validated body of a request whose head has been read; undefined when there is none.
   * @throws ProblemError malformed_json, validation_failed
   */
  readBody(bytes: Uint8Array | undefined, headers: RequestHeaders): unknown;
}

export function operationReader(contract: Contract, operation: Operation, patterns?: PatternOptions): OperationReader {
  const checkAccept = acceptCheck(operation);
  const readParameters = parameterReader(contract, operation);
  return {
    readHead(target, path, headers) {
      checkAccept(headerOf(headers, 'accept'));
      checkBodyHeaders(operation, headers);
      return readParameters(target, path, headers);
    },
    readBody: (bytes, headers) => readBody(contract, operation, bytes, headerOf(headers, 'content-type'), patterns),
  };
}
