import type { DescribedOperation, OpenapiReader } from '@worklane/contract/openapi-reader';
import { DocumentSchemas } from '../document/document-schemas.ts';
import { encodeRequest, type RequestValues } from '../document/request-values.ts';
import { boundaryRequests, invalidRequests, validRequest } from '../document/requests.ts';
import type { HttpRequest } from '../http-exchange.ts';

/** One request that a document describes as valid or invalid. */
export interface DocumentCase {
  readonly operation: DescribedOperation;
  readonly name: string;
  /** A request at a limit is valid, but rules of which the document says nothing may refuse it. */
  readonly kind: 'valid' | 'boundary' | 'invalid';
  readonly request: HttpRequest;
}

/** Sent with every request that has no other value. */
export type GivenHeaders = Readonly<Record<string, string>>;

/** Returns the cases of an operation of any document: its valid request, those at its limits, and an invalid one for each keyword. */
export function documentCases(
  api: OpenapiReader,
  operation: DescribedOperation,
  headers: GivenHeaders = {},
): DocumentCase[] {
  const schemas = DocumentSchemas.of(api);
  const newCase = (kind: DocumentCase['kind'], name: string, values: RequestValues): DocumentCase => {
    const request = encodeRequest(operation, values);
    const { accept = '', ...own } = request.headers;
    return { operation, kind, name, request: { ...request, headers: { accept, ...headers, ...own } } };
  };
  const valid = validRequest(schemas, operation);
  return [
    newCase('valid', 'valid request', valid),
    ...boundaryRequests(schemas, operation, valid).map((values, index) =>
      newCase('boundary', `request ${index + 1} at the limits`, values),
    ),
    ...invalidRequests(schemas, operation, valid).map(({ part, statement, values }) =>
      newCase('invalid', `invalid ${part}: ${statement}`, values),
    ),
  ];
}
