import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

/** What a client makes of a response. */
interface Reading {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a receiver writes, and what every sender of deliveries must make of it. */
export interface RawResponse {
  readonly name: string;
  /** Several parts are written one after the other. */
  readonly bytes: string | Buffer | readonly string[];
  /** Whether the receiver closes the connection after it. */
  readonly end?: boolean;
  /** The response, or the code of the error in its place. */
  readonly expected: Reading | 'protocol_error' | 'connection_reset';
  /** Seconds until the first retry at `retryTime`, without jitter. Default: those of the schedule. */
  readonly retryAfter?: number;
}

/** The time of retries. */
export const retryTime = new Date('2026-03-05T12:00:00Z');

const ok = { status: 200, body: 'ok' };
const final = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const continued = 'HTTP/1.1 100 Continue\r\n\r\n';
const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\nRetry-After: 9\r\n\r\n';
const withFields = (...fields: readonly string[]) =>
  ['HTTP/1.1 200 OK', ...fields, 'Content-Length: 2', '', 'ok'].join('\r\n');
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

type Row = readonly [
  name: string,
  bytes: RawResponse['bytes'],
  expected: RawResponse['expected'],
  options?: Pick<RawResponse, 'end' | 'retryAfter'>,
];

/** RFC 9110, section 15.2: a client must be able to read any number of them, even if it does not expect one. */
const interimResponses: readonly Row[] = [
  ['100', `${continued}${final}`, ok],
  ['100 without a reason phrase', `HTTP/1.1 100\r\n\r\n${final}`, ok],
  ['100 with fields', `HTTP/1.1 100 Continue\r\nDate: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n${final}`, ok],
  ['100 of HTTP/1.0', `HTTP/1.0 100 Continue\r\n\r\n${final}`, ok],
  ['102', `HTTP/1.1 102 Processing\r\n\r\n${final}`, ok],
  ['103', `${hints}${final}`, { ...ok, headers: { 'content-length': '2' } }],
  ['an unknown interim status', `HTTP/1.1 199 Working\r\n\r\n${final}`, ok],
  ['several interim responses', `${continued}${continued}HTTP/1.1 102 P\r\n\r\n${hints}${continued}${final}`, ok],
  ['an interim response byte by byte', [...`${continued}${hints}${final}`], ok],
  ['an interim response before 503', `${continued}HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n`, { status: 503 }],
  ['only an interim response', continued, 'connection_reset', { end: true }],
  ['an endless number of interim responses', hints.repeat(1000), 'protocol_error'],
  // Nobody asked for another protocol (section 15.2.2).
  ['101', 'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n', 'protocol_error'],
  ['101 without a protocol', `HTTP/1.1 101 Switching\r\n\r\n${final}`, 'protocol_error'],
  ['an offer to upgrade', withFields('Connection: Upgrade', 'Upgrade: h2c'), ok],
];

/** RFC 9112, sections 2 to 5. */
const heads: readonly Row[] = [
  ['an empty reason phrase', final.replace(' OK', ' '), ok],
  ['no reason phrase', final.replace(' OK', ''), ok],
  ['a reason phrase that is not ASCII', Buffer.from(final.replace('OK', 'D\xe9j\xe0'), 'latin1'), ok],
  ['a later minor version', final.replace('1.1', '1.2'), ok],
  ['an unknown major version', final.replace('1.1', '9.9'), 'protocol_error'],
  ['a lower-case version', final.replace('HTTP', 'http'), 'protocol_error'],
  ['empty lines before the response', `\r\n\r\n${final}`, ok],
  ['lines without a carriage return', final.replaceAll('\r\n', '\n'), ok],
  ['one line without a carriage return', final.replace('\r\n', '\n'), ok],
  ['a carriage return within a line', withFields('X-A: a\rb'), 'protocol_error'],
  [
    'a folded line',
    withFields('X-A: one', ' two', '\t three'),
    { ...ok, headers: { 'x-a': 'one two three', 'content-length': '2' } },
  ],
  ['a folded line before the first field', withFields(' X-A: a'), { ...ok, headers: { 'content-length': '2' } }],
  ['whitespace around values', withFields('X-A:\t a \t '), { ...ok, headers: { 'x-a': 'a', 'content-length': '2' } }],
  ['whitespace after the length', 'HTTP/1.1 200 OK\r\nContent-Length: 2 \t\r\n\r\nok', ok],
  ['whitespace before a colon', withFields('X-A : a'), { ...ok, headers: { 'x-a': 'a', 'content-length': '2' } }],
  ['an empty value', withFields('X-A:'), { ...ok, headers: { 'x-a': '', 'content-length': '2' } }],
  [
    'a value that is not ASCII',
    Buffer.from(withFields('X-A: caf\xe9'), 'latin1'),
    { ...ok, headers: { 'x-a': 'café', 'content-length': '2' } },
  ],
  ['a value with U+0000', withFields('X-A: a\0b'), 'protocol_error'],
  ['a line without a colon', withFields('X-A'), 'protocol_error'],
  ['lower-case names', final.replace('Content-Length', 'content-length'), ok],
  ['upper-case names', final.replace('Content-Length', 'CONTENT-LENGTH'), ok],
  ['a repeated field', withFields('X-A: 1', 'x-a: 2'), { ...ok, headers: { 'x-a': '1, 2', 'content-length': '2' } }],
  ['1,500 fields', withFields(...Array.from({ length: 1500 }, (_, n) => `a${n}: b`)), ok],
  ['15 KiB of fields', withFields(`X-A: ${'x'.repeat(15_000)}`), ok],
  ['17 KiB of fields', withFields(`X-A: ${'x'.repeat(17_000)}`), 'protocol_error'],
  ['a status above 599', final.replace('200', '600'), 'protocol_error'],
  ['a status below 100', final.replace('200', '099'), 'protocol_error'],
  ['a status of four digits', final.replace('200', '2000'), 'protocol_error'],
  ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n', 'protocol_error'],
  ['a TLS alert', Buffer.from([0x15, 3, 1, 0, 2, 2, 0x46]), 'protocol_error'],
  ['the end of the connection', '', 'connection_reset', { end: true }],
  ['the end within the status line', 'HTTP/1.1 20', 'connection_reset', { end: true }],
  ['the end within the fields', 'HTTP/1.1 200 OK\r\nX-A: a\r\n', 'connection_reset', { end: true }],
];

/** RFC 9112, sections 6 to 8, and RFC 9110, sections 6.4 and 8.6. A response counts when its head is complete. */
const bodies: readonly Row[] = [
  ['a body of chunks', `${chunked}1\r\no\r\n1\r\nk\r\n0\r\n\r\n`, ok],
  ['chunks with extensions and trailers', `${chunked}2;a=b;c="d;\\"e"\r\nok\r\n0;last\r\nX-B: 1\r\nX-C: 2\r\n\r\n`, ok],
  ['chunk sizes with zeros', `${chunked.replace('chunked', 'Chunked')}002\r\nok\r\n000\r\n\r\n`, ok],
  ['an invalid chunk', `${chunked}zz\r\nok\r\n`, { status: 200 }],
  ['a compressed body of chunks', `${chunked.replace('chunked', 'gzip, chunked')}2\r\nok\r\n0\r\n\r\n`, ok],
  ['HTTP/1.0 until the end', 'HTTP/1.0 200 OK\r\n\r\nok', ok, { end: true }],
  ['HTTP/1.0 with a length', final.replace('1.1', '1.0'), ok],
  ['HTTP/1.1 until the end', 'HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nok', ok, { end: true }],
  ['204 with a length', 'HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n', { status: 204, body: '' }],
  ['204 with chunks', chunked.replace('200 OK', '204 No Content').concat('0\r\n\r\n'), { status: 204, body: '' }],
  ['304 with a length', 'HTTP/1.1 304 Not Modified\r\nContent-Length: 500\r\n\r\n', { status: 304, body: '' }],
  ['205', 'HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n', { status: 205, body: '' }],
  ['two equal lengths', withFields('Content-Length: 2'), { ...ok, headers: { 'content-length': '2' } }],
  ['a list of equal lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\nok', ok],
  ['two different lengths', withFields('Content-Length: 3'), 'protocol_error'],
  ['a negative length', 'HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\nok', 'protocol_error'],
  [
    'a length beside chunks',
    chunked.replace('\r\n\r\n', '\r\nContent-Length: 2\r\n\r\n2\r\nok\r\n0\r\n\r\n'),
    'protocol_error',
  ],
  ['the end within the body', final.replace(': 2', ': 100'), ok, { end: true }],
  ['the end within a chunk', `${chunked}5\r\nok`, ok, { end: true }],
  ['more bytes than the length', `${final}garbage`, ok],
  ['a second response', `${final}${final}`, ok],
  [
    'a compressed body',
    Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n'), gzipSync('ok')]),
    { status: 200 },
    { end: true },
  ],
  ['an unknown coding', withFields('Content-Encoding: other'), ok],
  ['a connection that the receiver closes', withFields('Connection: Keep-Alive', 'Keep-Alive: timeout=0'), ok],
];

const busy = (...fields: readonly string[]) =>
  ['HTTP/1.1 503 Busy', ...fields, 'Content-Length: 0', '', ''].join('\r\n');

/** RFC 9110, section 10.2.3: a number of seconds, or a date in one of three formats (section 5.6.7). */
const retryAfter = (
  [
    ['60', 60],
    ['60 \t ', 60],
    ['\t60', 60],
    ['0060', 60],
    ['0', 5],
    ['1', 5],
    ['Thu, 05 Mar 2026 12:01:00 GMT', 60],
    ['Thu, 05 Mar 2026 12:01:00 GMT  ', 60],
    ['Thursday, 05-Mar-26 12:01:00 GMT', 60],
    ['Thu Mar  5 12:01:00 2026', 60],
    ['Thu, 05 Mar 2026 11:00:00 GMT', 5],
    ['Thu, 05 Mar 2076 12:01:00 GMT', 86_400],
    ['86401', 86_400],
    ['99999999999', 86_400],
    ['9'.repeat(400), 86_400],
    ['-60', 5],
    ['+60', 5],
    ['60.5', 5],
    ['6e1', 5],
    ['60, 90', 5],
    ['60 s', 5],
    ['', 5],
    ['later', 5],
    ['2026-03-05T12:01:00Z', 5],
    ['Thu, 05 Mar 2026 12:01:00', 5],
  ] as const
).map(
  ([value, seconds]): Row => [
    `Retry-After: ${value.slice(0, 40)}`,
    busy(`Retry-After: ${value}`),
    { status: 503 },
    { retryAfter: seconds },
  ],
);

const retries: readonly Row[] = [
  ...retryAfter,
  ['lower-case retry-after', busy('retry-after:60'), { status: 503 }, { retryAfter: 60 }],
  ['Retry-After after an interim response', `${hints}${busy('RETRY-AFTER: 60')}`, { status: 503 }, { retryAfter: 60 }],
  ['a folded Retry-After', busy('Retry-After:', ' 60'), { status: 503 }, { retryAfter: 60 }],
  ['Retry-After of 500', busy('Retry-After: 60').replace('503', '500'), { status: 500 }, { retryAfter: 5 }],
  ['Retry-After of 429', busy('Retry-After: 60').replace('503', '429'), { status: 429 }, { retryAfter: 60 }],
];

/** Responses on the wire, valid and not. Service, mock and command line must make the same of them. */
export const rawResponses: readonly RawResponse[] = [...interimResponses, ...heads, ...bodies, ...retries].map(
  ([name, bytes, expected, options]) => ({ name, bytes, expected, ...options }),
);

/** Starts a receiver that writes a response to each request, and returns its URL. It is closed after the test. */
export async function startRawReceiver({ bytes, end }: RawResponse): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay().on('error', () => {}));
    socket.on('data', (chunk) => {
      // The body of the request.
      if (chunk.includes('}')) void respond(socket);
    });
  });
  const respond = async (socket: Socket) => {
    for (const part of Array.isArray(bytes) ? bytes : [bytes]) {
      await new Promise((resolve) => (part.length === 0 ? resolve(undefined) : socket.write(part, resolve)));
    }
    if (end) socket.end();
  };
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
