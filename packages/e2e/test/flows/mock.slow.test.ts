import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { startMock } from '@worklane/mock';
import { expect, onTestFinished, test } from 'vitest';
import { startReceiver } from './receiver.ts';
import { flowsFolder, runFlows } from './run-flows.ts';

const flows = readdirSync(flowsFolder);

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

test(`the flows ${flows.join(', ')} succeed on the mock, without a person`, async () => {
  const [mock, receiver] = await Promise.all([startMock({ port: 0 }), startReceiver()]);
  onTestFinished(async () => {
    await Promise.all([mock.close(), receiver.stop()]);
  });
  const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Record<string, unknown>;
  const { organization_id, client_id, client_secret } = credentials;
  const inputs = {
    ...{ organization_id, client_id, client_secret, receiver_url: receiver.url, since: new Date().toISOString() },
    ...(await signIn(mock.url)),
  };
  const { files, steps, faults } = await runFlows(flows, { baseUrl: mock.url, inputs });
  expect(faults).toEqual([]);
  expect(files).toBe(flows.length);
  expect(steps).toContain('act-for-the-user/grant-revoked');
});
