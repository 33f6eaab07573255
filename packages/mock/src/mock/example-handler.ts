import type { Operation } from '@worklane/contract';
import { bearerToken } from '@worklane/model';
import { assertAcceptable, negotiatedType } from '../http/content-negotiation.ts';
import { readPreference } from '../http/prefer-header.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { noRoute } from '../http/router.ts';
import { isError } from '../http/violation.ts';
import { contractValidator } from '../validation/contract-validator.ts';
import { invalidRequest } from '../validation/invalid-request.ts';
import { type DocumentedResponse, documentedResponses, exampleBody } from './documented-response.ts';
import { prefersGenerated, withGeneratedBody } from './generated-response.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import { preferredResponse } from './preferred-response.ts';

/** Responds to every operation with the examples of the contract, without Prism, which browsers cannot run. */
export const exampleHandler: RequestHandler = {
  rejectsUnknown: true,
  async handle(request) {
    const { operation, body } = request;
    if (!operation) throw noRoute(request.method, request.url);
    if (body.error) throw body.error;
    const preference = readPreference(request);
    const preferred = preferredResponse(documentedResponses(operation), preference, operation);
    const { response, example } = preferred;
    // A preferred error is returned for any request, valid or not.
    if (response.status < 400) await assertValid(request, operation, response);
    const mediaType = negotiatedType(response.mediaTypes, request) ?? response.mediaTypes[0];
    const key = example ?? grantExample(response, request);
    const mocked = exampleResponse(request, operation, response, { mediaType, example: key });
    return prefersGenerated(preferred, preference, false)
      ? withGeneratedBody(mocked, mediaType, request, operation)
      : mocked;
  },
};

async function assertValid(request: ParsedRequest, operation: Operation, response: DocumentedResponse): Promise<void> {
  if (operation.authentication === 'bearer') bearerToken(request.headers.authorization);
  const violations = await contractValidator(request, operation);
  if (violations.some(isError)) throw invalidRequest(violations, request, operation);
  assertAcceptable(response.mediaTypes, request, operation);
}

function exampleResponse(
  request: ParsedRequest,
  operation: Operation,
  response: DocumentedResponse,
  { mediaType, example }: { mediaType: string | undefined; example: string | undefined },
): HttpResponse {
  const { status } = response;
  const body = exampleBody(operation, response, { mediaType, example });
  return {
    status,
    headers: {
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
      ...responseHeaders({ status, body }, request, operation),
    },
    body: mediaType === undefined ? null : responseBody(body, mediaType, request),
  };
}

/** Returns the token response example of the requested grant, which has its name. */
export function grantExample({ examples }: DocumentedResponse, { body }: ParsedRequest): string | undefined {
  if (typeof body.value !== 'string') return undefined;
  const grant = new URLSearchParams(body.value).get('grant_type');
  return examples.find((key) => key === grant);
}
