import {
  authorizationCode,
  type ClientOptions,
  clientCredentials,
  createClient,
  dpopSigner,
  generateDpopKey,
  memoryStorage,
  plainToken,
  refreshToken,
} from '@worklane/client';
import { beforeEach, expect, it } from 'vitest';
import { approve } from './oauth-requests.ts';
import { OAuthServer, redirectUri } from './oauth-server.ts';

// The client with tokens that are bound to its key (RFC 9449).

const time = { now: new Date() };

const server = await OAuthServer.open({ clock: () => time.now });
const organizationId = await server.organization('Harbour');
const application = await server.application(organizationId, {
  type: 'private',
  scopes: ['tasks.read', 'tasks.write'],
});
beforeEach(() => {
  time.now = new Date();
});

const options = () => ({ baseUrl: server.baseUrl, environment: { now: () => time.now.getTime() }, maxRetries: 0 });
const open = (rest: Omit<ClientOptions, 'baseUrl'>) => createClient({ ...options(), ...rest });

/** Returns the authentication of the application, and where it stores its token. */
function ownAccess() {
  const storage = memoryStorage();
  const scope = ['tasks.read', 'tasks.write'] as const;
  return { storage, auth: clientCredentials({ ...application, organizationId, scope, storage }) };
}

it('gets a bound token of the application itself, and a new nonce when the old one has expired', async () => {
  const { auth, storage } = ownAccess();
  const client = open({ auth, dpop: dpopSigner() });
  const task = await client.tasks.create({ title: 'One' });
  expect((await storage.load())?.token_type).toBe('DPoP');
  time.now = new Date(time.now.getTime() + 600_000);
  await client.tasks.update(task.id, { title: 'Two' });
  const { data } = await client.raw.GET('/api/v1/{organization_id}/tasks/{id}', {
    params: { path: { organization_id: organizationId, id: task.id } },
  });
  expect(data?.title).toBe('Two');
});

it('gets bearer tokens without a key', async () => {
  const { auth, storage } = ownAccess();
  await open({ auth }).tasks.list();
  expect((await storage.load())?.token_type).toBe('Bearer');
});

it('uses a stored token with its key only', async () => {
  const { auth, storage } = ownAccess();
  const dpop = dpopSigner(await generateDpopKey());
  await open({ auth, dpop }).tasks.list();
  const token = (await storage.load())?.access_token ?? '';
  expect((await open({ auth: token, dpop }).tasks.list()).data).toBeInstanceOf(Array);
  const thief = dpopSigner();
  await expect(open({ auth: token, dpop: thief }).tasks.list()).rejects.toMatchObject({ code: 'dpop_proof_invalid' });
  await expect(open({ auth: plainToken(token) }).tasks.list()).rejects.toMatchObject({ code: 'token_invalid' });
});

it.each(['P-256', 'Ed25519'])('signs a person in with a key of %s, which the refresh needs', async (curve) => {
  const dpop = dpopSigner(
    curve === 'P-256'
      ? await generateDpopKey()
      : ((await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])) as CryptoKeyPair),
  );
  const publicApplication = await server.application(organizationId, { withSecret: false });
  const { clientId } = publicApplication;
  const browser = await server.browserOf(await server.person(organizationId));
  const storage = memoryStorage();
  const auth = authorizationCode({ ...options(), clientId, redirectUri, scope: ['tasks.read'], storage, dpop });
  const signIn = await auth.start();
  expect(new URL(signIn.url).searchParams.get('dpop_jkt')).toHaveLength(43);
  await auth.finish(await approve(browser, signIn.url, organizationId), signIn);
  await open({ auth }).tasks.list();
  time.now = new Date(time.now.getTime() + 366 * 86_400_000);
  const thief = { auth: refreshToken({ clientId, storage }), dpop: dpopSigner() };
  await expect(open(thief).tasks.list()).rejects.toMatchObject({ code: 'invalid_grant' });
  await open({ auth: refreshToken({ clientId, storage }), dpop }).tasks.list();
});
