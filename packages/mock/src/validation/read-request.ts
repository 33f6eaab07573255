import type { Operation, RequestParameters } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import { webhookUrlViolation } from '@worklane/model';
import { bearerToken, type OperationReader, operationReader } from '@worklane/runtime';
import { withoutPreferences } from '../http/prefer-header.ts';
import { bodyTooLarge } from '../http/request-body.ts';
import type { ParsedRequest } from '../http/request-handler.ts';
import { publicContract } from './public-contract.ts';

const readers = new Map<string, OperationReader>();

function readerOf(operation: Operation): OperationReader {
  const known = readers.get(operation.id) ?? operationReader(publicContract, operation, webhookUrls);
  readers.set(operation.id, known);
  return known;
}

/** The URLs of webhooks may use http for receivers on this machine, unlike in the contract. */
const webhookUrls = {
  describePatternViolation: (schema: string, url: string) =>
    schema === 'WebhookUrl' ? webhookUrlViolation(url) : undefined,
  acceptPatternViolation: (schema: string, url: string) =>
    schema === 'WebhookUrl' && /^http:/i.test(url) && webhookUrlViolation(url) === undefined,
};

export interface ReadRequest extends RequestParameters {
  readonly body: unknown;
}

/** Maximum size of the form of a client in bytes, as in the service. */
const maxFormBytes = 16 * 1024;

/** Returns the parameters and the body of a request that is authorized. @throws ProblemError */
export function readRequest(request: ParsedRequest, operation: Operation): ReadRequest {
  checkHeaders(request, operation);
  const parameters = readParameters(request, operation);
  return { ...parameters, body: readBody(request, operation) };
}

/** @throws ProblemError not_acceptable, unsupported_media_type, body_too_large */
export function checkHeaders({ headers, body }: ParsedRequest, operation: Operation): void {
  // A request of the Fetch Standard with a body has no Content-Length.
  const length = body.bytes.length > 0 ? String(body.bytes.length) : headers['content-length'];
  readerOf(operation).checkHeaders({ ...headers, 'content-length': length });
  if (body.error && operation.requestBody) throw body.error;
  if (operation.authentication === 'client' && body.bytes.length > maxFormBytes) throw bodyTooLarge(maxFormBytes);
}

const readParameters = ({ target, path, headers }: ParsedRequest, operation: Operation) =>
  readerOf(operation).readParameters(withoutPreferences(target), path, headers);

const readBody = ({ body, headers }: ParsedRequest, operation: Operation) =>
  readerOf(operation).readBody(body.bytes, headers);

/** Checks everything that the contract requires of a request, except what its token may do. @throws ProblemError */
export function requireValid(request: ParsedRequest, operation: Operation): void {
  requireToken(request, operation);
  readRequest(request, operation);
}

function requireToken({ headers }: ParsedRequest, { authentication }: Operation): void {
  if (authentication === 'bearer') bearerToken(headers.authorization);
}

/** Returns the problems of all parts of a request. */
export const requestProblems = (request: ParsedRequest, operation: Operation): ProblemError[] =>
  [requireToken, checkHeaders, readParameters, readBody].flatMap((read) => {
    try {
      read(request, operation);
      return [];
    } catch (error) {
      if (error instanceof ProblemError) return [error];
      throw error;
    }
  });
