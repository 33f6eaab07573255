import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHostAllowed } from 'host-validation-middleware';
import { isLoopbackHost, parseHost } from '../outbound/address-policy.ts';

export interface OperatorRoutesOptions {
  /** The address to listen on. */
  readonly host: string;
  /** The public origin of the service. */
  readonly baseUrl: string;
}

/**
 * Makes the routes of an encapsulated plugin serve operators only, who need no token: programs, and persons who open them. The
 * pages of a website must not read them on the machine of a visitor who runs the service, under whatever name they reach it.
 */
export function serveOperators(plugin: FastifyInstance, { host, baseUrl }: OperatorRoutesOptions): void {
  const names = [host, new URL(baseUrl).hostname];
  // On other addresses, monitoring uses names that no setting lists.
  const isNamed = isLoopbackHost(parseHost(host))
    ? (requested: string | undefined) => isHostAllowed(requested && nameOf(requested), names)
    : () => true;
  plugin.addHook('onRoute', (route) => {
    route.config = { ...route.config, cors: false };
  });
  plugin.addHook('onRequest', async (request, reply) => {
    if (!isNamed(request.headers.host))
      return refuse(reply, 421, 'Misdirected Request', 'The service has another name.');
    if (isFromPage(request)) return refuse(reply, 403, 'Forbidden', 'Pages of other origins are not allowed.');
  });
}

/** Returns a host without its port: the library takes `x-extension:4000` for the address of a browser extension. */
const nameOf = (host: string) => host.toLowerCase().replace(/:[^:\]]*$/, '');

/** Browsers send an Origin with requests that a page could read, and Sec-Fetch-Site with all others; a link reads nothing. */
const isFromPage = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined ||
  (headers['sec-fetch-mode'] !== 'navigate' &&
    ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? 'none')));

/** Sends a problem (RFC 9457) that is not of the contract, as these routes are not. */
const refuse = (reply: FastifyReply, status: number, title: string, detail: string): FastifyReply =>
  reply.code(status).type('application/problem+json').send({ type: 'about:blank', title, status, detail });
