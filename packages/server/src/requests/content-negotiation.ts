import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@worklane/contract';
import { ProblemError } from '../problems/problem-error.ts';

/** The most bytes that a body may have. */
export const largestBody = 1024 * 1024;

/** How much of a header a problem repeats. */
const longestQuote = 200;

/** The media type of a body without its parameters; undefined when there is none. */
export const mediaTypeOf = (contentType: string | undefined): string | undefined =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() || undefined;

/**
 * Whether the headers announce a body that the operation takes. An operation without a body has nothing to check: what
 * is sent is not read.
 */
export function requireBodyHeaders({ requestBody }: Operation, headers: IncomingHttpHeaders): void {
  if (!requestBody) return;
  const taken = Object.keys(requestBody.content);
  const contentType = headers['content-type'];
  if (contentType !== undefined || hasBody(headers)) requireMediaType(taken, contentType);
  requireNoCoding(taken, headers['content-encoding']);
  const length = Number(headers['content-length'] ?? 0);
  if (length > largestBody) {
    throw new ProblemError('body_too_large', `The body has ${length} bytes, ${largestBody} are allowed.`);
  }
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function requireMediaType(taken: readonly string[], contentType: string | undefined): void {
  if (taken.includes(mediaTypeOf(contentType) ?? '') && isUtf8(contentType)) return;
  const had = contentType === undefined ? 'no Content-Type' : contentType.slice(0, longestQuote);
  refuse(taken, `The operation takes ${taken.join(', ')}, the request has ${had}.`);
}

/** JSON is UTF-8 (RFC 8259, section 8.1), and so are forms (WHATWG URL, section 5). */
function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

function requireNoCoding(taken: readonly string[], coding: string | undefined): void {
  if (coding === undefined || coding.toLowerCase() === 'identity') return;
  refuse(
    taken,
    `The operation takes bodies without Content-Encoding, the request has ${coding.slice(0, longestQuote)}.`,
  );
}

/** `Accept` in an answer says what could be sent instead (RFC 9110, section 15.5.16). */
function refuse(taken: readonly string[], detail: string): never {
  throw new ProblemError('unsupported_media_type', detail, { headers: { Accept: taken.join(', ') } });
}
