import { type Operation, operations } from '@worklane/contract';
import { authorize, type Principal, ProblemError, type Violation } from '@worklane/model';
import { exampleOrganization } from '../data/organizations.ts';
import { assertAcceptable, successMediaTypes } from '../http/content-negotiation.ts';
import { prefersResponse, readPreference } from '../http/prefer-header.ts';
import { mediaTypeOf } from '../http/request-body.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import { noRoute } from '../http/router.ts';
import { isError } from '../http/violation.ts';
import { authenticate } from '../oauth/authenticate.ts';
import type { Call, OperationHandlers } from '../operations/call.ts';
import { invalidRequest } from '../validation/invalid-request.ts';
import { readParameters } from '../validation/parameters.ts';
import type { RequestValidator } from '../validation/request-validator.ts';
import { type ControlEndpoints, controlPrefix } from './control-endpoints.ts';
import type { MockState } from './mock-state.ts';

export interface StatefulHandlerOptions {
  readonly state: MockState;
  readonly validate: RequestValidator;
  /** Responds with examples: to requests that prefer one, and to operations that the state has no rules for. */
  readonly examples: RequestHandler;
  readonly controls: ControlEndpoints;
  /** Performed instead of the operations on the state. */
  readonly replaced?: OperationHandlers;
}

/** Returns a handler that performs every operation on the state of the mock. */
export function statefulHandler(options: StatefulHandlerOptions): RequestHandler {
  return {
    rejectsUnknown: true,
    ownPrefix: controlPrefix,
    async handle(request) {
      const { operation } = request;
      if (!operation) return controlResponse(request, options.controls);
      if (prefersResponse(readPreference(request))) return options.examples.handle(request);
      return operationResponse(request, operation, options);
    },
  };
}

async function controlResponse(request: ParsedRequest, controls: ControlEndpoints): Promise<HttpResponse> {
  const endpoint = controls[`${request.method} ${request.url.pathname}`];
  if (!endpoint) throw noRoute(request.method, request.url);
  if (request.method === 'POST') requireJson(request);
  return endpoint(request);
}

/**
 * Requires a media type that no page can send without a preflight (Fetch Standard, CORS-safelisted request-header), so that the
 * state does not depend on what browsers tell of the origin of simple requests.
 */
function requireJson({ headers }: ParsedRequest): void {
  if (mediaTypeOf(headers['content-type']) === 'application/json') return;
  throw new ProblemError('unsupported_media_type', 'Send the header Content-Type: application/json.');
}

/** Checks a request in the order of the service, and performs its operation. */
async function operationResponse(
  request: ParsedRequest,
  operation: Operation,
  { state, validate, examples, replaced }: StatefulHandlerOptions,
): Promise<HttpResponse> {
  const principal = await authorizedPrincipal(request, operation, state);
  const handler = replaced?.[operation.id] ?? state.operations[operation.id];
  if (!handler) return examples.handle(request);
  assertAcceptable(successMediaTypes(operation), request, operation);
  const violations = await checkedBody(request, operation, validate);
  const response = await handler(callOf(request, operation, principal));
  return {
    ...response,
    headers: { ...(operation.authentication !== 'none' && { 'Cache-Control': 'no-store' }), ...response.headers },
    ...(violations.length > 0 && { violations }),
  };
}

async function authorizedPrincipal(
  { headers, url }: ParsedRequest,
  operation: Operation,
  { oauth }: MockState,
): Promise<Principal | undefined> {
  if (operation.authentication !== 'bearer') return undefined;
  const principal = await authenticate(headers.authorization, oauth.tokens);
  authorize(principal, url, operation);
  return principal;
}

/**
 * Checks the media type and the size of the body, the parameters, and the body. OAuth operations check theirs themselves,
 * because they have errors of their own (RFC 6749, sections 4.1.2.1 and 5.2).
 */
async function checkedBody(
  request: ParsedRequest,
  operation: Operation,
  validate: RequestValidator,
): Promise<readonly Violation[]> {
  const { error } = request.body;
  const isMalformed = error instanceof ProblemError && error.code === 'malformed_json';
  if (error && !isMalformed) throw error;
  if (operation.authentication !== 'bearer') return [];
  const all = await validate(request, operation);
  const found = all.filter((violation) => !isWebhookUrlPattern(violation, operation));
  const violations = isMalformed ? found.filter(({ location }) => location[1] !== 'body') : found;
  if (violations.some(isError)) throw invalidRequest(violations, request, operation);
  if (error) throw error;
  return violations;
}

/**
 * Returns whether a violation is that of the pattern of a webhook URL, which requires https. The model validates the URL
 * instead.
 */
const isWebhookUrlPattern = ({ location, code }: Violation, { id }: Operation): boolean =>
  [operations.createWebhook.id, operations.replaceWebhook.id].some((each) => each === id) &&
  code === 'pattern' &&
  location.join('/') === 'request/body/url';

function callOf(request: ParsedRequest, operation: Operation, principal: Principal | undefined): Call {
  const { path, query, header } = readParameters(request, operation);
  const { value } = request.body;
  return {
    operation,
    request,
    path,
    query,
    headers: header,
    body: typeof value === 'string' ? Object.fromEntries(new URLSearchParams(value)) : value,
    principal,
    organizationId: Number(path.organization_id ?? principal?.organizationId ?? exampleOrganization.id),
  };
}
