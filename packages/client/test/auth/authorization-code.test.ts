import { createHash } from 'node:crypto';
import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { authorizationCode, createClient, memoryStorage } from '../../src/index.ts';
import { serveTokens, tokensOf } from './token-server.ts';

const redirectUri = 'https://app.example.com/callback';

async function setUp(options: object = {}) {
  const server = await serveTokens();
  const storage = memoryStorage();
  const login = authorizationCode({
    baseUrl: server.baseUrl,
    clientId: 'app',
    redirectUri,
    scope: ['tasks.read', 'contacts.read'],
    storage,
    ...options,
  });
  const callback = (query: Record<string, string>) => `${redirectUri}?${new URLSearchParams(query)}`;
  return { ...server, login, storage, callback };
}

describe('start', () => {
  it('returns an authorization URL with the challenge of the verifier', async () => {
    const { login, baseUrl } = await setUp();
    const { url, state, verifier } = await login.start();
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe(`${baseUrl}/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app',
      redirect_uri: redirectUri,
      scope: 'tasks.read contacts.read',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    expect([state, verifier]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect((await login.start()).state).not.toBe(state);
  });
});

describe('finish', () => {
  it('exchanges the code and saves the tokens, which the client uses and renews', async () => {
    const { login, baseUrl, storage, callback, grants, received } = await setUp();
    const client = createClient({ baseUrl, auth: login });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'signed_out' });

    const { state, verifier } = await login.start();
    const tokens = await login.finish(callback({ code: 'c0de', state, iss: baseUrl }), { state, verifier });
    expect(grants).toEqual([
      {
        grant_type: 'authorization_code',
        client_id: 'app',
        redirect_uri: redirectUri,
        code: 'c0de',
        code_verifier: verifier,
      },
    ]);
    expect(tokens).toMatchObject({ access_token: 'access-1', organization_name: 'Nordwind' });
    expect(await storage.load()).toEqual(tokens);
    expect(await client.tasks.get(7)).toMatchObject({ id: 7 });
    expect(await client.organization()).toEqual({ id: 1042, name: 'Nordwind' });

    grants.push({});
    await client.tasks.list().catch(() => undefined);
    expect(received.at(-1)?.path).toBe('/oauth/token');
  });

  it('sends the client secret with the code', async () => {
    const { login, baseUrl, callback, grants } = await setUp({ clientSecret: 'secret' });
    const signIn = await login.start();
    await login.finish(callback({ code: 'c0de', state: signIn.state, iss: baseUrl }), signIn);
    expect(grants).toEqual([expect.objectContaining({ client_secret: 'secret' })]);
  });

  it.each<[string, (valid: { state: string; iss: string }) => Record<string, string>, string]>([
    ['another state', ({ iss }) => ({ code: 'c', state: 'x'.repeat(43), iss }), 'state_mismatch'],
    ['no state', ({ iss }) => ({ code: 'c', iss }), 'state_mismatch'],
    ['another issuer', ({ state }) => ({ code: 'c', state, iss: 'https://evil.example' }), 'issuer_mismatch'],
    ['no issuer', ({ state }) => ({ code: 'c', state }), 'issuer_mismatch'],
    ['a denial', (valid) => ({ ...valid, error: 'access_denied', error_description: 'No.' }), 'access_denied'],
    ['an error with another state', ({ iss }) => ({ error: 'access_denied', state: 'x', iss }), 'state_mismatch'],
    ['neither code nor error', (valid) => valid, 'unexpected_response'],
  ])('throws without exchanging a code when the response has %s', async (_name, response, code) => {
    const { login, baseUrl, callback, received } = await setUp();
    const signIn = await login.start();
    const url = callback(response({ state: signIn.state, iss: baseUrl }));
    await expect(login.finish(url, signIn)).rejects.toMatchObject({ name: 'WorklaneError', code });
    expect(received).toEqual([]);
  });
});

describe('signOut', () => {
  it('revokes the refresh token and removes all tokens', async () => {
    const { login, baseUrl, callback, storage, received } = await setUp();
    const signIn = await login.start();
    await login.finish(callback({ code: 'c', state: signIn.state, iss: baseUrl }), signIn);
    const client = createClient({ baseUrl, auth: login });
    await client.tasks.get(7);

    await login.signOut();
    expect(received.at(-1)).toMatchObject({ path: '/oauth/revoke', body: 'client_id=app&token=refresh-1' });
    expect(await storage.load()).toBeNull();
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it('also revokes tokens whose renewal is running', async () => {
    const renewal = Promise.withResolvers<void>();
    const server = await serveTokens({ before: () => renewal.promise });
    const { baseUrl, received } = server;
    const storage = memoryStorage({ ...tokensOf(0), received_at: 0 });
    const login = authorizationCode({ baseUrl, clientId: 'app', redirectUri, scope: ['tasks.read'], storage });
    const client = createClient({ baseUrl, auth: login });

    const call = client.tasks.get(7).catch((error: unknown) => error);
    await waitFor(() => expect(received).toHaveLength(1));
    const signedOut = login.signOut();
    renewal.resolve();
    await Promise.all([call, signedOut]);
    expect(received.map(({ body }) => body)).toContain('client_id=app&token=refresh-1');
    expect(await storage.load()).toBeNull();
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'signed_out' });
  });
});
