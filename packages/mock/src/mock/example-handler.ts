import type { Operation } from '@worklane/contract';
import { unknownPath } from '@worklane/runtime';
import { negotiatedType } from '../http/content-negotiation.ts';
import { readPreference } from '../http/prefer-header.ts';
import { formOf } from '../http/request-body.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { requireValid } from '../validation/read-request.ts';
import { type DocumentedResponse, documentedResponses, exampleBody } from './documented-response.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import { preferredResponse } from './preferred-response.ts';

/** Responds to every operation with the examples of the contract, without Prism, which browsers cannot run. */
export const exampleHandler: RequestHandler = {
  rejectsUnknown: true,
  async handle(request) {
    const { operation } = request;
    if (!operation) throw unknownPath(request.method, request.target);
    const preference = readPreference(request);
    const { response, example } = preferredResponse(documentedResponses(operation), preference, operation);
    // A preferred error is returned for any request, valid or not.
    if (response.status < 400) requireValid(request, operation);
    const mediaType = negotiatedType(response.mediaTypes, request) ?? response.mediaTypes[0];
    const key = example ?? grantExample(response, request);
    return exampleResponse(request, operation, response, { mediaType, example: key });
  },
};

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
export function grantExample({ examples }: DocumentedResponse, request: ParsedRequest): string | undefined {
  const grant = formOf(request).get('grant_type');
  return examples.find((key) => key === grant);
}
