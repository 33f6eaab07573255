import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/database/store.ts';
import { getClient } from '../../../src/oauth/clients/client-repository.ts';
import { deleteClient } from '../../../src/oauth/clients/delete-client.ts';
import { generateClientToken } from '../../../src/oauth/clients/generate-client-token.ts';
import { rotateClientSecret } from '../../../src/oauth/clients/rotate-client-secret.ts';
import { updateClient } from '../../../src/oauth/clients/update-client.ts';
import type { IssuedToken } from '../../../src/oauth/tokens/issue-access-token.ts';
import type { Revocation } from '../../../src/oauth/tokens/revoke-tokens.ts';
import { openTestStore } from '../../environment/test-store.ts';
import { openOrganization, privateClient, publicClient, start, type TestOrganization } from './test-organization.ts';

let store: Store;
let own: TestOrganization;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  own = await openOrganization(store);
});
afterAll(() => store.close());

describe('createClient', () => {
  it('gives a private client a secret even if none is requested', async () => {
    expect(await own.create({ ...privateClient, with_secret: false })).toHaveProperty('secret');
  });
});

describe('updateClient', () => {
  it('does not lose concurrent updates', async () => {
    const { client } = await own.create(publicClient);
    const update = (patch: object) => updateClient(own.dependencies, own.organizationId, client.client_id, patch);
    await Promise.all([update({ name: 'Renamed' }), update({ scopes: ['deals.read'] })]);
    expect(await own.find(client.client_id)).toMatchObject({ name: 'Renamed', scopes: ['deals.read'] });
  });
});

describe('deleteClient', () => {
  it('deletes the client with its secrets and grants, after revoking its tokens', async () => {
    const { client } = await own.create();
    const { client_id } = client;
    await store.db.insertInto('oauth_artifacts').values(grantOf(client_id)).execute();
    const revoked: unknown[] = [];
    const revoke = async ({ id, organizationId }: Revocation) => {
      revoked.push([id, organizationId, (await own.find(client_id)) !== undefined]);
    };
    await deleteClient({ ...own.dependencies, revoke }, own.organizationId, client_id);
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

  it('keeps the client if its tokens cannot be revoked', async () => {
    const { client } = await own.create();
    const revoke = () => Promise.reject(new Error('the database is unavailable'));
    await expect(deleteClient({ ...own.dependencies, revoke }, own.organizationId, client.client_id)).rejects.toThrow(
      'is unavailable',
    );
    expect(await own.find(client.client_id)).toBeDefined();
  });
});

describe('generateClientToken', () => {
  const issueClientToken = async ({ client, scopes }: { client: object; scopes: readonly string[] }) =>
    ({ ...client, scopes }) as IssuedToken;
  const generate = (clientId: string, scopes: string[]) =>
    generateClientToken(
      { ...own.dependencies, issueClientToken, accessTokenSeconds: 3600 },
      own.organizationId,
      clientId,
      { scopes },
    );

  it('rejects a public client', async () => {
    const { client } = await own.create({ ...publicClient, with_secret: true });
    await expect(generate(client.client_id, ['tasks.read'])).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ in: 'path', pointer: '/client_id', detail: expect.stringMatching(/public application/) }],
    });
  });
});

it('no operation finds a client of another organization', async () => {
  const other = await openOrganization(store);
  const { client } = await other.create();
  const { client_id } = client;
  const { dependencies, organizationId } = own;
  const fail = () => Promise.reject(new Error('not reached'));
  const operations = [
    getClient(dependencies, organizationId, client_id),
    updateClient(dependencies, organizationId, client_id, { name: 'Mine' }),
    rotateClientSecret(dependencies, organizationId, client_id),
    deleteClient({ ...dependencies, revoke: fail }, organizationId, client_id),
    generateClientToken(
      { ...dependencies, issueClientToken: fail, accessTokenSeconds: 3600 },
      organizationId,
      client_id,
      { scopes: ['tasks.read'] },
    ),
  ];
  for (const result of await Promise.allSettled(operations)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
  }
  expect(await other.find(client_id)).toMatchObject({ name: 'Night report', secretHashes: [expect.any(String)] });
});
