import { createHandler, type MockHandler } from '@worklane/mock/handler';
import { textOf } from '../http-exchange.ts';
import type { StartServer } from './server.ts';
import type { Forward } from './violations/violation.ts';

/** The base URL of the mock, to which no request leaves the process. */
export const inProcess = 'http://127.0.0.1';

/** No request has to wait, but every response shows its quota. */
const conditions = { rateLimit: 1_000_000 };

export const newMock = (snapshot?: ReturnType<MockHandler['snapshot']>): MockHandler =>
  createHandler({ conditions, logError: () => {}, ...(snapshot && { snapshot }) });

/** Returns what starts mocks in process, each in the current state of a mock. */
export function mocksLike(mock: MockHandler): StartServer {
  const snapshot = mock.snapshot();
  return () => {
    const started = newMock(snapshot);
    return { forward: forwardTo(started), close: () => started.close() };
  };
}

/** Returns what sends requests to a mock. */
export const forwardTo =
  ({ fetch }: MockHandler): Forward =>
  async ({ method, path, headers, body }) => {
    const received = await fetch(
      new Request(inProcess + path, { method, headers, ...(body !== undefined && { body }) }),
    );
    return { status: received.status, headers: new Map(received.headers), body: await textOf(received) };
  };
