import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './request-handler.ts';
import { violationsHeader } from '../validation/violation.ts';

export interface CommonHeaders {
  readonly cors: Readonly<Record<string, string>>;
  readonly requestId: string;
}

/** Sends an answer; resolves when it is out, or when the client has gone. */
export async function send(
  answer: Answer,
  outgoing: ServerResponse,
  { cors, requestId }: CommonHeaders,
): Promise<void> {
  const { status, headers, body, violations = [] } = answer;
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  // An upstream that answers browsers itself knows better who may read it.
  if (!outgoing.hasHeader('Access-Control-Allow-Origin')) {
    for (const [name, value] of Object.entries(cors)) outgoing.appendHeader(name, value);
  }
  if (!outgoing.hasHeader('X-Request-Id')) outgoing.setHeader('X-Request-Id', requestId);
  if (violations.length > 0) outgoing.setHeader('sl-violations', violationsHeader(violations));
  if (body instanceof Readable) {
    // A client waits for the head of a stream, not for its first event.
    outgoing.flushHeaders();
    // A stream that breaks is cut for the client too, which is all that can be told after the status line.
    await pipeline(body, outgoing).catch(() => outgoing.destroy());
    return;
  }
  if (body !== null) outgoing.setHeader('Content-Length', Buffer.byteLength(body));
  // Node leaves the body of an answer to HEAD out.
  outgoing.end(body);
}
