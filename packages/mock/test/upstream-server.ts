import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Violation } from '../src/http/violation.ts';
import { type ProxyOptions, startProxy } from '../src/index.ts';
import { startTestMock } from './mock-client.ts';

export const token = { Authorization: 'Bearer x' };
export const jsonType = { 'Content-Type': 'application/json' };

/** Starts a server with this listener, until the end of the test. */
export async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server that satisfies the contract, until the end of the test. */
export async function startMockUpstream(): Promise<string> {
  return (await startTestMock({ stateless: true })).url;
}

export async function startTestProxy(upstream: string, options: Omit<ProxyOptions, 'upstream'> = {}) {
  const proxy = await startProxy({ upstream, port: 0, ...options });
  onTestFinished(() => proxy.close());
  return proxy;
}

export const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, jsonType).end(JSON.stringify(body));
  };

export const violationsOf = (response: Response): Violation[] =>
  JSON.parse(response.headers.get('sl-violations') ?? '[]');

/** Returns the URL of a port on which no server listens. */
export async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
