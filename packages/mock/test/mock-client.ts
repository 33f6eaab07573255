import { onTestFinished } from 'vitest';
import { type MockOptions, type RunningMock, startMock } from '../src/index.ts';

export interface MockClient {
  readonly mock: RunningMock;
  /** Sends a request with a token that gets everything. A body is sent as JSON. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
}

/** Starts a mock, without records by default, until the end of the test. */
export async function startTestMock(options: MockOptions = {}): Promise<RunningMock> {
  const mock = await startMock({ port: 0, empty: true, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** Starts a mock without records until the end of the test. */
export async function startMockClient(): Promise<MockClient> {
  const mock = await startTestMock();
  return {
    mock,
    call: (method, path, body, headers) =>
      fetch(mock.url + path, {
        method,
        headers: { Authorization: 'Bearer x', ...(body && { 'Content-Type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
