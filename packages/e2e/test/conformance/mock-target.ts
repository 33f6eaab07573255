import { type Credentials, type Target, targetOf } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { onTestFinished } from 'vitest';

/** Starts the mock for a test. */
export async function startMockTarget(): Promise<Target> {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  return targetOf(mock.url, (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials);
}

const anyToken = { full: 'any', narrow: [], revoked: undefined, expired: undefined, foreign: undefined };

/** Starts the mock without state for a test. */
export async function startStatelessTarget(): Promise<Target> {
  const mock = await startMock({ port: 0, stateless: true });
  onTestFinished(() => mock.close());
  const credentials = { organization_id: 1042, token: anyToken.full };
  return { baseUrl: mock.url, credentials, tokens: anyToken, capabilities: new Set() };
}
