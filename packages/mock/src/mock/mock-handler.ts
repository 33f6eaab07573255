import type { IHttpMockConfig } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import { assertAcceptable, negotiatedType } from '../http/content-negotiation.ts';
import { readPreference } from '../http/prefer-header.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { noRoute } from '../http/router.ts';
import { isError, violationsOf } from '../http/violation.ts';
import { withGrantSchema } from '../validation/form-discriminator.ts';
import { invalidRequest } from '../validation/invalid-request.ts';
import { withoutJsonBody } from '../validation/json-body.ts';
import { prism } from '../validation/prism.ts';
import { allViolations } from '../validation/prism-violations.ts';
import { documentedResponses } from './documented-response.ts';
import { grantExample } from './example-handler.ts';
import { prefersGenerated, withGeneratedBody } from './generated-response.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import { type PreferredResponse, preferredResponse } from './preferred-response.ts';

/** Returns a handler that responds to every operation with the examples of the contract. */
export function mockHandler({ dynamic }: { dynamic: boolean }): RequestHandler {
  return {
    rejectsUnknown: true,
    async handle(request) {
      const { operation, body } = request;
      if (!operation) throw noRoute(request.method, request.url);
      if (body.error) throw body.error;
      return mockOperation(request, operation, dynamic);
    },
  };
}

async function mockOperation(request: ParsedRequest, operation: Operation, dynamic: boolean): Promise<HttpResponse> {
  const prismOperation = await prism.operation(operation);
  const preference = readPreference(request);
  const preferred = preferredResponse(documentedResponses(operation), preference, operation);
  const { response } = preferred;
  // A preferred error is returned for any request, valid or not.
  const validates = response.status < 400;
  const config = prismConfig(preferred, request, validates);
  const bodiless = withoutJsonBody(prismOperation, request);
  const validated = validates ? withGrantSchema(bodiless.operation, request.body.value) : bodiless.operation;
  const { output, validations } = await prism.run(bodiless.request, validated, config);
  const found = violationsOf('request', validations.input);
  const violations = validates ? allViolations(found, request, operation) : [];
  if (violations.some(isError)) throw invalidRequest(violations, request, operation);
  if (validates) assertAcceptable(response.mediaTypes, request, operation);
  const [mediaType] = config.mock.mediaTypes ?? [];
  const hasBody = response.mediaTypes.length > 0;
  const mocked = {
    status: output.statusCode,
    headers: {
      ...(hasBody && mediaType !== undefined && { 'Content-Type': mediaType }),
      ...responseHeaders({ status: response.status, body: output.body }, request, operation),
    },
    body: hasBody ? responseBody(output.body, mediaType, request) : null,
    violations,
  };
  return prefersGenerated(preferred, preference, dynamic)
    ? withGeneratedBody(mocked, mediaType, request, operation)
    : mocked;
}

function prismConfig(
  { response, example }: PreferredResponse,
  request: ParsedRequest,
  validates: boolean,
): IHttpMockConfig {
  const mediaType = negotiatedType(response.mediaTypes, request) ?? response.mediaTypes[0] ?? '*/*';
  const exampleKey = example ?? grantExample(response, request);
  return {
    isProxy: false,
    validateRequest: validates,
    checkSecurity: validates,
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
