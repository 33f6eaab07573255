import { describe, expect, it } from 'vitest';
import {
  clientCredentials,
  createClient,
  memoryStorage,
  refreshToken,
  revokeToken,
  type Tokens,
} from '../../src/index.ts';
import { createTestClient, json, problem, reset, serve } from '../scripted-server.ts';
import { serveTokens, tokensOf } from './token-server.ts';

const credentials = { clientId: 'app', clientSecret: 'secret' };
const auth = clientCredentials({ ...credentials, organizationId: 1042, scope: ['tasks.read', 'tasks.write'] });

describe('clientCredentials', () => {
  it('requests one token for concurrent calls and reads the organization from the response', async () => {
    const { baseUrl, grants, received } = await serveTokens();
    const client = createClient({ baseUrl, auth });
    await Promise.all([client.tasks.get(7), client.tasks.get(7), client.organization()]);
    await client.tasks.get(7);
    expect(grants).toEqual([
      {
        grant_type: 'client_credentials',
        client_id: 'app',
        client_secret: 'secret',
        scope: 'tasks.read tasks.write',
        organization_id: '1042',
      },
    ]);
    expect(received.map(({ path }) => path)).toEqual(['/oauth/token', ...Array(3).fill('/api/v1/1042/tasks/7')]);
    expect(await client.organization()).toEqual({ id: 1042, name: 'Nordwind' });
  });

  it.each([{ clientId: undefined }, { clientSecret: '' }, { organizationId: Number(undefined) }])(
    'throws at once when an option is missing: %o',
    (missing) => {
      const complete = { ...credentials, organizationId: 1042, scope: ['tasks.read'] as const };
      expect(() => clientCredentials({ ...complete, ...missing })).toThrow(TypeError);
    },
  );

  it('renews a token shortly before it expires', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const { baseUrl, grants } = await serveTokens({ expiresIn: 3600 });
    const { client } = createTestClient({ baseUrl, auth, environment: { now: () => now } });
    await client.tasks.get(7);
    now += 3_569_000;
    await client.tasks.get(7);
    expect(grants).toHaveLength(1);
    now += 1_000;
    await client.tasks.get(7);
    expect(grants).toHaveLength(2);
  });
});

describe('a rejected token', () => {
  it('is renewed once for concurrent calls, which all succeed', async () => {
    let allowRenewal = () => {};
    const renewal = new Promise<void>((resolve) => {
      allowRenewal = resolve;
    });
    const { baseUrl, grants, received } = await serveTokens({ before: () => renewal });
    const storage = memoryStorage({ ...tokensOf(0), received_at: Date.now(), access_token: 'rejected' });
    const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) });

    const calls = Promise.all(Array.from({ length: 20 }, () => client.tasks.get(7)));
    await expect.poll(() => received.filter(({ path }) => path !== '/oauth/token').length).toBe(20);
    allowRenewal();
    await calls;
    expect(grants).toEqual([expect.objectContaining({ grant_type: 'refresh_token', refresh_token: 'refresh-0' })]);
  });

  it('throws when the renewed token is rejected too', async () => {
    const { baseUrl, received } = await serve(
      json(200, tokensOf(1)),
      problem(401, 'token_revoked'),
      json(200, tokensOf(2)),
      problem(401, 'token_revoked'),
    );
    const client = createClient({ baseUrl, auth });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'token_revoked', status: 401 });
    expect(received).toHaveLength(4);
  });

  it('is not renewed when the session cannot renew it', async () => {
    const { baseUrl, received } = await serve(problem(401, 'token_expired'));
    const client = createClient({
      baseUrl,
      auth: { open: () => ({ access: () => ({ authorization: 'Bearer x', organizationId: 1 }) }) },
    });
    await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'token_expired' });
    expect(received).toHaveLength(1);
  });
});

describe('clientCredentials with a storage', () => {
  it('uses the stored token in later runs, and replaces it once it is rejected', async () => {
    const { baseUrl, grants, received } = await serveTokens();
    const storage = memoryStorage();
    const run = () =>
      createClient({
        baseUrl,
        auth: clientCredentials({ ...credentials, organizationId: 1042, scope: ['tasks.read'], storage }),
      }).tasks.get(7);
    await run();
    await run();
    expect(grants).toHaveLength(1);
    expect(await storage.load()).toMatchObject({ access_token: 'access-1' });
    grants.push({});
    await run();
    expect(grants).toHaveLength(3);
    expect(await storage.load()).toMatchObject({ access_token: 'access-3' });
    expect(received.at(-1)?.headers.authorization).toBe('Bearer access-3');
  });
});

describe('revokeToken', () => {
  it('sends the token and the credentials of the application', async () => {
    const { baseUrl, received } = await serveTokens();
    await revokeToken('some-token', { baseUrl, ...credentials });
    expect(received).toMatchObject([
      { path: '/oauth/revoke', body: 'client_id=app&client_secret=secret&token=some-token' },
    ]);
  });
});

describe('refreshToken', () => {
  it('saves rotated tokens before it uses them', async () => {
    const { baseUrl, received } = await serveTokens();
    const events: string[] = [];
    const storage = {
      load: async () => ({ ...tokensOf(0), received_at: 0 }),
      save: async ({ refresh_token }: Tokens) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        events.push(`saved ${refresh_token} after ${received.length} request`);
      },
    };
    const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) });
    await client.tasks.get(7);
    expect(events).toEqual(['saved refresh-1 after 1 request']);
    expect(received).toHaveLength(2);
  });

  it('uses stored tokens until they expire', async () => {
    const { baseUrl, received } = await serve(json(200, {}));
    const storage = memoryStorage({ ...tokensOf(0), received_at: Date.now() });
    await createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) }).tasks.get(7);
    expect(received.map(({ path }) => path)).toEqual(['/api/v1/1042/tasks/7']);
  });

  it('renews once for two clients that share a storage with a lock', async () => {
    const { baseUrl, grants } = await serveTokens();
    let queue: Promise<unknown> = Promise.resolve();
    const lock = <T>(work: () => Promise<T>): Promise<T> => {
      const mine = queue.then(work);
      queue = mine.catch(() => undefined);
      return mine;
    };
    const storage = { ...memoryStorage({ ...tokensOf(0), received_at: 0 }), lock };
    const clients = [1, 2].map(() => createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) }));
    await Promise.all(clients.map(({ tasks }) => tasks.get(7)));
    expect(grants).toHaveLength(1);
  });

  it('throws invalid_grant for a used refresh token, and signed_out without one', async () => {
    const { baseUrl } = await serveTokens();
    const replayed = memoryStorage({ ...tokensOf(9), received_at: 0 });
    const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage: replayed }) });
    await expect(client.tasks.get(7)).rejects.toMatchObject({
      code: 'invalid_grant',
      status: 400,
      message: 'The refresh token was used up.',
    });
    const signedOut = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage: memoryStorage() }) });
    await expect(signedOut.tasks.get(7)).rejects.toMatchObject({ code: 'signed_out' });
  });

  it.each([
    ['a refresh', refreshToken({ ...credentials, storage: memoryStorage({ ...tokensOf(0), received_at: 0 }) })],
    ['a client credentials request', auth],
  ])('repeats %s after a lost response', async (_name, auth) => {
    const { baseUrl, received } = await serve(reset, json(200, tokensOf(1)), json(200, {}));
    await createTestClient({ baseUrl, auth }).client.tasks.get(7);
    expect(received).toHaveLength(3);
    expect(received[1]?.body).toBe(received[0]?.body);
  });
});

describe('requesting tokens', () => {
  it('continues for other calls when one is aborted', async () => {
    let respond = () => {};
    const slow = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { baseUrl, grants } = await serveTokens({ before: () => slow });
    const client = createClient({ baseUrl, auth });
    const controller = new AbortController();
    const aborted = client.tasks.get(7, { signal: controller.signal });
    const remaining = client.tasks.get(7);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ code: 'aborted' });
    respond();
    await expect(remaining).resolves.toMatchObject({ id: 7 });
    expect(grants).toHaveLength(1);
  });
});
