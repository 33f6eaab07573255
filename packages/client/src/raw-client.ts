import type { paths } from '@worklane/contract';
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import type { Access } from './auth/auth.ts';
import { requireHeaders, writeBody, writePath, writeQuery } from './calls/parameters.ts';
import { sendAuthorized, sendOptions, type Transport } from './calls/transport.ts';
import { errorFromResponse, type HttpResponse, parseJson, unexpectedResponse } from './http/response.ts';
import { type HttpRequest, sendRequest } from './http/send-request.ts';
import type { WorklaneError } from './worklane-error.ts';

/**
 * Options for a client of openapi-fetch that throws a TypeError for what it cannot send. By itself, openapi-fetch leaves out
 * null and empty lists, so that a filter by them selects everything.
 *
 *     createClient<paths>({ baseUrl, ...parameterSerializers });
 */
export const parameterSerializers = {
  querySerializer: writeQuery,
  pathSerializer: writePath,
  bodySerializer: (body: unknown, headers?: Headers | Record<string, unknown>): string | undefined => {
    const type = new Headers(headers as Headers).get('content-type') ?? '';
    return type.startsWith('application/x-www-form-urlencoded') ? writeQuery(body) : writeBody(body);
  },
} as const;

/** The client of openapi-fetch, typed by the contract. */
export interface RawClient extends OpenapiClient<paths> {}

/** Returns an openapi-fetch client that sends its requests with the access token, retries and timeouts of this client. */
export function rawClient(transport: Transport): RawClient {
  const { connection } = transport;
  const client = createOpenapiClient<paths>({
    baseUrl: connection.baseUrl,
    ...parameterSerializers,
    fetch: async (request) => {
      const { method, url, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = (await request.text()) || undefined;
      const idempotent = /GET|HEAD|PUT/.test(method) || 'idempotency-key' in headers;
      const options = sendOptions(transport, { signal }, idempotent);

      // The OAuth endpoints authenticate the application, not the user.
      if (!url.startsWith(`${connection.baseUrl}/api/`) || headers.authorization) {
        return withBody(await sendRequest(connection, { method, url, headers, body }, options));
      }
      const buildRequest = (access: Access): HttpRequest => ({
        method,
        url,
        headers: { ...headers, authorization: access.authorization },
        body,
      });
      return withBody(await sendAuthorized(transport, buildRequest, options));
    },
  });
  // openapi-fetch leaves out null and empty lists: an update with such an If-Match would be unconditional.
  client.use({
    onRequest: ({ params: { header = {} } }) => requireHeaders(header),
    async onResponse({ response, options: { parseAs } }) {
      if (!response.ok || parseAs !== 'json') return;
      const text = await response.clone().text();
      // openapi-fetch throws a SyntaxError.
      if (text && parseJson(text) === undefined) throw unexpectedResponse(response, text);
    },
  });
  return client;
}

/** Returns a response whose body can be read again. */
const withBody = ({ response, text }: HttpResponse): Response =>
  text === undefined || !response.status ? response : new Response(text || null, response);

/** Returns the error of a result of `client.raw`, as the other methods of the client throw it. */
export const rawError = ({ error, response }: { error?: unknown; response: Response }): WorklaneError =>
  errorFromResponse({ response, text: JSON.stringify(error) }, Date.now());
