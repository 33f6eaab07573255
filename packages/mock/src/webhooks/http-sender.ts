import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction, TcpNetConnectOpts } from 'node:net';
import { deliveryRules, type schemas } from '@worklane/contract';
import { readLenientResponses } from '@worklane/contract/response-heads';
import { isLocalReceiver } from '@worklane/model';
import { bodyExcerpt, maxExcerptBytes, type Send, type SendRequest, sendMeasured } from './sender.ts';

/**
 * Node.js gives up an address before it tries the next. Half a second, its default, passes on a busy machine before it
 * notices that it is connected.
 */
const connectOptions: Partial<TcpNetConnectOpts> = {
  autoSelectFamilyAttemptTimeout: (deliveryRules.timeoutSeconds * 1000) / 5,
};

/** Sends deliveries in Node.js, with the headers of the service and no others. */
export const sendOverHttp: Send = (request) => sendMeasured(request, (signal) => post(request, signal));

function post({ url, headers, body }: SendRequest, signal: AbortSignal): Promise<schemas.WebhookLogResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<schemas.WebhookLogResponse>();
  const request = /^https:/i.test(url) ? requestHttps : requestHttp;
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A new connection for each attempt, so that no idle one keeps a receiver from closing.
    agent: false,
    joinDuplicateHeaders: true,
    ...connectOptions,
    signal,
    ...(isLocalReceiver(url) && localOptions),
  });
  outgoing.on('socket', readLenientResponses);
  outgoing.on('error', reject);
  // What follows a response, such as more bytes than its length, does not change it.
  outgoing.once('response', (response) => resolve(readResponse(response)));
  outgoing.end(body);
  return promise;
}

const lookupLoopback: LookupFunction = (_, options, callback) => {
  if (options.all) callback(null, [ipv4Loopback, { address: '::1', family: 6 }]);
  else callback(null, ipv4Loopback.address, ipv4Loopback.family);
};

const ipv4Loopback = { address: '127.0.0.1', family: 4 };

/** Authorities issue no certificates for this machine, and what is sent to it does not leave it. */
const localOptions = { rejectUnauthorized: false, lookup: lookupLoopback };

async function readResponse(response: IncomingMessage): Promise<schemas.WebhookLogResponse> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxExcerptBytes) break;
    }
  } catch {
    // The response counts as soon as its headers are complete, even if its body never ends.
  }
  const { statusCode = 0, headers } = response;
  if (statusCode > 599) throw Object.assign(new Error(`Invalid status ${statusCode}.`), { code: 'HPE_INVALID_STATUS' });
  return { status: statusCode, headers: joinValues(headers), body: bodyExcerpt(Buffer.concat(chunks)) };
}

const joinValues = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));
