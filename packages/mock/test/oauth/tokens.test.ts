import { readFile } from 'node:fs/promises';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/index.ts';
import { startTestMock } from '../mock-client.ts';
import { OAuthClient, pkceApplication, privateApplication, publicApplication } from './oauth-client.ts';

let mock: RunningMock;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

async function clientToken(): Promise<string> {
  const form = {
    grant_type: 'client_credentials',
    ...privateApplication,
    scope: 'tasks.read',
    organization_id: '1042',
  };
  const { access_token = '' } = await oauth.token(form);
  return access_token;
}

describe('the authorization server', () => {
  it('responds to browsers with a page', async () => {
    const response = await fetch(`${mock.url}/oauth/authorize?client_id=<b>`, { headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'text/html']);
    expect(await response.text()).not.toContain('<b>');
  });

  it('returns another access token for other scopes when a refresh token is used again', async () => {
    const { refresh } = await oauth.signIn();
    const { access_token, refresh_token } = await oauth.refresh(refresh);
    const narrower = await oauth.refresh(refresh, { ...publicApplication, scope: 'tasks.read' });
    expect(narrower).toMatchObject({ status: 200, scope: 'tasks.read', refresh_token });
    expect(narrower.access_token).not.toBe(access_token);
    expect(await oauth.refresh(refresh)).toMatchObject({ access_token, refresh_token });
  });

  it('keeps its key, its revocations and its refresh tokens in the state of the mock', async () => {
    const [valid, revoked, { refresh }] = [await clientToken(), await clientToken(), await oauth.signIn()];
    await oauth.post('/oauth/revoke', { ...privateApplication, token: revoked });
    const restored = await startTestMock();
    restored.restore(JSON.parse(JSON.stringify(mock.snapshot())));
    const other = new OAuthClient(restored.url);
    expect(await other.call(valid)).toEqual([200, undefined]);
    expect(await other.call(revoked)).toEqual([401, 'token_revoked']);
    expect(await other.refresh(refresh)).toMatchObject({ status: 200 });
  });

  it('issues tokens of its applications in the README', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const [, section = ''] = /^### Sign-in\n(.*?)^### /ms.exec(readme) ?? [];
    const applications = [...section.matchAll(/`(app_\w+)` with `(wls_\w+)`/g)];
    expect(applications.length).toBe(3);
    for (const [, client_id = '', client_secret = ''] of applications) {
      const organization_id = client_id.includes('1043') ? '1043' : '1042';
      const form = { grant_type: 'client_credentials', client_id, client_secret, scope: 'tasks.read', organization_id };
      expect(await oauth.token(form)).toMatchObject({ status: 200 });
    }
    expect(section).toContain(`\`${pkceApplication.client_id}\``);
  });
});

describe('another token', () => {
  it('gets everything in every organization when it is no JWT', async () => {
    expect(await oauth.call('x')).toEqual([200, undefined]);
    expect(await oauth.call('x', '/api/v1/7/deals')).toEqual([200, undefined]);
  });

  it('is rejected when it is a JWT that the mock did not sign', async () => {
    const { privateKey } = await generateKeyPair('EdDSA');
    const claims = { client_id: 'app', organization_id: 1042, scope: 'tasks.read', jti: '1' };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
      .setExpirationTime('1h')
      .sign(privateKey);
    expect(await oauth.call(token)).toEqual([401, 'token_invalid']);
    expect(await oauth.call('a.b.c')).toEqual([401, 'token_invalid']);
  });
});
