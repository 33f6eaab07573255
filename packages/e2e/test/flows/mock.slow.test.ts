import { createHash, randomBytes } from 'node:crypto';
import { type Credentials, runFlows } from '@worklane/conformance';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { startFlowTarget } from './flow-target.ts';

const pkceClient = { client_id: 'app_8Rd2mQv5', redirect_uri: 'http://localhost:5173/callback' };

/** Follows the redirect of the authorization endpoint, which needs no person. @returns the inputs that need the code */
async function signIn(url: string): Promise<Record<string, unknown>> {
  const code_verifier = randomBytes(32).toString('base64url');
  const request = {
    ...pkceClient,
    response_type: 'code',
    scope: 'tasks.read',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const { headers } = await fetch(`${url}/oauth/authorize?${new URLSearchParams(request)}`, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '').searchParams;
  expect(back.get('state')).toBe(request.state);
  expect(back.get('iss')).toBe(url);
  const { client_id: public_client_id, redirect_uri } = pkceClient;
  return { public_client_id, redirect_uri, code: back.get('code'), code_verifier };
}

test('every flow succeeds on the mock, without a person', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
  const { stop, inputs, ...target } = await startFlowTarget(mock.url, credentials);
  onTestFinished(stop);
  const results = await runFlows({ ...target, inputs: { ...inputs, ...(await signIn(mock.url)) } });
  expect(results.filter(({ failure, missing }) => failure ?? missing)).toEqual([]);
  expect(results.map(({ flow }) => flow)).toContain('authorization-code/act-for-the-user');
});
