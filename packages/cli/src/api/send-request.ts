import { type Client, rawError } from '@worklane/client';
import type { OperationRequest } from './operation-request.ts';

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
