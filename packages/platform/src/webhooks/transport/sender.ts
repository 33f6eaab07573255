import { Agent, errors } from 'undici';
import type { AllowedNetworks } from './address-guard.ts';
import { Exchange } from './exchange.ts';
import { StoppedError, TimedOutError } from './failure.ts';
import { guardedConnector } from './guarded-connector.ts';
import type { Outcome } from './outcome.ts';
import { dnsResolver, type Resolve } from './resolver.ts';
import { trust } from './trust.ts';

export interface SenderOptions {
  clock: () => Date;
  /** Networks that are dialled although they are not public. */
  allowed: AllowedNetworks;
  /** Certificates in PEM that are trusted besides those that Node.js trusts. */
  ca?: string | undefined;
  /** Finds the addresses of a name; by default in DNS. */
  resolve?: Resolve;
  /** Milliseconds for all of it: the connection, the headers and the body. */
  timeoutMs?: number;
  /** The most connections to one origin; what is more waits, within its time. */
  connectionsPerOrigin?: number;
}

export interface SendRequest {
  /** Absolute; https or http, since it is the rules of registration that ask for https. */
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Gives the request up. The outcome then says nothing of the receiver. */
  signal?: AbortSignal;
}

export interface Sender {
  /** Posts a body. Never rejects; redirects are answers like others. */
  send(request: SendRequest): Promise<Outcome>;
  /** Ends all connections at once; what is being sent is given up. */
  close(): Promise<void>;
}

/** Sends over HTTP/1.1 on connections that are kept alive for each origin, and closed when nothing is sent for 4 s. */
export function createSender({
  clock,
  allowed,
  ca,
  resolve = dnsResolver(),
  timeoutMs = 15_000,
  connectionsPerOrigin = 256,
}: SenderOptions): Sender {
  const agent = new Agent({
    connect: guardedConnector({ allowed, resolve, secureContext: trust(ca), timeoutMs }),
    connections: connectionsPerOrigin,
    allowH2: false,
    maxHeaderSize: 16_384,
    // One time-out over everything stands for these two.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    send: (request) => new Promise((resolveOutcome) => start(agent, clock, timeoutMs, request, resolveOutcome)),
    close: () => agent.destroy(new StoppedError()),
  };
}

function start(
  agent: Agent,
  clock: () => Date,
  timeoutMs: number,
  { url, headers, body, signal }: SendRequest,
  onOutcome: (outcome: Outcome) => void,
): void {
  const startedAt = performance.now();
  const exchange = new Exchange({
    clock,
    onOutcome: (outcome) => onOutcome({ durationMs: Math.round(performance.now() - startedAt), ...outcome }),
    onEnd: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  });
  const timer = setTimeout(() => exchange.giveUp(timedOut(exchange, timeoutMs)), timeoutMs);
  const stop = (): void => exchange.giveUp(new StoppedError());
  signal?.addEventListener('abort', stop);
  const target = URL.parse(url);
  if (signal?.aborted) stop();
  else if (!target) exchange.giveUp(new errors.InvalidArgumentError('no URL'));
  else
    agent.dispatch(
      { origin: target.origin, path: target.pathname + target.search, method: 'POST', headers, body },
      exchange,
    );
}

function timedOut({ isSending }: Exchange, timeoutMs: number): TimedOutError {
  const what = isSending ? 'The host did not answer' : 'No connection to the host could be made';
  return new TimedOutError(`${what} within ${timeoutMs / 1000} seconds.`);
}
