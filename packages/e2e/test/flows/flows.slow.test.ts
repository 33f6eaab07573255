import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { ownAccounts } from '../environment/own-accounts.ts';
import type { OwnOrganization } from '../environment/shared-platform.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { flowsFolder, runFlows } from './run-flows.ts';
import { grantAccess } from './user.ts';

const withPerson = 'authorization-code.arazzo.yaml';
const flows = readdirSync(flowsFolder).filter((file) => file !== withPerson);

let receiver: Receiver;
let platform: OwnOrganization;
let inputs: Record<string, unknown>;

beforeAll(async () => {
  platform = await ownAccounts();
  receiver = await startReceiver(platform.certificate);
  const { organization_id, client_id, client_secret } = platform.credentials;
  inputs = {
    ...{ organization_id, client_id, client_secret, receiver_url: receiver.url, since: new Date().toISOString() },
    ...{ public_client_id: platform.publicClientId, redirect_uri: redirectUri },
  };
});
afterAll(() => receiver?.stop());

test(`the flows ${flows.join(', ')} succeed`, async () => {
  const { files, steps, faults } = await runFlows(flows, { baseUrl: platform.baseUrl, inputs });
  expect(faults).toEqual([]);
  expect(files).toBe(flows.length);
  expect(steps.length).toBeGreaterThan(flows.length);
});

test(`${withPerson} comes to its end, with a person between its workflows`, async () => {
  const { baseUrl } = platform;
  expect((await runFlows([withPerson], { baseUrl, inputs, workflow: 'prepare' })).faults).toEqual([]);

  const codeVerifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: String(inputs.public_client_id),
    redirect_uri: redirectUri,
    scope: 'tasks.read',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  };
  const back = await grantAccess(baseUrl, platform.ebba, request);
  expect(back.get('state')).toBe(request.state);
  expect(back.get('iss')).toBe(baseUrl);

  const brought = { ...inputs, code: back.get('code'), code_verifier: codeVerifier };
  const acted = await runFlows([withPerson], { baseUrl, inputs: brought, workflow: 'act-for-the-user' });
  expect(acted.faults).toEqual([]);
  expect(acted.steps.at(-1)).toBe('act-for-the-user/grant-revoked');
});

test('a flow with an unexpected response fails and names the step', async () => {
  const wrong = { ...inputs, client_secret: 'wls_not_the_secret' };
  const { faults } = await runFlows(['catch-up.arazzo.yaml'], { baseUrl: platform.baseUrl, inputs: wrong });
  expect(faults[0]).toMatch(/^get-token\/token: success criteria check: .*\$statusCode == 200/);
});
