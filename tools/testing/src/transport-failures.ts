import dns from 'node:dns';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** A receiver from which no successful response comes, and the error that every sender of deliveries must log. */
export interface TransportFailure {
  readonly name: string;
  /**
   * Starts it until the end of the test. It calls back when a sender waits for nothing but its time limit.
   * @returns its URL
   */
  readonly start: (onWaiting?: () => void) => Promise<string>;
  readonly error: { readonly code: string; readonly detail: string };
}

type Row = readonly [name: string, start: TransportFailure['start'], code: string, detail: string];

const responding = (response: string) => () =>
  listen((socket) => void socket.once('data', () => socket.write(response)));
const ending = (end: (socket: Socket) => void) => () => listen((socket) => void socket.once('data', () => end(socket)));
const secure = (url: string) => url.replace('http:', 'https:');

const notFound = Object.assign(new Error('none.invalid'), { code: 'ENOTFOUND' });
const closed = 'The connection was closed before a response was received.';
const invalid = 'The response is not valid HTTP/1.1.';
const fields = `X-A: ${'x'.repeat(200)}\r\n`.repeat(100);

const rows: readonly Row[] = [
  [
    'refuses the connection',
    async () => `http://127.0.0.1:${await freePort()}/`,
    'connection_refused',
    'The host refused the connection.',
  ],
  ['resets the connection', ending((socket) => socket.resetAndDestroy()), 'connection_reset', closed],
  ['ends the connection', ending((socket) => socket.end()), 'connection_reset', closed],
  [
    'does not respond',
    (onWaiting = () => {}) => listen((socket) => void socket.once('data', onWaiting)),
    'timeout',
    'The host did not respond within 15 seconds.',
  ],
  [
    'ignores the TLS handshake',
    async (onWaiting = () => {}) => secure(await listen((socket) => void socket.once('data', onWaiting))),
    'timeout',
    'No connection to the host was established within 15 seconds.',
  ],
  ['has no TLS', async () => secure(await responding('220 ESMTP\r\n')()), 'tls_error', 'The TLS handshake failed.'],
  ['has no certificate', async () => secure(await listen(() => {}, true)), 'tls_error', 'The TLS handshake failed.'],
  [
    'has no address',
    async () => {
      // A machine without DNS would wait for it.
      const lookup = (...args: unknown[]) => (args.at(-1) as (error: Error) => void)(notFound);
      vi.spyOn(dns, 'lookup').mockImplementation(lookup as never);
      return 'http://none.invalid/';
    },
    'dns_error',
    'The host name has no address in DNS, or its DNS server does not respond.',
  ],
  ['is none of HTTP', async () => 'ftp://127.0.0.1/', 'protocol_error', 'The URL cannot be requested.'],
  [
    'sends too many headers',
    responding(`HTTP/1.1 200 OK\r\n${fields}\r\n`),
    'protocol_error',
    'The response headers are longer than 16 KiB.',
  ],
  ['speaks another protocol', responding('SSH-2.0-OpenSSH_9.6\r\n'), 'protocol_error', invalid],
  [
    'sends an unknown status',
    responding('HTTP/1.1 999 Denied\r\nContent-Length: 0\r\n\r\n'),
    'protocol_error',
    'The response has the invalid status 999.',
  ],
  [
    'redirects',
    responding('HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'),
    'http_status',
    'The endpoint responded with status 302; redirects are not followed.',
  ],
];

/** Failures of real connections. */
export const transportFailures: readonly TransportFailure[] = rows.map(([name, start, code, detail]) => ({
  name,
  start,
  error: { code, detail },
}));

async function listen(serve: (socket: Socket) => void, tls = false): Promise<string> {
  const sockets = new Set<Socket>();
  const server = tls ? createTlsServer(serve) : createServer(serve);
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
