import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction, TcpNetConnectOpts } from 'node:net';
import { deliveryRules } from '../generated/delivery-rules.ts';
import { type DeliveryOutcome, type DeliveryRequest, outcomeOf } from './delivery-outcome.ts';
import { joinedHeaders, readExcerpt } from './received-response.ts';
import { readLenientResponses } from './response-heads.ts';

export interface HttpDeliveryRequest extends DeliveryRequest {
  /** Accept any TLS certificate from the receiver. Default: false. */
  readonly skipVerify?: boolean;
}

/**
 * Posts a delivery as the service does: over HTTP/1.1, without redirects, within the time limit, and with no other headers than those
 * of HTTP. Never rejects.
 */
export function sendOverHttp(request: HttpDeliveryRequest): Promise<DeliveryOutcome> {
  let outgoing: ClientRequest | undefined;
  const post = async (signal: AbortSignal) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing = open(request, signal);
      // What follows a response, such as more bytes than its length, does not change it.
      outgoing.on('error', reject).once('response', resolve).end(request.body);
    });
    const body = await readExcerpt(response);
    return { status: response.statusCode ?? 0, headers: joinedHeaders(response.headers), body };
  };
  return outcomeOf(request, post, () => outgoing?.writableFinished === true);
}

function open({ url, headers, body, skipVerify = false }: HttpDeliveryRequest, signal: AbortSignal): ClientRequest {
  const request = /^https:/i.test(url) ? requestHttps : requestHttp;
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'keep-alive' },
    // A new connection for each attempt, so that no idle one keeps a receiver from closing or restarting.
    agent: false,
    joinDuplicateHeaders: true,
    maxHeaderSize: 16_384,
    signal,
    ...connectOptions,
    ...(skipVerify && { rejectUnauthorized: false }),
    ...(/(^|\.)localhost\.*$/.test(new URL(url).hostname) && { lookup: lookupLoopback }),
  });
  return outgoing.on('socket', readLenientResponses);
}

/**
 * Node.js gives up an address before it tries the next. Half a second, its default, passes on a busy machine before it notices that
 * it is connected.
 */
const connectOptions: Partial<TcpNetConnectOpts> = {
  autoSelectFamilyAttemptTimeout: (deliveryRules.timeoutSeconds * 1000) / 5,
};

/** Names below localhost are this machine, and DNS is never asked for them (RFC 6761, section 6.3). */
const lookupLoopback: LookupFunction = (_, { all }, callback) => {
  if (all) callback(null, [ipv4Loopback, { address: '::1', family: 6 }]);
  else callback(null, ipv4Loopback.address, ipv4Loopback.family);
};

const ipv4Loopback = { address: '127.0.0.1', family: 4 };
