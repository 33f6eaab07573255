import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { IHttpResponse } from '@stoplight/prism-http';
import { ProblemError } from '@worklane/contract/requests';
import type { HttpResponse, ParsedRequest } from '../http/request-handler.ts';
import type { Violation } from '../http/violation.ts';

/** A response of the upstream, for the client and for Prism. */
export interface UpstreamResponse {
  readonly response: HttpResponse;
  readonly prismResponse: IHttpResponse;
  /** Whether there is a body to validate: false for a stream, for HEAD and for malformed JSON. */
  readonly hasValue: boolean;
  /** Violations that Prism cannot detect. */
  readonly violations: readonly Violation[];
}

/** Forwards a request to the upstream. @throws ProblemError service_unavailable */
export async function fetchUpstream(upstream: URL, request: ParsedRequest): Promise<UpstreamResponse> {
  return readResponse(await forwardRequest(upstream, request), request.method);
}

const responseTimeoutSeconds = 30;

/**
 * Unlike Prism's own forwarding, this does not follow redirects, keeps cookies separate and keeps streams open.
 *
 * @throws ProblemError when no response starts
 */
function forwardRequest(upstream: URL, request: ParsedRequest): Promise<IncomingMessage> {
  const { method, url, headers, body } = request;
  const path = `${upstream.pathname.replace(/\/$/, '')}${url.pathname}${url.search}`;
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = send(new URL(path, upstream), {
      method,
      // Compressed responses could not be validated.
      headers: { ...endToEndHeaders(headers), host: upstream.host, 'accept-encoding': 'identity' },
    });
    const fail = (detail: string) =>
      reject(new ProblemError('service_unavailable', detail, { headers: { 'Retry-After': '1' } }));
    outgoing.setTimeout(responseTimeoutSeconds * 1000, () => {
      fail(`${upstream.origin} did not respond within ${responseTimeoutSeconds} seconds.`);
      outgoing.destroy();
    });
    outgoing.once('response', (response) => {
      outgoing.setTimeout(0);
      resolve(response);
    });
    outgoing.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      fail(`The request to ${upstream.origin} failed: ${code ?? message}.`),
    );
    outgoing.end(body.bytes);
  });
}

async function readResponse(incoming: IncomingMessage, method: string): Promise<UpstreamResponse> {
  const status = incoming.statusCode ?? 0;
  const headers = endToEndHeaders(incoming.headers);
  const type = incoming.headers['content-type'] ?? '';
  const prismResponse = { statusCode: status, headers: flatten(headers) };
  if (type.startsWith('text/event-stream') && method !== 'HEAD') {
    return { response: { status, headers, body: incoming }, prismResponse, hasValue: false, violations: [] };
  }
  const bytes = await buffer(incoming).catch(() => {
    throw new ProblemError(
      'service_unavailable',
      'The upstream closed the connection before its response was complete.',
    );
  });
  const response = { status, headers, body: bytes.length > 0 ? bytes : null };
  if (method === 'HEAD') return { response, prismResponse, hasValue: false, violations: [] };
  const text = bytes.length > 0 ? bytes.toString('utf8') : undefined;
  if (text === undefined || !/^[^;]*json\b/.test(type)) {
    return { response, prismResponse: { ...prismResponse, body: text }, hasValue: true, violations: [] };
  }
  try {
    return { response, prismResponse: { ...prismResponse, body: JSON.parse(text) }, hasValue: true, violations: [] };
  } catch (error) {
    return { response, prismResponse, hasValue: false, violations: [malformedJson(error as Error)] };
  }
}

const flatten = (headers: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const malformedJson = ({ message }: Error): Violation => ({
  location: ['response', 'body'],
  severity: 'Error',
  code: 'json',
  message: `Response body must be JSON: ${message}`,
});

/** Headers of a connection, not of the message (RFC 9110, section 7.6.1). */
const hopByHopHeaders = new Set([
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

function endToEndHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> {
  const listed = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(([name]) => !hopByHopHeaders.has(name) && !listed.includes(name));
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}
