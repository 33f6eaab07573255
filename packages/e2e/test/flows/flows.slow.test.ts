import { createHash, randomBytes } from 'node:crypto';
import { runFlows, send } from '@worklane/conformance';
import { expect, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { ownAccounts } from '../environment/shared-platform.ts';
import { grantAccess } from './user.ts';

// The conformance suite runs the flows that need no person.
test('an application acts on behalf of a person who approves it', async () => {
  const { baseUrl, publicClientId: public_client_id, ebba } = await ownAccounts();
  const code_verifier = randomBytes(32).toString('base64url');
  const request = {
    client_id: public_client_id,
    redirect_uri: redirectUri,
    scope: 'tasks.read',
    state: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
  };
  const back = await grantAccess(baseUrl, ebba, request);
  expect(back.get('state')).toBe(request.state);
  expect(back.get('iss')).toBe(baseUrl);

  const flows = ['authorization-code/prepare', 'authorization-code/act-for-the-user'];
  const results = await runFlows({
    baseUrl,
    send,
    newReceiver: () => ({ url: '', receive: async () => undefined }),
    inputs: { public_client_id, redirect_uri: redirectUri, code: back.get('code'), code_verifier },
    only: (flow) => flows.includes(flow),
  });
  expect(results.toSorted((a, b) => b.flow.localeCompare(a.flow))).toEqual(flows.map((flow) => ({ flow })));
});
