import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../../src/database/store.ts';
import { matchesSecret } from '../../../src/oauth/clients/client-secret.ts';
import type { Actor } from '../../../src/oauth/clients/context.ts';
import { createApplication } from '../../../src/oauth/clients/create-application.ts';
import { deleteApplication } from '../../../src/oauth/clients/delete-application.ts';
import { generateToken } from '../../../src/oauth/clients/generate-token.ts';
import { listApplications } from '../../../src/oauth/clients/list-applications.ts';
import { rotateSecret } from '../../../src/oauth/clients/rotate-secret.ts';
import { showApplication } from '../../../src/oauth/clients/show-application.ts';
import { updateApplication } from '../../../src/oauth/clients/update-application.ts';
import type { IssuedToken } from '../../../src/oauth/tokens/issue-token.ts';
import type { Revocation } from '../../../src/oauth/tokens/revoke.ts';
import { openTestStore } from '../../environment/test-store.ts';
import { hour, type Owner, openOwner, privateApplication, publicApplication, start } from './test-owner.ts';

let store: Store;
let own: Owner;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  own = await openOwner(store);
});
afterAll(() => store.close());

test('a private application is created with a secret, of which the hash alone is kept', async () => {
  const { application, secret = '' } = await own.create();
  expect(application).toEqual({
    organization_id: own.organizationId,
    client_id: expect.stringMatching(/^app_[\w-]{22}$/),
    name: 'Night report',
    type: 'private',
    redirect_uris: [],
    scopes: ['tasks.read', 'contacts.read'],
    secrets: [{ created_at: start.toISOString(), expires_at: null }],
    created_at: start.toISOString(),
    updated_at: start.toISOString(),
  });
  expect(secret).toMatch(/^wls_[\w-]{43}$/);
  const found = await own.find(application.client_id);
  expect(found).toEqual({
    organizationId: own.organizationId,
    organizationName: 'Harbour & Pine',
    clientId: application.client_id,
    name: 'Night report',
    type: 'private',
    redirectUris: [],
    scopes: ['tasks.read', 'contacts.read'],
    secretHashes: [expect.any(String)],
  });
  expect(matchesSecret(secret, found?.secretHashes ?? [])).toBe(true);
  const kept = await store.db.selectFrom('application_secrets').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(secret.slice(4));
});

test('a public application is created with a secret or without one', async () => {
  const without = await own.create(publicApplication);
  expect(without).toEqual({ application: expect.objectContaining({ secrets: [] }) });
  expect(await own.find(without.application.client_id)).toMatchObject({
    type: 'public',
    redirectUris: publicApplication.redirect_uris,
    secretHashes: [],
  });
  const confidential = await own.create({ ...publicApplication, with_secret: true });
  expect(confidential.secret).toMatch(/^wls_/);
  expect(confidential.application.secrets).toHaveLength(1);
});

test('a private application has a secret also when none is asked for', async () => {
  expect(await own.create({ ...privateApplication, with_secret: false })).toHaveProperty('secret');
});

test('the applications of an organization are listed, and no others', async () => {
  const other = await openOwner(store);
  await other.create();
  const first = await own.create();
  own.wait(hour);
  const second = await own.create(publicApplication);
  expect(await listApplications(own.context, own.owner, own.organizationId)).toEqual([
    first.application,
    second.application,
  ]);
  expect(await showApplication(own.context, own.owner, own.organizationId, second.application.client_id)).toEqual(
    second.application,
  );
});

test('a client id that nobody has is not found', async () => {
  expect(await own.find('app_nobody')).toBeUndefined();
  await expect(showApplication(own.context, own.owner, own.organizationId, 'app_nobody')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an application is changed where something is said, and stays the same elsewhere', async () => {
  const { application } = await own.create(publicApplication);
  own.wait(hour);
  const change = { name: ' Field app 2 ', redirect_uris: ['https://field.example/2', 'com.example.field:/callback'] };
  const changed = await updateApplication(own.context, own.owner, own.organizationId, application.client_id, change);
  expect(changed).toEqual({
    ...application,
    ...change,
    name: 'Field app 2',
    updated_at: new Date(start.getTime() + hour).toISOString(),
  });
  expect(await own.find(application.client_id)).toMatchObject({ name: 'Field app 2', scopes: ['tasks.read'] });
});

test('a change that is not valid is refused whole', async () => {
  const { application } = await own.create(publicApplication);
  const change = { name: 'Other', redirect_uris: [], scopes: ['tasks.fly'] };
  await expect(
    updateApplication(own.context, own.owner, own.organizationId, application.client_id, change),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '/redirect_uris' }, { pointer: '/scopes/0', detail: 'there is no scope tasks.fly' }],
  });
  expect(await own.find(application.client_id)).toMatchObject({ name: 'Field app' });
});

test('changes at once do not undo each other', async () => {
  const { application } = await own.create(publicApplication);
  const change = (fields: object) =>
    updateApplication(own.context, own.owner, own.organizationId, application.client_id, fields);
  await Promise.all([change({ name: 'Renamed' }), change({ scopes: ['deals.read'] })]);
  expect(await own.find(application.client_id)).toMatchObject({ name: 'Renamed', scopes: ['deals.read'] });
});

test('an application is deleted with its secrets and grants, after its tokens are refused', async () => {
  const { application } = await own.create();
  const { client_id } = application;
  await store.db.insertInto('oauth_artifacts').values(grantOf(client_id)).execute();
  const revoked: unknown[] = [];
  const revoke = async ({ id, organizationId }: Revocation) => {
    revoked.push([id, organizationId, (await own.find(client_id)) !== undefined]);
  };
  await deleteApplication({ ...own.context, revoke }, own.owner, own.organizationId, client_id);
  expect(revoked).toEqual([[client_id, own.organizationId, true]]);
  expect(await own.find(client_id)).toBeUndefined();
  for (const table of ['application_secrets', 'oauth_artifacts'] as const) {
    expect(await store.db.selectFrom(table).selectAll().where('client_id', '=', client_id).execute()).toEqual([]);
  }
});

const grantOf = (client_id: string) => ({
  model: 'Grant',
  id_hash: client_id,
  payload: '{}',
  client_id,
  organization_id: own.organizationId,
  created_at: start.toISOString(),
  expires_at: '2027-03-02T08:15:00Z',
});

test('an application stays when its tokens could not be revoked', async () => {
  const { application } = await own.create();
  const revoke = () => Promise.reject(new Error('the database does not answer'));
  await expect(
    deleteApplication({ ...own.context, revoke }, own.owner, own.organizationId, application.client_id),
  ).rejects.toThrow('does not answer');
  expect(await own.find(application.client_id)).toBeDefined();
});

test('a token is generated for a private application, with scopes that it has', async () => {
  const { application } = await own.create();
  const generate = (clientId: string, scopes: string[]) =>
    generateToken(
      {
        ...own.context,
        issueApplicationToken: async ({ application, scopes }) =>
          ({ organizationId: application.organizationId, clientId: application.clientId, scopes }) as IssuedToken,
      },
      own.owner,
      own.organizationId,
      clientId,
      scopes,
    );
  expect(await generate(application.client_id, ['contacts.read'])).toEqual({
    organizationId: own.organizationId,
    clientId: application.client_id,
    scopes: ['contacts.read'],
  });
  await expect(generate(application.client_id, ['contacts.read', 'deals.read', 'x'])).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/scopes/1', detail: 'the application does not have the scope deals.read' },
      { pointer: '/scopes/2', detail: 'there is no scope x' },
    ],
  });
  await expect(generate(application.client_id, [])).rejects.toMatchObject({ errors: [{ pointer: '/scopes' }] });
  const open = await own.create({ ...publicApplication, with_secret: true });
  await expect(generate(open.application.client_id, ['tasks.read'])).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ in: 'path', pointer: '/client_id', detail: expect.stringMatching(/public application/) }],
  });
});

test('members see applications, and owners alone change them', async () => {
  const { application } = await own.create();
  const { client_id } = application;
  const stranger = (await openOwner(store)).owner;
  const fail = () => Promise.reject(new Error('it was reached'));
  const { context, organizationId } = own;
  const operations: ((actor: Actor) => Promise<unknown>)[] = [
    (actor) => createApplication(context, actor, organizationId, privateApplication),
    (actor) => updateApplication(context, actor, organizationId, client_id, { name: 'Mine' }),
    (actor) => rotateSecret(context, actor, organizationId, client_id),
    (actor) => deleteApplication({ ...context, revoke: fail }, actor, organizationId, client_id),
    (actor) =>
      generateToken({ ...context, issueApplicationToken: fail }, actor, organizationId, client_id, ['tasks.read']),
  ];
  const reading: ((actor: Actor) => Promise<unknown>)[] = [
    (actor) => listApplications(context, actor, organizationId),
    (actor) => showApplication(context, actor, organizationId, client_id),
  ];
  expect(await Promise.all(reading.map((operation) => operation(own.member)))).toEqual([[application], application]);
  for (const operation of reading) await expect(operation(stranger)).rejects.toMatchObject({ code: 'not_found' });
  for (const operation of operations) {
    await expect(operation(own.member)).rejects.toMatchObject({ code: 'owner_required', status: 403 });
    await expect(operation(stranger)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await listApplications(context, 'operator', organizationId)).toEqual([application]);
});

test('an owner reaches no application of another organization', async () => {
  const other = await openOwner(store);
  const { application } = await other.create();
  const { client_id } = application;
  const { context, owner, organizationId } = own;
  const fail = () => Promise.reject(new Error('it was reached'));
  const operations = [
    showApplication(context, owner, organizationId, client_id),
    updateApplication(context, owner, organizationId, client_id, { name: 'Mine' }),
    rotateSecret(context, owner, organizationId, client_id),
    deleteApplication({ ...context, revoke: fail }, owner, organizationId, client_id),
    generateToken({ ...context, issueApplicationToken: fail }, owner, organizationId, client_id, ['tasks.read']),
  ];
  for (const result of await Promise.allSettled(operations)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
  }
  expect(await other.find(client_id)).toMatchObject({ name: 'Night report', secretHashes: [expect.any(String)] });
});
