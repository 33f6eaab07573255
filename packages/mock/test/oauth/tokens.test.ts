import { readFile } from 'node:fs/promises';
import { createLocalJWKSet, decodeJwt, generateKeyPair, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/index.ts';
import { OAuthClient, otherApplication, pkceApplication, privateApplication } from './oauth-client.ts';

let mock: RunningMock;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

async function clientToken(scope = 'tasks.read', application = privateApplication): Promise<string> {
  const organization_id = application === otherApplication ? '1043' : '1042';
  const form = { grant_type: 'client_credentials', ...application, scope, organization_id };
  const { access_token = '' } = await oauth.token(form);
  return access_token;
}

const json = async (path: string) => (await fetch(mock.url + path)).json() as Promise<Record<string, unknown>>;

describe('an access token of the mock', () => {
  it('is a JWT that the published keys verify', async () => {
    const keys = createLocalJWKSet((await json('/oauth/jwks')) as unknown as JSONWebKeySet);
    const { issuer } = await json('/.well-known/oauth-authorization-server');
    const options = { issuer: String(issuer), audience: mock.url, typ: 'at+jwt' };
    const { payload } = await jwtVerify(await clientToken('tasks.read deals.read'), keys, options);
    expect(payload).toMatchObject({ organization_id: 1042, client_id: 'app_demo1042', scope: 'tasks.read deals.read' });
  });

  it('names the member for whom it was issued, or its application', async () => {
    const { data } = (await (
      await fetch(`${mock.url}/api/v1/1042/members`, { headers: { Authorization: 'Bearer x' } })
    ).json()) as { data: { id: number }[] };
    const { access } = await oauth.signIn();
    expect(data.map(({ id }) => String(id))).toContain(decodeJwt(access).sub);
    expect(decodeJwt(await clientToken()).sub).toBe('app_demo1042');
  });
});

describe('the authorization server', () => {
  it('keeps its key, its revocations and its refresh tokens in the state of the mock', async () => {
    const [valid, revoked, { refresh }] = [await clientToken(), await clientToken(), await oauth.signIn()];
    await oauth.post('/oauth/revoke', { ...privateApplication, token: revoked });
    const restored = await startMock({ port: 0 });
    restored.restore(JSON.parse(JSON.stringify(mock.snapshot())));
    const other = new OAuthClient(restored.url);
    expect(await other.call(valid)).toEqual([200, undefined]);
    expect(await other.call(revoked)).toEqual([401, 'token_revoked']);
    expect(await other.refresh(refresh)).toMatchObject({ status: 200 });
    await restored.close();
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
