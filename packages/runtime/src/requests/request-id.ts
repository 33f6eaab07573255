import { ulid } from 'ulid';
import type { RequestHeaders } from './request-head.ts';

/** Request IDs of clients and proxies that are safe in a header and in a log. */
const safeId = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the X-Request-Id of a request, or a new ID if it has none that is safe. */
export function requestId({ headers }: { readonly headers: RequestHeaders }): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && safeId.test(id) ? id : `req_${ulid(undefined, random)}`;
}

/** Random bytes, drawn in bulk: one by one, they would cost more than the rest of a request. */
const bytes = new Uint8Array(4096);
let used = bytes.length;

function random(): number {
  if (used === bytes.length) {
    crypto.getRandomValues(bytes);
    used = 0;
  }
  return (bytes[used++] as number) / 256;
}
