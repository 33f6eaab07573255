import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { deliveryRules } from '@worklane/contract';
import { readLenientResponses } from '@worklane/contract/response-heads';
import { type DeliveryError, deliveryError } from './delivery-error.ts';

export interface DeliveryRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether any certificate of the receiver is accepted. */
  readonly skipVerify: boolean;
}

export interface DeliveryResponse {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The first 4 KiB, which the delivery log of a webhook shows, too. */
  readonly body: string;
}

export type DeliveryOutcome = { readonly durationMs: number } & (
  | { readonly response: DeliveryResponse; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: DeliveryError }
);

const maxBodyBytes = 4096;

/** Posts a delivery as the service does: without redirects, within 15 seconds. Never rejects. */
export async function sendDelivery(request: DeliveryRequest): Promise<DeliveryOutcome> {
  const startedAt = performance.now();
  const result = await post(request).then(
    (response) => ({ response }),
    (error: unknown) => ({ error: deliveryError(error, request.url) }),
  );
  return { durationMs: Math.round(performance.now() - startedAt), ...result };
}

async function post({ url, headers, body, skipVerify }: DeliveryRequest): Promise<DeliveryResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'keep-alive' },
    // A new connection for each attempt, because a server in development restarts often.
    agent: false,
    joinDuplicateHeaders: true,
    maxHeaderSize: 16_384,
    signal: AbortSignal.timeout(deliveryRules.timeoutSeconds * 1000),
    ...(skipVerify && { rejectUnauthorized: false }),
  });
  outgoing.on('socket', readLenientResponses).on('error', reject).once('response', resolve).end(body);
  const response = await promise;
  const text = await readStart(response);
  const { statusCode: status = 0, headers: received } = response;
  if (status > 599) throw Object.assign(new Error(`Invalid status ${status}`), { code: 'HPE_INVALID_STATUS' });
  return { status, headers: joinValues(received), body: text };
}

/** The response counts as soon as its headers are complete, even if its body never ends. */
async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBodyBytes) break;
    }
  } catch {
    // The status is known.
  }
  const start = Buffer.concat(chunks).subarray(0, maxBodyBytes);
  // A character that is cut in two is left out.
  return new TextDecoder().decode(start, { stream: size > maxBodyBytes });
}

const joinValues = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));
