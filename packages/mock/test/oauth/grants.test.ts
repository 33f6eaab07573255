import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { OAuthClient, pkceApplication, publicApplication, redirectUri } from './oauth-client.ts';

let mock: RunningServer;
let oauth: OAuthClient;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  oauth = new OAuthClient(mock.url);
});

afterAll(() => mock.close());

const rejected = (error: string, error_description: string) => ({ status: 400, error, error_description });

describe('the authorization endpoint', () => {
  it('responds to browsers with a page', async () => {
    const response = await fetch(`${mock.url}/oauth/authorize?client_id=<b>`, { headers: { Accept: 'text/html' } });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'text/html']);
    expect(await response.text()).not.toContain('<b>');
  });
});

describe('an authorization code', () => {
  it('belongs to one application', async () => {
    const form = await oauth.codeForm();
    const { code = '' } = form;
    const ofAnother = { grant_type: 'authorization_code', ...pkceApplication, code, redirect_uri: redirectUri };
    expect(await oauth.token(ofAnother)).toEqual(rejected('invalid_grant', 'code was issued to another application'));
  });
});

describe('a refresh token', () => {
  it('gets another access token for other scopes when it is used again', async () => {
    const { refresh } = await oauth.signIn();
    const { access_token, refresh_token } = await oauth.refresh(refresh);
    const narrower = await oauth.refresh(refresh, { ...publicApplication, scope: 'tasks.read' });
    expect(narrower).toMatchObject({ status: 200, scope: 'tasks.read', refresh_token });
    expect(narrower.access_token).not.toBe(access_token);
    expect(await oauth.refresh(refresh)).toMatchObject({ access_token, refresh_token });
  });

  it('belongs to one application', async () => {
    const { refresh } = await oauth.signIn();
    expect(await oauth.refresh(refresh, pkceApplication)).toEqual(
      rejected('invalid_grant', 'refresh_token was issued to another application'),
    );
  });
});
