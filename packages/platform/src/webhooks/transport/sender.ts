import { deliveryRules, type schemas } from '@worklane/contract';
import { type TransportError, timeoutError, transportError } from '@worklane/contract/delivery';
import { LRUCache } from 'lru-cache';
import { Agent, errors } from 'undici';
import type { AddressPolicy, Host } from '../../outbound/address-policy.ts';
import { dnsResolver, type Resolve } from '../../outbound/dns-resolver.ts';
import { guardedConnector } from '../../outbound/guarded-connector.ts';
import { createTlsContext } from '../../outbound/tls.ts';
import { ResponseReader } from './response-reader.ts';

export interface SenderOptions {
  addressPolicy: AddressPolicy;
  /** Returns whether a host may be reached over http; by default, the address policy decides. */
  allowsHttp?: ((host: Host) => boolean) | undefined;
  /** PEM certificates that are trusted besides those of Node.js. */
  ca?: string | undefined;
  /** Returns the addresses of a name; queries DNS by default. */
  resolve?: Resolve;
  /** Milliseconds for the whole request: connection, headers and body. */
  timeoutMs?: number;
  /** The most connections to one origin; further requests wait for one, within their timeout. */
  connectionsPerOrigin?: number;
}

export interface SendRequest {
  /** Absolute, https; or http to a host for which `allowsHttp` returns true. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The response or the error of a request, and the whole milliseconds that it took. */
export type SendOutcome = { durationMs: number } & (schemas.WebhookLogResponse | { error: TransportError });

export interface Sender {
  /** Posts a body. Never rejects; redirects are not followed. */
  send(request: SendRequest): Promise<SendOutcome>;
  /** Aborts all requests and closes all connections. */
  close(): Promise<void>;
}

/** Creates a sender over HTTP/1.1. Connections are kept alive for each origin, and closed after 4 idle seconds. */
export function createSender({
  addressPolicy,
  allowsHttp = (host) => addressPolicy.allowsHttp(host),
  ca,
  resolve = dnsResolver(),
  timeoutMs = deliveryRules.timeoutSeconds * 1000,
  connectionsPerOrigin = 256,
}: SenderOptions): Sender {
  const agent = new Agent({
    connect: guardedConnector({ addressPolicy, allowsHttp, resolve, secureContext: createTlsContext(ca), timeoutMs }),
    connections: connectionsPerOrigin,
    allowH2: false,
    maxHeaderSize: 16_384,
    // One timeout over everything replaces these two.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async send({ url, headers, body }) {
      const startedAt = performance.now();
      const reader = new ResponseReader();
      const timer = setTimeout(() => reader.abort(timeoutError(reader.isSending, timeoutMs / 1000)), timeoutMs);
      void reader.closed.then(() => clearTimeout(timer));
      const target = parseUrl(url);
      if (target) agent.dispatch({ ...target, method: 'POST', headers, body }, reader);
      else reader.abort(transportError(new errors.InvalidArgumentError('Invalid URL')));
      const response = await reader.response;
      return { durationMs: Math.round(performance.now() - startedAt), ...response };
    },
    close: () => agent.destroy(),
  };
}

/** The URLs of endpoints: parsing one takes as long as signing a delivery. */
const urls = new LRUCache<string, { origin: string; path: string }>({ max: 10_000 });

function parseUrl(url: string): { origin: string; path: string } | undefined {
  const known = urls.get(url);
  if (known) return known;
  const parsed = URL.parse(url);
  if (!parsed) return undefined;
  const target = { origin: parsed.origin, path: parsed.pathname + parsed.search };
  urls.set(url, target);
  return target;
}
