import type { Operation } from '@worklane/contract';
import { ProblemError, requireAccess } from '@worklane/contract/requests';
import { type AccessTokens, everyScope, type Principal } from '@worklane/model';
import { bearerToken, mediaTypeOf, unknownPath } from '@worklane/runtime';
import { exampleOrganization } from '../data/organizations.ts';
import { prefersResponse, readPreference } from '../http/prefer-header.ts';
import { formOf } from '../http/request-body.ts';
import type { HttpResponse, ParsedRequest, RequestHandler } from '../http/request-handler.ts';
import type { Call, OperationHandlers } from '../operations/call.ts';
import { checkHeaders, type ReadRequest, readRequest } from '../validation/read-request.ts';
import { type ControlEndpoints, controlPrefix } from './control-endpoints.ts';
import type { MockState } from './mock-state.ts';

export interface StatefulHandlerOptions {
  readonly state: MockState;
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
  if (!endpoint) throw unknownPath(request.method, request.url.pathname);
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
  { state, examples, replaced }: StatefulHandlerOptions,
): Promise<HttpResponse> {
  const principal = await authorizedPrincipal(request, operation, state);
  const handler = replaced?.[operation.id] ?? state.operations[operation.id];
  if (!handler) return examples.handle(request);
  const response = await handler(callOf(request, operation, principal));
  return {
    ...response,
    headers: { ...(operation.authentication !== 'none' && { 'Cache-Control': 'no-store' }), ...response.headers },
  };
}

async function authorizedPrincipal(
  { headers, path }: ParsedRequest,
  operation: Operation,
  { oauth }: MockState,
): Promise<Principal | undefined> {
  if (operation.authentication !== 'bearer') return undefined;
  const principal = await authenticate(headers.authorization, oauth.tokens);
  requireAccess(principal, path, operation);
  return principal;
}

/** The form of a JWT with a signature (RFC 7519, section 3). */
const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The principal of tokens that the mock did not issue, such as `x` in an example. */
const anyone: Principal = { clientId: 'any', organizationId: undefined, scopes: new Set(everyScope) };

/**
 * Returns the principal of an Authorization header. A token in the form of a JWT must be one of the mock; any other text
 * gets everything.
 * @throws ProblemError token_missing, token_invalid, token_expired, token_revoked
 */
async function authenticate(header: string | undefined, tokens: AccessTokens): Promise<Principal> {
  const token = bearerToken(header);
  return jwt.test(token) ? tokens.principalOf(token) : anyone;
}

function callOf(request: ParsedRequest, operation: Operation, principal: Principal | undefined): Call {
  const { path, query, header, body } = principal
    ? readRequest(request, operation)
    : uncheckedRequest(request, operation);
  return {
    operation,
    request,
    path,
    query,
    headers: header,
    body,
    principal,
    organizationId: Number(path.organization_id ?? principal?.organizationId ?? exampleOrganization.id),
  };
}

/**
 * OAuth operations check their parameters themselves, because they have errors of their own (RFC 6749, sections 4.1.2.1 and
 * 5.2).
 */
function uncheckedRequest(request: ParsedRequest, operation: Operation): ReadRequest {
  checkHeaders(request, operation);
  return {
    path: {},
    query: Object.fromEntries(request.url.searchParams),
    header: {},
    body: operation.requestBody && Object.fromEntries(formOf(request)),
  };
}
