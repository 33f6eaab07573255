import { createHash, randomBytes } from 'node:crypto';
import { runFlows } from '@worklane/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { ownAccounts } from '../environment/own-accounts.ts';
import type { OwnOrganization } from '../environment/shared-platform.ts';
import { startFlowTarget } from './flow-target.ts';
import { grantAccess } from './user.ts';

let platform: OwnOrganization;
let target: Awaited<ReturnType<typeof startFlowTarget>>;

beforeAll(async () => {
  platform = await ownAccounts();
  const { baseUrl, credentials, certificate } = platform;
  target = await startFlowTarget(baseUrl, credentials, { certificate });
});
afterAll(() => target?.stop());

test('every flow that needs no person succeeds', async () => {
  const inputs = { ...target.inputs, public_client_id: platform.publicClientId };
  const results = await runFlows({ ...target, inputs });
  expect(results.filter(({ failure }) => failure)).toEqual([]);
  expect(results.filter(({ missing }) => missing).map(({ flow }) => flow)).toEqual([withPerson]);
});

const withPerson = 'authorization-code/act-for-the-user';

test('an application acts on behalf of a person who approves it', async () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: platform.publicClientId,
    redirect_uri: redirectUri,
    scope: 'tasks.read',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  };
  const back = await grantAccess(platform.baseUrl, platform.ebba, request);
  expect(back.get('state')).toBe(request.state);
  expect(back.get('iss')).toBe(platform.baseUrl);

  const { client_id: public_client_id, redirect_uri } = request;
  const inputs = { public_client_id, redirect_uri, code: back.get('code'), code_verifier: codeVerifier };
  const results = await runFlows({ ...target, inputs, only: (flow) => flow === withPerson });
  expect(results).toEqual([{ flow: withPerson }]);
});

test('a flow with an unexpected response fails and names the step', async () => {
  const inputs = { ...target.inputs, client_secret: 'wls_not_the_secret' };
  const [result] = await runFlows({ ...target, inputs, only: (flow) => flow === 'catch-up/read-missed-events' });
  expect(result?.failure).toMatchObject({ step: 'get-token/token', exchange: { response: { status: 401 } } });
  expect(result?.failure?.message).toContain('expected $statusCode == 200');
});
