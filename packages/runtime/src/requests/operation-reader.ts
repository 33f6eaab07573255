import type { Operation } from '@worklane/contract';
import type { Contract } from '../contract.ts';
import { bodyReader, type ReaderOptions } from './body.ts';
import { acceptCheck, checkBodyHeaders, headerOf, type RequestHeaders } from './headers.ts';
import { type ParameterReader, parameterReader } from './parameters.ts';

/** Reads the requests of an operation, in the order of its methods: no body is read in vain. */
export interface OperationReader {
  /** @throws ProblemError not_acceptable, unsupported_media_type, body_too_large; as of ContractVersions.check */
  checkHeaders(headers: RequestHeaders): void;
  /** Returns the parameters, coerced to their types and with the defaults of the contract. @throws ProblemError invalid_parameter */
  readonly readParameters: ParameterReader;
  /**
   * Returns the parsed and validated body; undefined when there is none, and a promise for multipart/form-data.
   * @throws ProblemError malformed_json, validation_failed
   */
  readBody(bytes: Uint8Array | undefined, headers: RequestHeaders): unknown;
}

export function operationReader(
  contract: Contract,
  operation: Operation,
  options: ReaderOptions = {},
): OperationReader {
  const checkAccept = acceptCheck(operation);
  const readBody = bodyReader(contract, operation, options);
  const readParameters = parameterReader(contract, operation, options);
  const { versions } = contract;
  return {
    checkHeaders(headers) {
      versions.check(operation, headers);
      checkAccept(headerOf(headers, 'accept'));
      checkBodyHeaders(operation, headers, options.maxBodyBytes);
    },
    readParameters(target, path, headers, rawPath) {
      versions.checkQuery(operation, headers, target);
      const version = versions.earlier(operation, headers);
      const upgraded = version === undefined ? target : versions.upgradeTarget(operation, version, target);
      return readParameters(upgraded, path, headers, rawPath);
    },
    readBody: (bytes, headers) =>
      readBody(bytes, headerOf(headers, 'content-type'), versions.earlier(operation, headers)),
  };
}
