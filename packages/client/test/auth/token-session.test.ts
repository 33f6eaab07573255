import { expect, test } from 'vitest';
import { clientCredentials, createClient, memoryStorage, refreshToken, type Tokens } from '../../src/index.ts';
import { patientClient } from '../fake-timing.ts';
import { json, problem, reset, serve } from '../scripted-server.ts';
import { serveTokens, tokensOf } from './token-server.ts';

const credentials = { clientId: 'app', clientSecret: 'secret' };
const own = clientCredentials({ ...credentials, organizationId: 1042, scope: ['tasks.read', 'tasks.write'] });

test('client credentials: asks for a token once, and tells the organization', async () => {
  const { baseUrl, grants, received } = await serveTokens();
  const client = createClient({ baseUrl, auth: own });
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

test.each([{ clientId: undefined }, { clientSecret: '' }, { organizationId: Number(undefined) }])(
  'client credentials that lack something are refused at once: %o',
  (missing) => {
    const whole = { ...credentials, organizationId: 1042, scope: [] };
    expect(() => clientCredentials({ ...whole, ...missing })).toThrow(TypeError);
  },
);

test('a token is renewed a little before it expires', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const { baseUrl, grants } = await serveTokens({ expiresIn: 3600 });
  const { client } = patientClient({ baseUrl, auth: own, environment: { now: () => now } });
  await client.tasks.get(7);
  now += 3_569_000;
  await client.tasks.get(7);
  expect(grants).toHaveLength(1);
  now += 1_000;
  await client.tasks.get(7);
  expect(grants).toHaveLength(2);
});

test('calls that are refused at the same time renew once, and all of them go through', async () => {
  let open = () => {};
  const renewal = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { baseUrl, grants, received } = await serveTokens({ before: () => renewal });
  const storage = memoryStorage({ ...tokensOf(0), received_at: Date.now(), access_token: 'refused' });
  const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) });

  const calls = Promise.all(Array.from({ length: 20 }, () => client.tasks.get(7)));
  await expect.poll(() => received.filter(({ path }) => path !== '/oauth/token').length).toBe(20);
  open();
  await calls;
  expect(grants).toEqual([expect.objectContaining({ grant_type: 'refresh_token', refresh_token: 'refresh-0' })]);
});

test('a token that is refused again is a problem, not a loop', async () => {
  const { baseUrl, received } = await serve(
    json(200, tokensOf(1)),
    problem(401, 'token_revoked'),
    json(200, tokensOf(2)),
    problem(401, 'token_revoked'),
  );
  const client = createClient({ baseUrl, auth: own });
  await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'token_revoked', status: 401 });
  expect(received).toHaveLength(4);
});

test('a plain token that is refused is not renewed', async () => {
  const { baseUrl, received } = await serve(problem(401, 'token_expired'));
  const client = createClient({
    baseUrl,
    auth: { open: () => ({ access: () => ({ authorization: 'Bearer x', organizationId: 1 }) }) },
  });
  await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'token_expired' });
  expect(received).toHaveLength(1);
});

test('rotated tokens are saved before they are used', async () => {
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

test('a storage that fails to save keeps the tokens from being used', async () => {
  const { baseUrl, received } = await serveTokens();
  const storage = {
    load: () => ({ ...tokensOf(0), received_at: 0 }),
    save: () => Promise.reject(new Error('disk full')),
  };
  const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) });
  await expect(client.tasks.get(7)).rejects.toThrow('disk full');
  expect(received.map(({ path }) => path)).toEqual(['/oauth/token']);
});

test('tokens that are current are used as they are', async () => {
  const { baseUrl, received } = await serve(json(200, {}));
  const storage = memoryStorage({ ...tokensOf(0), received_at: Date.now() });
  await createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) }).tasks.get(7);
  expect(received.map(({ path }) => path)).toEqual(['/api/v1/1042/tasks/7']);
});

test('two programs with one storage and a lock: one renews, the other takes what that has saved', async () => {
  const { baseUrl, grants } = await serveTokens();
  let turn: Promise<unknown> = Promise.resolve();
  const lock = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const storage = { ...memoryStorage({ ...tokensOf(0), received_at: 0 }), lock };
  const programs = [1, 2].map(() => createClient({ baseUrl, auth: refreshToken({ ...credentials, storage }) }));
  await Promise.all(programs.map(({ tasks }) => tasks.get(7)));
  expect(grants).toHaveLength(1);
});

test('a refresh token that is used up, and none at all: the user has to sign in', async () => {
  const { baseUrl } = await serveTokens();
  const stolen = memoryStorage({ ...tokensOf(9), received_at: 0 });
  const client = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage: stolen }) });
  await expect(client.tasks.get(7)).rejects.toMatchObject({
    code: 'invalid_grant',
    status: 400,
    message: 'The refresh token was used up.',
  });
  const nobody = createClient({ baseUrl, auth: refreshToken({ ...credentials, storage: memoryStorage() }) });
  await expect(nobody.tasks.get(7)).rejects.toMatchObject({ code: 'signed_out' });
});

test('a refresh is not sent twice when its answer is lost; asking for a token of its own is', async () => {
  const lost = await serve(reset);
  const storage = memoryStorage({ ...tokensOf(0), received_at: 0 });
  const { client } = patientClient({ baseUrl: lost.baseUrl, auth: refreshToken({ ...credentials, storage }) });
  await expect(client.tasks.get(7)).rejects.toMatchObject({ code: 'network_error' });
  expect(lost.received).toHaveLength(1);

  const { baseUrl, received } = await serve(reset, json(200, tokensOf(1)), json(200, {}));
  await patientClient({ baseUrl, auth: own }).client.tasks.get(7);
  expect(received).toHaveLength(3);
});

test('a call that is aborted while it waits for a token leaves the token to the others', async () => {
  let open = () => {};
  const slow = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { baseUrl, grants } = await serveTokens({ before: () => slow });
  const client = createClient({ baseUrl, auth: own });
  const leaving = new AbortController();
  const left = client.tasks.get(7, { signal: leaving.signal });
  const stays = client.tasks.get(7);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ code: 'aborted' });
  open();
  await expect(stays).resolves.toMatchObject({ id: 7 });
  expect(grants).toHaveLength(1);
});

test('an answer of the token endpoint that is none is unexpected', async () => {
  const { baseUrl } = await serve(json(200, { hello: 'world' }));
  await expect(createClient({ baseUrl, auth: own }).tasks.get(7)).rejects.toMatchObject({
    code: 'unexpected_response',
  });
});
