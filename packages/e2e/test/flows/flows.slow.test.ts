import { createHash, randomBytes } from 'node:crypto';
import { runFlows, send } from '@worklane/conformance';
import { operations } from '@worklane/contract';
import { workerBrowser } from '@worklane/testing/browser';
import { expect, onTestFinished, test } from 'vitest';
import { redirectUri } from '../environment/accounts.ts';
import { allow, signIn } from '../environment/consent.ts';
import { ownAccounts } from '../environment/shared-platform.ts';

// The conformance suite runs the flows that need no person.
test('an application acts on behalf of a person who approves it', async () => {
  const { baseUrl, publicClientId: public_client_id, ebba } = await ownAccounts();
  const code_verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    ...{ client_id: public_client_id, redirect_uri: redirectUri, response_type: 'code', scope: 'tasks.read', state },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const page = await (await workerBrowser()).newPage();
  onTestFinished(() => page.close());
  await page.goto(`${baseUrl}${operations.authorize.path}?${query}`);
  await signIn(page, ebba);
  // No server listens there: the request of the browser is enough.
  const redirected = page.waitForRequest((asked) => asked.url().startsWith(`${redirectUri}?`));
  await allow(page, 'Conformance');
  const back = new URL((await redirected).url()).searchParams;
  expect([back.get('state'), back.get('iss')]).toEqual([state, baseUrl]);

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
