import type { paths } from '@worklane/contract';
import createOpenapiClient, { type Client as OpenapiClient } from 'openapi-fetch';
import type { Access } from './auth/auth.ts';
import { attemptsOf, authorized, type Channel } from './calls/transport.ts';
import { queryStyle } from './calls/operation-method.ts';
import type { Answer, HttpRequest } from './http/answer.ts';
import { exchange } from './http/send-request.ts';

/** The client of openapi-fetch, typed by the contract. */
export interface RawClient extends OpenapiClient<paths> {}

/** Every operation as openapi-fetch calls it, with the access, the retries and the time-outs of this client. */
export function rawClient(channel: Channel): RawClient {
  const { connection } = channel;
  return createOpenapiClient<paths>({
    baseUrl: connection.baseUrl,
    querySerializer: queryStyle,
    fetch: async (request) => {
      const { method, url, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = (await request.text()) || undefined;
      const safe = /GET|HEAD|PUT/.test(method) || 'idempotency-key' in headers;
      const attempts = attemptsOf(channel, { signal }, safe);

      // The endpoints of OAuth authenticate the application, not its token.
      if (!url.startsWith(`${connection.baseUrl}/api/`) || headers.authorization) {
        return readable(await exchange(connection, { method, url, headers, body }, attempts));
      }
      const requestOf = (access: Access): HttpRequest => ({
        method,
        url,
        headers: { ...headers, authorization: access.authorization },
        body,
      });
      return readable(await authorized(channel, requestOf, attempts));
    },
  });
}

/** The answer with its body still to be read. */
const readable = ({ response, text }: Answer): Response =>
  text === undefined || !response.status ? response : new Response(text || null, response);
