import type { Operation } from '@worklane/contract';
import { acceptedType, unknownPath } from '@worklane/runtime';
import { readPreference } from '../http/prefer-header.ts';
import { formOf } from '../http/request-body.ts';
import type { ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { requireValid } from '../validation/read-request.ts';
import {
  type ChosenExample,
  type DocumentedResponse,
  documentedResponses,
  exampleBody,
} from './documented-response.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import { preferredResponse } from './preferred-response.ts';

/** Returns the body of an example of a response. */
type BodyOf = (
  operation: Operation,
  response: DocumentedResponse,
  chosen: ChosenExample,
  request: ParsedRequest,
) => unknown;

/** Returns a handler that responds to every operation with the examples of the contract. */
export const respondingWith = (bodyOf: BodyOf): RequestHandler => ({
  rejectsUnknown: true,
  async handle(request) {
    const { operation } = request;
    if (!operation) throw unknownPath(request.method, request.target);
    const documented = documentedResponses(operation);
    const { response, example } = preferredResponse(documented, readPreference(request), operation);
    const { status, mediaTypes } = response;
    // A preferred error is returned for any request, valid or not.
    if (status < 400) requireValid(request, operation);
    const mediaType = acceptedType(request.headers.accept, mediaTypes) ?? mediaTypes[0];
    const chosen = { mediaType, example: example ?? grantExample(response, request) };
    const body = await bodyOf(operation, response, chosen, request);
    return {
      status,
      headers: {
        ...(mediaType !== undefined && { 'Content-Type': mediaType }),
        ...responseHeaders({ status, body }, request, operation),
      },
      body: mediaType === undefined ? null : responseBody(body, mediaType, request),
    };
  },
});

/** Responds without Prism, which browsers cannot run. */
export const exampleHandler = respondingWith(exampleBody);

/** Returns the token response example of the requested grant, which has its name. */
function grantExample({ examples }: DocumentedResponse, request: ParsedRequest): string | undefined {
  const grant = formOf(request).get('grant_type');
  return examples.find((key) => key === grant);
}
