import { waitFor } from '@worklane/testing/wait-for';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { controlNames, setControl } from '../../src/database/operator-controls.ts';
import { createSharedTokenIssuer } from '../../src/oauth/tokens/issue-access-token.ts';
import { openTokenService } from '../environment/token-service.ts';
import { type Changes, callApi, newCode, newTokens, ownTokenForm, postToken, refreshForm } from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

const server = await OAuthServer.open();
const [harbour, pine] = [await server.organization('Harbour'), await server.organization('Pine')];
const browser = await server.browserOf(await server.person(harbour, pine));
const application = await server.application(harbour);
const withoutSecret = await server.application(harbour, { withSecret: false });
const ownApplication = await server.application(harbour, { type: 'private' });

const rejection = async (form: Changes | string, headers?: Record<string, string>) => {
  const response = await postToken(server, form, headers);
  return [response.status, response.body.error];
};

describe('client authentication', () => {
  it.each(['Basic', 'Basic x', 'Basic !!!!', 'Bearer abc', 'Basic YTo='])(
    'rejects the header %j',
    async (authorization) => {
      const form = ownTokenForm(ownApplication, { client_id: undefined, client_secret: undefined });
      expect((await rejection(form, { authorization }))[1]).toMatch(/^invalid_(request|client)$/);
    },
  );

  it('rejects a private client whose secrets were all deleted', async () => {
    const lost = await server.application(harbour, { type: 'private' });
    await server.store.db.deleteFrom('application_secrets').where('client_id', '=', lost.clientId).execute();
    expect(await rejection(ownTokenForm(lost, { client_secret: undefined }))).toEqual([401, 'invalid_client']);
    expect(await rejection(ownTokenForm(lost))).toEqual([401, 'invalid_client']);
    expect(await rejection(ownTokenForm(lost, { client_secret: 'kept as a hash' }))).toEqual([401, 'invalid_client']);
  });
});

describe('the client credentials grant', () => {
  it('issues tokens for the organization of the client only', async () => {
    const form = ownTokenForm(ownApplication, { organization_id: String(pine) });
    expect(await rejection(form)).toEqual([400, 'invalid_request']);
  });

  it('is not available to public clients', async () => {
    expect(await rejection(ownTokenForm(application))).toEqual([400, 'unauthorized_client']);
    expect(await rejection(ownTokenForm(withoutSecret))).toEqual([400, 'unauthorized_client']);
  });

  it('records one row for concurrent tokens of the same scopes, and when one of them was used last', async () => {
    const own = await server.application(harbour, { type: 'private' });
    const issue = async (scope: string) => (await postToken(server, ownTokenForm(own, { scope }))).body.access_token;
    const tokens = await Promise.all([issue('tasks.write tasks.read'), issue('tasks.read tasks.write')]);
    const [first, second] = tokens as [string, string];
    await issue('tasks.read');
    expect(decodeJwt(first)).toMatchObject({ gid: decodeJwt(second).gid, sub: own.clientId });
    expect(decodeJwt(first).jti).not.toBe(decodeJwt(second).jti);
    expect(await callApi(server, harbour, second)).toBe(200);
    await expect
      .poll(() => rowsOf(own))
      .toMatchObject([
        {
          jti: decodeJwt(first).gid,
          grant_id: null,
          scope: expect.stringContaining('tasks.write'),
          last_used_at: expect.any(String),
        },
        { subject: null, scope: 'tasks.read', last_used_at: null },
      ]);
  });

  it('records another row when the tokens of the first would expire after it', async () => {
    const own = await server.application(harbour, { type: 'private' });
    const { store, baseUrl } = server;
    const { clock, keys } = await openTokenService(store);
    const issue = createSharedTokenIssuer({ db: store.db, keys, baseUrl, clock: () => clock.now });
    const pass = (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    };
    const { clientId } = own;
    const request = { organizationId: harbour, clientId, scopes: ['tasks.read'], lifetimeSeconds: 1000 };
    const first = await issue(request);
    pass(99_000);
    expect((await issue(request)).grantId).toBe(first.grantId);
    pass(2000);
    const { grantId, expiresAt } = await issue(request);
    expect(grantId).not.toBe(first.grantId);
    const rows = await rowsOf(own);
    expect(rows.map(({ jti }) => jti)).toEqual([first.grantId, grantId]);
    expect(Date.parse(rows[1]?.expires_at ?? '')).toBeGreaterThan(expiresAt.getTime());
  });

  const rowsOf = ({ clientId }: TestApplication) =>
    server.store.db
      .selectFrom('access_tokens')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('created_at')
      .execute();
});

it('codes, tokens and secrets are stored as hashes', async () => {
  const { code } = await newCode(browser, application, harbour);
  const { access_token, refresh_token } = await newTokens(server, browser, application, harbour);
  const rows = JSON.stringify([
    await server.store.db.selectFrom('oauth_artifacts').selectAll().execute(),
    await server.store.db.selectFrom('access_tokens').selectAll().execute(),
    await server.store.db.selectFrom('application_secrets').selectAll().execute(),
  ]);
  for (const each of [code, access_token, refresh_token, application.clientSecret]) expect(rows).not.toContain(each);
});

describe('the refresh token grant', () => {
  it('does not return a scope that the client has lost', async () => {
    const losing = await server.application(harbour);
    const { refresh_token } = await newTokens(server, browser, losing, harbour, 'tasks.read tasks.write');
    await server.store.db
      .updateTable('applications')
      .set({ scopes: JSON.stringify(['tasks.read']) })
      .where('client_id', '=', losing.clientId)
      .execute();
    const { body } = await postToken(server, refreshForm(losing, refresh_token));
    expect(body.scope).toBe('tasks.read');
  });

  it('keeps its organization, whatever the request names', async () => {
    const { refresh_token } = await newTokens(server, browser, application, harbour);
    const form = { ...refreshForm(application, refresh_token), organization_id: String(pine) };
    expect(decodeJwt((await postToken(server, form)).body.access_token).organization_id).toBe(harbour);
  });
});

it('a token is valid for as long as the organization of its member allows, and no longer', async () => {
  const brief = await server.organization('Brief');
  const member = await server.browserOf(await server.person(brief, harbour));
  const name = controlNames.quota(brief, 'token-seconds');
  await setControl(server.store.db, { name, value: '600', operator: 'maja' }, new Date());
  const secondsIn = async (organizationId: number) => {
    const { form } = await newCode(member, application, organizationId);
    const { expires_in, access_token } = (await postToken(server, form)).body;
    const { exp, iat } = decodeJwt<{ exp: number; iat: number }>(access_token);
    expect(exp - iat).toBe(expires_in);
    return expires_in;
  };
  await waitFor(async () => expect(await secondsIn(brief)).toBe(600));
  expect(await secondsIn(harbour)).toBe(31_536_000);
});

it('a token is not accepted in a query', async () => {
  const { access_token } = await newTokens(server, browser, application, harbour);
  const url = `${server.baseUrl}/api/v1/${harbour}/tasks?access_token=${access_token}`;
  expect([400, 401]).toContain((await fetch(url)).status);
});

describe('a token request', () => {
  it.each(['', '%ff=%ff', '&&&=', 'client_id='])('is rejected with the form %j', async (form) => {
    expect(await rejection(form)).toEqual([400, 'invalid_request']);
  });

  it('is rejected if it is too large', async () => {
    expect(await rejection(`x=${'y'.repeat(100_000)}`)).toEqual([400, 'invalid_request']);
  });

  it('is allowed from other origins', async () => {
    const origin = 'https://spa.example';
    const preflight = await fetch(`${server.baseUrl}/oauth/token`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const { headers } = await postToken(server, ownTokenForm(ownApplication), { origin });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});
