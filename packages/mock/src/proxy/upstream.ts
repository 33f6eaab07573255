import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { GuardedRequest } from '../http/request-handler.ts';
import { Refusal } from '../refusal.ts';

/** How long a server may take to begin its answer. */
const patienceInSeconds = 30;

/** Headers of one connection, not of the message (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Sends a request on as it came. Redirects come back, cookies stay apart, streams stay open: Prism's own forwarding
 * follows, joins and waits.
 *
 * @throws Refusal when no answer begins.
 */
export function askUpstream(upstream: URL, request: GuardedRequest): Promise<IncomingMessage> {
  const { method, url, headers, body } = request;
  const path = `${upstream.pathname.replace(/\/$/, '')}${url.pathname}${url.search}`;
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(new URL(path, upstream), {
      method,
      // Compressed answers could not be checked.
      headers: { ...endToEnd(headers), host: upstream.host, 'accept-encoding': 'identity' },
    });
    const refuse = (reason: string) =>
      reject(new Refusal('service_unavailable', `${upstream.origin} ${reason}.`, { headers: { 'Retry-After': '1' } }));
    outgoing.setTimeout(patienceInSeconds * 1000, () => {
      refuse(`did not begin to answer within ${patienceInSeconds} seconds`);
      outgoing.destroy();
    });
    outgoing.once('response', (response) => {
      outgoing.setTimeout(0);
      resolve(response);
    });
    outgoing.once('error', ({ code, message }: NodeJS.ErrnoException) => refuse(`cannot be asked: ${code ?? message}`));
    outgoing.end(body.bytes);
  });
}

/** The headers of a message without those of its connection. */
export function endToEnd(headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const kept = Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name));
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}
