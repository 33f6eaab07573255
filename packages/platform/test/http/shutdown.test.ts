import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { json } from '@worklane/server';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopListening, stopOnSignals, stopServer } from '../../src/http/shutdown.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { bearer, openApp } from '../observability/operations-app.ts';

const store = await openEmbeddedStore();

/** Returns a server whose listTasks responds when the test lets it, and whose stream never ends by itself. */
async function startServer() {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { app } = openApp(store, {
    handlers: {
      async listTasks() {
        arrived.resolve();
        await gate.promise;
        return { status: 200, body: json('{"data":[],"next_cursor":null}') };
      },
      streamEvents: ({ signal }) => ({
        status: 200,
        body: (async function* () {
          yield ': here\n\n';
          await once(signal, 'abort');
        })(),
      }),
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, arrived: arrived.promise, letThrough: gate.resolve };
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

/** Asks on a connection that is kept alive. */
async function ask(port: number, path: string): Promise<IncomingMessage> {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const request = get({ port, path, agent, headers: bearer('one') });
  const [response] = await once(request, 'response');
  return response;
}

/** Opens a connection, which asks when the test wants. */
async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    async ask() {
      socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return String((await once(socket, 'data'))[0]).toLowerCase();
    },
  };
}

const rejectsConnections = async (port: number) => {
  try {
    await ask(port, '/health/live');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  }
};

describe('the shutdown of the service', () => {
  it('finishes requests in flight and accepts no other connections', async () => {
    const { app, arrived, letThrough } = await startServer();
    const port = portOf(app);
    const response = ask(port, '/api/v1/7/tasks');
    await arrived;

    const stopped = stopServer(app, 10);
    await expect.poll(() => rejectsConnections(port)).toBe(true);
    letThrough();

    const { statusCode, headers } = await response;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(await stopped).toBe(true);
  });

  it('ends open streams', async () => {
    const { app } = await startServer();
    const stream = await ask(portOf(app), '/api/events/stream');
    expect(await stopServer(app, 10)).toBe(true);
    expect(await text(stream)).toBe(': here\n\n');
  });

  it('accepts requests on other connections while it drains, and is not ready', async () => {
    let isDraining = false;
    let keepsConnections = false;
    const { app } = openApp(store, { isDraining: () => isDraining, keepsConnections: () => keepsConnections });
    await app.listen({ host: '127.0.0.1', port: 0 });
    isDraining = true;
    const ready = await ask(portOf(app), '/health/ready');
    expect([ready.statusCode, JSON.parse(await text(ready))]).toEqual([
      503,
      { status: 'unavailable', reason: 'stopping' },
    ]);
    const { statusCode, headers } = await ask(portOf(app), '/health/live');
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    keepsConnections = true;
    expect((await ask(portOf(app), '/health/live')).headers.connection).toBe('keep-alive');
  });

  it('keeps connections until the port is closed, and asks to close them afterwards', async () => {
    const { app } = openApp(store, { isDraining: () => true, keepsConnections: () => true });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const kept = await openConnection(portOf(app));
    expect(await kept.ask()).toContain('connection: keep-alive');
    const stopped = stopListening(app);
    await expect.poll(() => app.server.listening).toBe(false);
    expect(await kept.ask()).toContain('connection: close');
    await stopped;
  });

  it('serves the request of a connection that was just accepted', async () => {
    const { app } = await startServer();
    const port = portOf(app);
    const accepted = once(app.server, 'connection');
    const connection = await openConnection(port);
    await accepted;
    const stopped = stopListening(app).then(() => stopServer(app, 10));
    await expect.poll(() => app.server.listening).toBe(false);
    expect(await rejectsConnections(port)).toBe(true);
    expect(await connection.ask()).toContain('200 ok');
    expect(await stopped).toBe(true);
  });

  it('drains at SIGTERM, but not at SIGINT', async () => {
    for (const [signal, steps] of [
      ['SIGTERM', ['drain', 'stop']],
      ['SIGINT', ['stop']],
    ] as const) {
      const process = new FakeProcess();
      const taken: string[] = [];
      const take = (step: string) => async () => taken.push(step) > 0;
      const drain = async () => void (await take('drain')());
      stopOnSignals({ process, logger: createLogger('silent'), drain, stop: take('stop') });
      process.emit(signal, signal);
      expect(await process.exited).toBe(0);
      expect(taken).toEqual(steps);
    }
  });

  it('stops when its parent ends, if that passes no signal on', async () => {
    const process = new FakeProcess();
    stopOnSignals({ process, logger: createLogger('silent'), parent: 7, stop: async () => true });
    process.ppid = 1;
    expect(await process.exited).toBe(0);
  });

  it('aborts requests that exceed the time limit', async () => {
    const { app, arrived } = await startServer();
    const response = ask(portOf(app), '/api/v1/7/tasks');
    response.catch(() => undefined);
    await arrived;
    expect(await stopServer(app, 0)).toBe(false);
    await expect(response).rejects.toThrow('socket hang up');
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('stops at a signal: complete %s, exit code %i', async (complete, code) => {
    const process = new FakeProcess();
    stopOnSignals({ process, logger: createLogger('silent'), stop: async () => complete });
    process.emit('SIGTERM', 'SIGTERM');
    expect(await process.exited).toBe(code);
  });

  it('exits with 1 if stopping fails', async () => {
    const process = new FakeProcess();
    stopOnSignals({ process, logger: createLogger('silent'), stop: () => Promise.reject(new Error('no')) });
    process.emit('SIGINT', 'SIGINT');
    expect(await process.exited).toBe(1);
  });

  it('exits at once at a second signal', async () => {
    const process = new FakeProcess();
    stopOnSignals({ process, logger: createLogger('silent'), stop: () => new Promise(() => undefined) });
    process.emit('SIGTERM', 'SIGTERM');
    process.emit('SIGINT', 'SIGINT');
    expect(await process.exited).toBe(1);
  });

  class FakeProcess extends EventEmitter {
    readonly #exit = Promise.withResolvers<number>();
    ppid = 7;
    readonly exited = this.#exit.promise;

    exit(code: number): void {
      this.#exit.resolve(code);
    }
  }
});
