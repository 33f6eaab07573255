import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Violation } from '../src/http/violation.ts';
import { type ProxyOptions, startProxy } from '../src/index.ts';
import { startTestMock } from './mock-client.ts';

export const token = { Authorization: 'Bearer x' };
export const jsonType = { 'Content-Type': 'application/json' };

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
