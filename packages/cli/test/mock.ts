import { type RunningMock, startMock } from '@worklane/mock';
import { type CliOptions, type CliResult, runCli } from './run-cli.ts';

export interface TestMock extends RunningMock {
  /** Runs `worklane` with an access token of organization 1042. */
  worklane(args: readonly string[], options?: CliOptions): Promise<CliResult>;
  /** Returns an access token of organization 1042 with scopes, separated by spaces. */
  tokenWithScopes(scope: string): Promise<string>;
}

/** Starts a mock without records for the commands of a test file. */
export async function startTestMock(): Promise<TestMock> {
  const mock = await startMock({ port: 0, empty: true });
  const env = { WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url };
  return Object.assign(mock, {
    worklane: (args: readonly string[], options: CliOptions = {}) =>
      runCli(args, { ...options, env: { ...env, ...options.env } }),
    tokenWithScopes: async (scope: string) => {
      const response = await fetch(`${mock.url}/oauth/token`, {
        method: 'POST',
        headers: { Authorization: `Basic ${btoa('app_demo1042:wls_demo1042')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', organization_id: '1042', scope }),
      });
      return ((await response.json()) as { access_token: string }).access_token;
    },
  });
}
