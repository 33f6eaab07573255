import type { IHttpMockConfig } from '@stoplight/prism-http';
import type { Operation } from '@worklane/contract';
import Negotiator from 'negotiator';
import { type Preference, readPreference } from '../http/prefer-header.ts';
import { ProblemError } from '../http/problem.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { noRoute } from '../http/request-listener.ts';
import { isError, violationsOf } from '../http/violation.ts';
import { withGrantSchema } from '../validation/form-discriminator.ts';
import { invalidRequest, parameterViolations } from '../validation/invalid-request.ts';
import { bodyViolations, withoutJsonBody } from '../validation/json-body.ts';
import type { Prism } from '../validation/prism.ts';
import { withGeneratorSchemas } from './generated-example.ts';
import { responseBody, responseHeaders } from './mock-response.ts';
import {
  type DocumentedResponse,
  documentedResponses,
  type PreferredResponse,
  preferredResponse,
} from './preferred-response.ts';

/** Returns a handler that responds to every operation with the examples of the contract. */
export function mockHandler(prism: Prism, { dynamic }: { dynamic: boolean }): RequestHandler {
  return {
    rejectsUnknown: true,
    async handle(request) {
      const { operation } = request;
      if (!operation) throw noRoute(request.method, request.url);
      return mockOperation(request, operation, prism, dynamic);
    },
  };
}

async function mockOperation(
  request: ParsedRequest,
  operation: Operation,
  prism: Prism,
  dynamic: boolean,
): Promise<HttpResponse> {
  const prismOperation = await prism.operation(operation);
  const preference = readPreference(request);
  const preferred = preferredResponse(documentedResponses(prismOperation), preference, operation);
  const { response } = preferred;
  // A preferred error is returned for any request, valid or not.
  const validates = response.status < 400;
  const config = prismConfig(preferred, preference, request, { validates, dynamic });
  const documented = config.mock.dynamic ? withGeneratorSchemas(prismOperation) : prismOperation;
  const bodiless = withoutJsonBody(documented, request);
  const validated = validates ? withGrantSchema(bodiless.operation, request.body.value) : bodiless.operation;
  const { output, validations } = await prism.run(bodiless.request, validated, config);
  const found = violationsOf('request', validations.input);
  const violations = validates
    ? [...found, ...parameterViolations(request, prismOperation), ...bodyViolations(request, operation)]
    : [];
  if (violations.some(isError)) throw invalidRequest(violations, request, operation);
  if (validates) assertAcceptable(response, request, operation);
  const [mediaType] = config.mock.mediaTypes ?? [];
  return {
    status: output.statusCode,
    headers: responseHeaders(output.headers ?? {}, request, operation),
    body: response.mediaTypes.length === 0 ? null : responseBody(output.body, mediaType, request),
    violations,
  };
}

function prismConfig(
  { response, example }: PreferredResponse,
  preference: Preference,
  request: ParsedRequest,
  { validates, dynamic }: { validates: boolean; dynamic: boolean },
): IHttpMockConfig {
  const mediaType = negotiatedType(response, request) ?? response.mediaTypes[0] ?? '*/*';
  // Errors are never generated: a random code, title and status would contradict each other.
  const generates = validates && (preference.dynamic === undefined ? dynamic : preference.dynamic === 'true');
  const exampleKey = example ?? (generates ? undefined : grantExample(response, request));
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
      dynamic: generates,
      ...(exampleKey !== undefined && { exampleKey }),
      ...(preference.seed !== undefined && { seed: preference.seed }),
    },
  };
}

/** Returns the token response example of the requested grant, which has its name. */
function grantExample({ examples }: DocumentedResponse, { body }: ParsedRequest): string | undefined {
  if (typeof body.value !== 'string') return undefined;
  const grant = new URLSearchParams(body.value).get('grant_type');
  return examples.find((key) => key === grant);
}

function negotiatedType({ mediaTypes }: DocumentedResponse, { headers }: ParsedRequest): string | undefined {
  const negotiator = new Negotiator({ headers });
  // JSON has no parameters, so those of a media range cannot exclude it.
  const withoutParameters = new Negotiator({ headers: { accept: negotiator.mediaTypes().join(', ') } });
  return negotiator.mediaType([...mediaTypes]) ?? withoutParameters.mediaType([...mediaTypes]);
}

/** Operations that do not document 406 ignore Accept (RFC 9110, section 15.5.7). */
function assertAcceptable(response: DocumentedResponse, request: ParsedRequest, operation: Operation): void {
  if (response.mediaTypes.length === 0 || !operation.responses['406'] || negotiatedType(response, request)) return;
  const offered = response.mediaTypes.join(', ');
  throw new ProblemError(
    'not_acceptable',
    `The operation returns ${offered}, but the request accepts ${request.headers.accept}.`,
  );
}
