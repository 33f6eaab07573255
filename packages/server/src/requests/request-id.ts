import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ulid } from 'ulid';

/** Ids of callers and proxies that are safe in a header and in a log. */
const acceptable = /^[A-Za-z0-9_-]{1,128}$/;

/** The id that a request came with, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : `req_${ulid(undefined, random)}`;
}

/** Random bytes are drawn by the page: one by one, they would cost more than the rest of a request. */
const page = new Uint8Array(4096);
let used = page.length;

function random(): number {
  if (used === page.length) {
    randomFillSync(page);
    used = 0;
  }
  return (page[used++] as number) / 256;
}
