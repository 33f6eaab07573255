import type { Fetch } from '@worklane/client';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/**
 * Returns a `fetch` that calls the API within this process, so that its requests are authorized, limited and recorded like those
 * that arrive over the network, from the address of the request that causes them.
 */
export const apiFetch =
  (app: FastifyInstance, { ip, headers: { 'user-agent': userAgent } }: FastifyRequest): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    const { pathname, search, host } = new URL(url);
    const response = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(new Headers(headers)), host, ...(userAgent && { 'user-agent': userAgent }) },
      ...(typeof body === 'string' && { payload: body }),
      remoteAddress: ip,
      ...(signal && { signal }),
    });
    return new Response(hasBody(response.statusCode) ? response.body : null, {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };

/** Fetch Standard, section 2.2.3: a response with one of these has no body. */
const hasBody = (status: number): boolean => status !== 204 && status !== 304;
