import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../../src/audit/audit-log.ts';
import type { Store } from '../../../src/database/store.ts';
import {
  deleteAuditedClient,
  generateClientToken,
  rotateClientSecret,
  updateAuditedClient,
} from '../../../src/oauth/clients/audited-client-changes.ts';
import { getClient } from '../../../src/oauth/clients/client-repository.ts';
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

const source = { actor: operator };

describe('createClient', () => {
  it('gives a private client a secret even if none is requested', async () => {
    expect(await own.create({ ...privateClient, with_secret: false })).toHaveProperty('secret');
  });
});

describe('updateAuditedClient', () => {
  it('does not lose concurrent updates', async () => {
    const { client } = await own.create(publicClient);
    const update = (patch: object) =>
      updateAuditedClient(own.dependencies, own.organizationId, client.client_id, patch, source);
    await Promise.all([update({ name: 'Renamed' }), update({ scopes: ['deals.read'] })]);
    expect(await own.find(client.client_id)).toMatchObject({ name: 'Renamed', scopes: ['deals.read'] });
  });
});

describe('deleteAuditedClient', () => {
  it('deletes the client with its secrets and grants, and revokes its tokens', async () => {
    const { client } = await own.create();
    const { client_id } = client;
    await store.db.insertInto('oauth_artifacts').values(grantOf(client_id)).execute();
    const revoked: unknown[] = [];
    const revoke = async ({ id, organizationId }: Revocation) => revoked.push([id, organizationId]);
    await deleteAuditedClient({ ...own.dependencies, revoke }, own.organizationId, client_id, source);
    expect(revoked).toEqual([[client_id, own.organizationId]]);
    const revocations = store.db.selectFrom('revocations').select('organization_id').where('revoked', '=', client_id);
    expect(await revocations.execute()).toEqual([{ organization_id: own.organizationId }]);
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
    updateAuditedClient(dependencies, organizationId, client_id, { name: 'Mine' }, source),
    rotateClientSecret(dependencies, organizationId, client_id),
    deleteAuditedClient({ ...dependencies, revoke: fail }, organizationId, client_id, source),
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
