import type { IHttpMockConfig } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import { unknownPath } from '@worklane/runtime';
import { negotiatedType } from '../http/content-negotiation.ts';
import { readPreference } from '../http/prefer-header.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { prism } from '../validation/prism.ts';
import { requireValid } from '../validation/read-request.ts';
import { documentedResponses } from './documented-response.ts';
import { grantExample } from './example-handler.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import { type PreferredResponse, preferredResponse } from './preferred-response.ts';

/** Responds to every operation with the examples of the contract. */
export const mockHandler: RequestHandler = {
  rejectsUnknown: true,
  async handle(request) {
    const { operation } = request;
    if (!operation) throw unknownPath(request.method, request.target);
    return mockOperation(request, operation);
  },
};

async function mockOperation(request: ParsedRequest, operation: Operation): Promise<HttpResponse> {
  const preference = readPreference(request);
  const preferred = preferredResponse(documentedResponses(operation), preference, operation);
  const { response } = preferred;
  // A preferred error is returned for any request, valid or not.
  if (response.status < 400) requireValid(request, operation);
  const config = prismConfig(preferred, request);
  const { output } = await prism.run(request, await prism.operation(operation), config);
  const [mediaType] = config.mock.mediaTypes ?? [];
  const hasBody = response.mediaTypes.length > 0;
  return {
    status: output.statusCode,
    headers: {
      ...(hasBody && mediaType !== undefined && { 'Content-Type': mediaType }),
      ...responseHeaders({ status: response.status, body: output.body }, request, operation),
    },
    body: hasBody ? responseBody(output.body, mediaType, request) : null,
  };
}

function prismConfig({ response, example }: PreferredResponse, request: ParsedRequest): IHttpMockConfig {
  const mediaType = negotiatedType(response.mediaTypes, request) ?? response.mediaTypes[0] ?? '*/*';
  const exampleKey = example ?? grantExample(response, request);
  return {
    isProxy: false,
    validateRequest: false,
    checkSecurity: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      code: response.status,
      mediaTypes: [mediaType],
      dynamic: false,
      ...(exampleKey !== undefined && { exampleKey }),
    },
  };
}
