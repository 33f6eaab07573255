import { type Client, rawError } from '@worklane/client';
import { curlCommand } from '@worklane/contract/curl';
import { isObject } from '@worklane/contract/json';
import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { isOrganizationParameter, isStream, needsToken, requestContent, successContent } from '../contract.ts';
import type { ParameterValues } from './parameters.ts';
import { organizationFields } from './request-body.ts';

/** A request as the openapi-fetch client takes it. */
export interface OperationRequest {
  readonly method: string;
  readonly path: string;
  readonly params: ParameterValues;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Returns the request of an operation.
 * @param organizationId is called only if the request contains it
 * @param newKey the idempotency key, unless the command line has one
 */
export async function operationRequest(
  operation: DescribedOperation,
  params: ParameterValues,
  body: unknown,
  organizationId: () => Promise<number>,
  newKey?: string,
): Promise<OperationRequest> {
  const { method, path, parameters } = operation;
  const missing = parameters.filter((each) => isOrganizationParameter(each) && !(each.name in params.path));
  const pathValues = { ...params.path };
  for (const { name } of missing) pathValues[name] = String(await organizationId());
  return {
    method,
    path,
    params: { ...params, path: pathValues },
    headers: headers(operation, params, body, newKey),
    body: isObject(body) ? { ...(await organizationOf(operation, body, organizationId)), ...body } : body,
  };
}

function headers(
  operation: DescribedOperation,
  { header }: ParameterValues,
  body: unknown,
  newKey: string | undefined,
): Record<string, string> {
  const accepted = Object.keys(successContent(operation));
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  const [mediaType] = requestContent(operation) ?? [];
  return {
    ...(accepted[0] && { accept: accepted[0] }),
    ...(body !== undefined && mediaType && { 'content-type': mediaType }),
    // With a key, the client can repeat the request.
    ...(newKey && takesKey && !('Idempotency-Key' in header) && { 'idempotency-key': newKey }),
  };
}

async function organizationOf(operation: DescribedOperation, body: object, organizationId: () => Promise<number>) {
  const missing = organizationFields(operation).filter((name) => !(name in body));
  if (missing.length === 0) return {};
  const id = await organizationId();
  return Object.fromEntries(missing.map((name) => [name, id]));
}

/** A response of success. */
export interface OperationResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** Parsed JSON, a text of another type, or undefined if there is no body. */
  readonly body: unknown;
}

type Fetch = (request: Request) => Promise<Response>;

/** A request of openapi-fetch whose types are those of the contract, which this tool reads at run time. */
type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: string; error?: unknown; response: Response }>;

/**
 * Sends a request with the client, which retries it and renews the access token.
 * @throws WorklaneError
 */
export async function sendRequest({ raw }: Client, request: OperationRequest): Promise<OperationResponse> {
  const { data, error, response } = await send(raw, request);
  const { status, statusText, headers } = response;
  // The authorization endpoint redirects.
  if (status >= 300 && status < 400 && headers.has('location')) {
    return { status, statusText, headers, body: { location: headers.get('location') } };
  }
  if (!response.ok) throw rawError({ error, response });
  const isJson = headers.get('content-type')?.includes('json');
  return { status, statusText, headers, body: data && isJson ? JSON.parse(data) : data || undefined };
}

/** Returns the request that would be sent, without the access token, and sends nothing. */
export async function prepareRequest({ raw }: Client, request: OperationRequest): Promise<Request> {
  let prepared: Request | undefined;
  await send(raw, request, async (built) => {
    prepared = built;
    return new Response(null, { status: 204 });
  });
  return prepared as Request;
}

function send(raw: Client['raw'], request: OperationRequest, fetch?: Fetch) {
  const { method, path, params, headers, body } = request;
  const init = { params, headers, body, parseAs: 'text', ...(fetch && { fetch }) };
  return (raw.request as unknown as Send)(method, path, init);
}

/** Returns a curl command that sends the request, with the access token of `WORKLANE_TOKEN`. */
export async function curlOf(operation: DescribedOperation, request: Request): Promise<string> {
  const { method, url, headers } = request;
  return curlCommand({
    method,
    url,
    headers,
    body: (await request.text()) || undefined,
    ...(needsToken(operation) && { token: '$WORKLANE_TOKEN' }),
    flags: isStream(operation) ? ['-N'] : [],
  });
}
