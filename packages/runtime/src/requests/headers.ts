import type { Operation } from '@worklane/contract';
import { ProblemError } from '@worklane/contract/requests';
import Negotiator from 'negotiator';
import { ulid } from 'ulid';

/** By lower-case name, as Node.js has them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the value of a header that is sent at most once. */
export const headerOf = (headers: RequestHeaders, name: string): string | undefined => headers[name]?.toString();

/** RFC 6750, section 2.1, and RFC 9449, section 7.1. The scheme is case-insensitive (RFC 9110, section 11.1). */
const credentials = /^\w+ +([A-Za-z0-9\-._~+/]+=*) *$/;

/**
 * Returns the token of an Authorization header.
 * @param withProof whether the caller verifies the proof that comes with the scheme `DPoP`, which is otherwise no token
 * @throws ProblemError token_missing, token_invalid
 */
export function bearerToken(authorization = '', withProof = false): string {
  if (!(withProof ? /^(?:Bearer|DPoP)\b/i : /^Bearer\b/i).test(authorization)) {
    throw new ProblemError('token_missing', 'Send the access token as Authorization: Bearer <ACCESS_TOKEN>.');
  }
  const token = credentials.exec(authorization)?.[1];
  if (token === undefined) throw new ProblemError('token_invalid', 'Malformed bearer token.');
  return token;
}

/** Request IDs of clients and proxies that are safe in a header and in a log. */
const safeId = /^[A-Za-z0-9_-]{1,128}$/;

/** Returns the X-Request-Id of a request, or a new ID if it has none that is safe. */
export function requestId({ headers }: { readonly headers: RequestHeaders }): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && safeId.test(id) ? id : `req_${ulid(undefined, randomFraction)}`;
}

/** Random bytes, drawn in bulk: one by one, they would cost more than the rest of a request. */
const randomBytes = new Uint8Array(4096);
let usedBytes = randomBytes.length;

function randomFraction(): number {
  if (usedBytes === randomBytes.length) {
    crypto.getRandomValues(randomBytes);
    usedBytes = 0;
  }
  return (randomBytes[usedBytes++] as number) / 256;
}

/** Returns a media type without its parameters; undefined when there is none. */
export const mediaTypeOf = (contentType: string | undefined): string | undefined =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() || undefined;

/**
 * Returns the key of a `content` object that describes a media type: the most specific one (OpenAPI 3.1, Media Types), which may
 * be a range such as `image/*`.
 */
export function describedMediaType(content: object, contentType: string | undefined): string | undefined {
  if (contentType === undefined || Object.hasOwn(content, contentType)) return contentType;
  const type = mediaTypeOf(contentType);
  if (type === undefined || Object.hasOwn(content, type)) return type;
  const keys = Object.keys(content);
  const withParameters = normalized(contentType);
  const range = `${type.slice(0, type.indexOf('/'))}/*`;
  return (
    keys.find((key) => key.includes(';') && normalized(key) === withParameters) ??
    [type, range, '*/*'].flatMap((wanted) => keys.find((key) => mediaTypeOf(key) === wanted) ?? [])[0]
  );
}

const normalized = (mediaType: string) => mediaType.toLowerCase().replace(/[\s"]/g, '');

/** How the bytes of a body are read and written. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'binary';

export function bodyFormat(mediaType: string): BodyFormat {
  if (/^[^/]+\/(?:[^/]*\+)?json$/.test(mediaType)) return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  if (mediaType === 'multipart/form-data') return 'multipart';
  return /^text\/|[/+]xml$/.test(mediaType) ? 'text' : 'binary';
}

/** Maximum size of a request body, in bytes. */
export const maxBodyBytes = 1024 * 1024;

/** Maximum length of a header value that a problem quotes. */
const maxQuoteLength = 200;

/**
 * A parameter of a media range, except its weight `q`. JSON has no parameters, so none of them can exclude it. A missing
 * closing quote ends with the header, so that the time is linear.
 */
const mediaTypeParameter = /;\s*(?!q\s*=)[^\s;,="]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"?|[^\s;,"]*))?/gi;

/** Returns a check that a request accepts a media type of the operation's responses (RFC 9110, section 12.5.1). */
export function acceptCheck({ responses }: Operation): (accept: string | undefined) => void {
  const offered = Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .flatMap(([, { content }]) => Object.keys(content));
  if (offered.length === 0 || !('406' in responses)) return () => {};
  return (accept) => {
    if (acceptedType(accept, offered) !== undefined) return;
    throw new ProblemError(
      'not_acceptable',
      `The operation returns ${offered.join(', ')}, but the request accepts ${accept?.slice(0, maxQuoteLength)}.`,
    );
  };
}

/** Returns the media type that a request prefers; undefined if it accepts none of those that are offered. */
export function acceptedType(accept: string | undefined, offered: readonly string[]): string | undefined {
  if (accept === undefined || accept === '*/*' || accept === '' || accept === offered[0]) return offered[0];
  const withoutParameters = accept.replace(mediaTypeParameter, '');
  return new Negotiator({ headers: { accept: withoutParameters } }).mediaTypes([...offered])[0];
}

/**
 * Checks that the headers announce a body that the operation supports. For an operation without a body there is nothing to
 * check: whatever is sent is not read.
 */
export function checkBodyHeaders(
  { requestBody }: Pick<Operation, 'requestBody'>,
  headers: RequestHeaders,
  limit = maxBodyBytes,
): void {
  if (!requestBody) return;
  const { content } = requestBody;
  const supported = Object.keys(content);
  const contentType = headerOf(headers, 'content-type');
  if (contentType !== undefined || hasBody(headers)) requireMediaType(content, supported, contentType);
  requireNoEncoding(supported, headerOf(headers, 'content-encoding'));
  const length = Number(headers['content-length'] ?? 0);
  if (length > limit) {
    throw new ProblemError('body_too_large', `The body has ${length} bytes; the limit is ${limit} bytes.`);
  }
}

const hasBody = (headers: RequestHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function requireMediaType(content: object, supported: readonly string[], contentType: string | undefined): void {
  if (contentType !== undefined && Object.hasOwn(content, contentType)) return;
  const isSupported = Object.hasOwn(content, describedMediaType(content, contentType) ?? '');
  if (isSupported && (bodyFormat(mediaTypeOf(contentType) ?? '') === 'binary' || isUtf8(contentType))) return;
  const problem =
    contentType === undefined ? 'Missing Content-Type' : `Unsupported Content-Type: ${quote(contentType)}`;
  throw unsupported(supported, `${problem}. Send ${supported.join(' or ')}${isSupported ? ' in UTF-8' : ''}.`);
}

/** JSON is UTF-8 (RFC 8259, section 8.1), and so are forms (WHATWG URL, section 5). */
function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(contentType)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}

function requireNoEncoding(supported: readonly string[], encoding: string | undefined): void {
  if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
  throw unsupported(supported, `Unsupported Content-Encoding: ${quote(encoding)}. Send the body without encoding.`);
}

const quote = (value: string) => value.slice(0, maxQuoteLength);

/** `Accept` in the response lists the supported media types (RFC 9110, section 15.5.16). */
const unsupported = (supported: readonly string[], detail: string) =>
  new ProblemError('unsupported_media_type', detail, { headers: { Accept: supported.join(', ') } });
