import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { json as jsonOf, text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, createServer, partialHandlers } from '../../src/index.ts';
import { authenticate, bearer } from '../example-server.ts';

let app: FastifyInstance;
let address: { host: string; port: number };
const handler = vi.fn();

beforeEach(async () => {
  handler.mockReset();
  app = createServer({ handlers: partialHandlers({ createTask: handler, getTask: handler }), authenticate });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = { host: '127.0.0.1', port: (app.server.address() as { port: number }).port };
});
afterEach(() => app.close());

// A server closes a connection after its response if the request says so, and a client that still writes then may lose the response.
const keepAlive = new Agent({ keepAlive: true });
afterEach(() => keepAlive.destroy());

const path = '/api/v1/1042/tasks';
const headers = { ...bearer('all'), 'content-type': 'application/json' };

/** Sends a request with a body in chunks; the response may come before all of them are sent. */
async function send(options: RequestOptions, chunks: Iterable<Buffer> = []): Promise<IncomingMessage> {
  const request = httpRequest({ ...address, path, method: 'POST', headers, agent: keepAlive, ...options });
  const responded = once(request, 'response');
  for (const chunk of chunks) {
    if (!request.write(chunk)) await Promise.race([once(request, 'drain'), responded]);
  }
  request.end();
  const [response] = await responded;
  return response;
}

function* megabytes(count: number) {
  yield Buffer.from('{"title":"');
  for (let index = 0; index < count; index++) yield Buffer.alloc(1024 * 1024, 'x');
  yield Buffer.from('"}');
}

describe('A body that is too large', () => {
  it('is rejected with a response that the client receives if its length is unknown', async () => {
    const response = await send({}, megabytes(8));
    expect(response.statusCode).toBe(413);
    expect(await jsonOf(response)).toMatchObject({
      code: 'body_too_large',
      detail: 'The body exceeds the limit of 1048576 bytes.',
    });
  });

  it('is rejected by its Content-Length', async () => {
    const length = 8 * 1024 * 1024 + 12;
    const response = await send({ headers: { ...headers, 'content-length': length } }, megabytes(8));
    expect(response.statusCode).toBe(413);
    expect(await jsonOf(response)).toMatchObject({
      detail: `The body has ${length} bytes; the limit is 1048576 bytes.`,
    });
  });
});

describe('A connection', () => {
  it('stays open after an error response', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const [chunk, status] of [
      ['{"title":', 400],
      ['{}', 422],
      ['[]', 422],
    ] as const) {
      const response = await send({ agent }, [Buffer.from(chunk)]);
      expect(response.statusCode).toBe(status);
      expect(response.headers.connection).toBe('keep-alive');
      await text(response);
    }
    expect(await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(1);
    agent.destroy();
  });

  it('receives 401 before the body is sent if there is no token', async () => {
    const socket = connect(address.port, address.host);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"title":`,
    );
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain('HTTP/1.1 401 Unauthorized');
    socket.destroy();
  });
});

describe('The signal of a call', () => {
  it('aborts when the client disconnects', async () => {
    const called = new Promise<Call<'getTask'>>((resolve) => {
      handler.mockImplementation((call) => {
        resolve(call);
        return new Promise(() => {});
      });
    });
    const request = httpRequest({ ...address, path: `${path}/2301`, headers: bearer('all') });
    request.on('error', () => {});
    request.end();
    const { signal } = await called;
    const aborted = once(signal, 'abort');
    expect(signal.aborted).toBe(false);
    request.destroy();
    await aborted;
  });

  it('does not abort after the response has been sent', async () => {
    let call: Call<'createTask'> | undefined;
    handler.mockImplementation((received) => {
      call = received;
      expect(received.signal.aborted).toBe(false);
      return { status: 201, body: {}, headers: {} };
    });
    await text(await send({}, [Buffer.from('{"title":"x"}')]));
    expect(call?.signal.aborted).toBe(false);
  });
});

describe('A server that closes', () => {
  it('finishes requests in flight, and rejects later ones on the same connection with 503', async () => {
    let respondToFirst: (response: unknown) => void = () => {};
    const called = new Promise<void>((resolve) => {
      handler.mockImplementation(() => {
        resolve();
        return new Promise((respond) => {
          respondToFirst = respond;
        });
      });
    });
    const socket = connect(address.port, address.host);
    const get = `GET ${path}/2301 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n\r\n`;
    socket.write(get);
    await called;
    const closed = app.close();
    // The second request is on the same connection and waits for the response to the first.
    socket.write(get);
    await new Promise((resolve) => setTimeout(resolve, 50));
    respondToFirst({ status: 404, body: {} });
    const received = await text(socket);
    await closed;
    const [, , second] = received.split('HTTP/1.1 ');
    expect(second).toMatch(/^503 Service Unavailable/);
    expect(second).toMatch(/\r\nretry-after: 5\r\n/i);
    expect(second).toMatch(/\r\nconnection: close\r\n/i);
    expect(second).toContain('"code":"service_unavailable"');
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

/** Sends a request as text; returns everything received until the connection ends. */
async function sendRaw(head: string): Promise<string> {
  const socket = connect(address.port, address.host);
  socket.write(`${head}Connection: close\r\n\r\n`);
  return text(socket);
}

describe('The Host header', () => {
  it.each([
    ['two Host headers', 'Host: x\r\nHost: x\r\n'],
    ['two different Host headers', 'Host: x\r\nHOST: y\r\n'],
    ['no Host header', ''],
  ])('causes 400 for a request with %s (RFC 9112, section 3.2)', async (_, hosts) => {
    const response = await sendRaw(`GET ${path}/2301 HTTP/1.1\r\nAuthorization: Bearer all\r\n${hosts}`);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(handler).not.toHaveBeenCalled();
  });

  it('is rejected with a problem if it is sent twice and no route matches', async () => {
    const response = await sendRaw('GET /nowhere HTTP/1.1\r\nHost: x\r\nHost: x\r\n');
    expect(response).toContain('"code":"invalid_parameter"');
    expect(response).toContain('"pointer":"/Host"');
  });

  it('is not confused with other headers that are sent twice', async () => {
    handler.mockImplementation(() => ({ status: 404, body: {} }));
    const twice = 'Accept: */*\r\nAccept: */*\r\nX-Forwarded-Host: x\r\nX-Forwarded-Host: y\r\n';
    const response = await sendRaw(`GET ${path}/2301 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer all\r\n${twice}`);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(response).not.toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('What is not a request', () => {
  it.each([
    ['headers that are too long', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', 400],
    ['an invalid header', 'GET / HTTP/1.1\r\nHost: x\r\nin valid: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('gets a problem and closes the connection: %s', async (_case, sent, status) => {
    const socket = connect(address);
    socket.end(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('Content-Type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, detail: expect.any(String) });
  });
});
