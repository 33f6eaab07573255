import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ProxyOptions, startMock, startProxy } from '../src/index.ts';
import type { Violation } from '../src/validation/violation.ts';

export const token = { Authorization: 'Bearer x' };
export const jsonType = { 'Content-Type': 'application/json' };

/** A server of a few lines, until the end of the test. */
export async function upstreamOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that keeps the contract, until the end of the test. */
export async function mockUpstream(): Promise<string> {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  return mock.url;
}

export async function proxyOf(upstream: string, options: Omit<ProxyOptions, 'upstream'> = {}) {
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
