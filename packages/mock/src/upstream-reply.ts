import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { IHttpResponse } from '@stoplight/prism-http';
import type { Answer } from './http/request-handler.ts';
import { Refusal } from './refusal.ts';
import { endToEnd } from './proxy/upstream.ts';
import type { Violation } from './validation/violation.ts';

/** What a server answered: as it goes to the client, and as Prism is to judge it. */
export interface UpstreamReply {
  readonly answer: Answer;
  readonly judged: IHttpResponse;
  /** Whether there is a body that can be judged: a stream has no end, HEAD has none, broken JSON has no value. */
  readonly hasValue: boolean;
  /** What is wrong that Prism cannot see. */
  readonly violations: readonly Violation[];
}

export async function readReply(response: IncomingMessage, method: string): Promise<UpstreamReply> {
  const status = response.statusCode ?? 0;
  const headers = endToEnd(response.headers);
  const type = response.headers['content-type'] ?? '';
  const judged = { statusCode: status, headers: flat(headers) };
  if (type.startsWith('text/event-stream') && method !== 'HEAD') {
    return { answer: { status, headers, body: response }, judged, hasValue: false, violations: [] };
  }
  const bytes = await buffer(response).catch(() => {
    throw new Refusal('service_unavailable', 'The upstream broke off in the middle of its answer.');
  });
  const answer = { status, headers, body: bytes.length > 0 ? bytes : null };
  if (method === 'HEAD') return { answer, judged, hasValue: false, violations: [] };
  if (bytes.length === 0 || !/^[^;]*json\b/.test(type)) {
    const text = bytes.length > 0 ? bytes.toString('utf8') : undefined;
    return { answer, judged: { ...judged, body: text }, hasValue: true, violations: [] };
  }
  try {
    return { answer, judged: { ...judged, body: JSON.parse(bytes.toString('utf8')) }, hasValue: true, violations: [] };
  } catch (error) {
    return { answer, judged, hasValue: false, violations: [brokenJson(error as Error)] };
  }
}

const flat = (headers: Record<string, string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const brokenJson = ({ message }: Error): Violation => ({
  location: ['response', 'body'],
  severity: 'Error',
  code: 'json',
  message: `Response body must be JSON: ${message}`,
});
