import { onTestFinished } from 'vitest';
import { type RunningMock, startMock } from '../src/index.ts';

/** Reads a response without validating it. */
export const jsonOf = async <Body>(response: Promise<Response>): Promise<Body> => (await response).json() as Body;

export interface MockClient {
  readonly mock: RunningMock;
  /** Sends a request with a token that gets everything. A body is sent as JSON. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** Returns an access token of the first demo organization with these scopes. */
  issueToken(scope: string): Promise<string>;
}

/** Starts a mock without records until the end of the test. */
export async function startMockClient(): Promise<MockClient> {
  const mock = await startMock({ port: 0, empty: true });
  onTestFinished(() => mock.close());
  return {
    mock,
    call: (method, path, body, headers) =>
      fetch(mock.url + path, {
        method,
        headers: { Authorization: 'Bearer x', ...(body && { 'Content-Type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async issueToken(scope) {
      const credentials = await (await fetch(`${mock.url}/__mock/credentials`)).json();
      const { organization_id, client_id, client_secret } = credentials as Record<string, string>;
      const form = { grant_type: 'client_credentials', client_id, client_secret, organization_id, scope };
      const body = new URLSearchParams(form as Record<string, string>);
      const response = await fetch(`${mock.url}/oauth/token`, { method: 'POST', body });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  };
}
