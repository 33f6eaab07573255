import { beforeEach, describe, expect, it } from 'vitest';
import { operator } from '../../src/audit/audit-log.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import {
  deleteAuditedClient,
  generateClientToken,
  rotateClientSecret,
  updateAuditedClient,
} from '../../src/oauth/clients/audited-client-changes.ts';
import { findClient, getClient } from '../../src/oauth/clients/client-repository.ts';
import { createClient, matchesClientSecret, type NewClient } from '../../src/oauth/clients/create-client.ts';
import type { IssuedToken } from '../../src/oauth/tokens/issue-access-token.ts';
import type { Revocation } from '../../src/oauth/tokens/revoke-tokens.ts';
import { openTestStore } from '../environment/test-store.ts';

const { db } = await openTestStore();

const start = new Date('2026-03-02T08:15:00Z');
const hour = 3_600_000;
const day = 24 * hour;

const privateClient: NewClient = {
  name: 'Night report',
  type: 'private',
  redirect_uris: [],
  scopes: ['tasks.read', 'contacts.read'],
  with_secret: true,
};

const publicClient: NewClient = {
  name: 'Field app',
  type: 'public',
  redirect_uris: ['https://field.example/callback'],
  scopes: ['tasks.read'],
  with_secret: false,
};

/** Creates an organization with a clock that the test advances. */
async function openOrganization() {
  let now = start.getTime();
  const clock = () => new Date(now);
  const { organization_id: organizationId } = await createOrganization(db, 'Harbour & Pine', start);
  const dependencies = { db, clock };
  return {
    organizationId,
    dependencies,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    create: (fields: NewClient = privateClient) => createClient(dependencies, organizationId, fields),
    find: (clientId: string) => findClient(db, clientId, clock()),
  };
}

let own: Awaited<ReturnType<typeof openOrganization>>;

beforeEach(async () => {
  own = await openOrganization();
});

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
    await db.insertInto('oauth_artifacts').values(grantOf(client_id)).execute();
    const revoked: unknown[] = [];
    const revoke = async ({ id, organizationId }: Revocation) => revoked.push([id, organizationId]);
    await deleteAuditedClient({ ...own.dependencies, revoke }, own.organizationId, client_id, source);
    expect(revoked).toEqual([[client_id, own.organizationId]]);
    const revocations = db.selectFrom('revocations').select('organization_id').where('revoked', '=', client_id);
    expect(await revocations.execute()).toEqual([{ organization_id: own.organizationId }]);
    expect(await own.find(client_id)).toBeUndefined();
    for (const table of ['application_secrets', 'oauth_artifacts'] as const) {
      expect(await db.selectFrom(table).selectAll().where('client_id', '=', client_id).execute()).toEqual([]);
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

describe('rotateClientSecret', () => {
  let clientId: string;
  let first: string;

  beforeEach(async () => {
    const { client, secret = '' } = await own.create();
    clientId = client.client_id;
    first = secret;
  });

  const rotate = (keepDays?: number) => rotateClientSecret(own.dependencies, own.organizationId, clientId, keepDays);

  const accepted = async (...secrets: string[]) => {
    const { secretHashes = [] } = (await own.find(clientId)) ?? {};
    return secrets.map((secret) => matchesClientSecret(secret, secretHashes));
  };

  it('keeps the old secret valid for a day by default', async () => {
    own.advance(hour);
    const { secret, client } = await rotate();
    expect(await accepted(first, secret)).toEqual([true, true]);
    expect(client.secrets).toEqual([
      { created_at: new Date(start.getTime() + hour).toISOString(), expires_at: null },
      { created_at: start.toISOString(), expires_at: new Date(start.getTime() + hour + day).toISOString() },
    ]);
    own.advance(day - 1);
    expect(await accepted(first, secret)).toEqual([true, true]);
    own.advance(1);
    expect(await accepted(first, secret)).toEqual([false, true]);
  });

  it('keeps the old secret valid for the given number of days', async () => {
    const { secret } = await rotate(7);
    own.advance(7 * day - 1);
    expect(await accepted(first, secret)).toEqual([true, true]);
    own.advance(1);
    expect(await accepted(first, secret)).toEqual([false, true]);
  });

  it('requires 0 days while two secrets are valid', async () => {
    const { secret: second } = await rotate();
    await expect(rotate()).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/keep_days', detail: expect.stringMatching(/^must be 0 until 2026-03-03T08:15:00\.000Z/) }],
    });
    expect(await accepted(first, second)).toEqual([true, true]);
    own.advance(day);
    const { secret: third } = await rotate();
    expect(await accepted(first, second, third)).toEqual([false, true, true]);
  });

  it('lets one of concurrent rotations succeed, and keeps the current secret valid', async () => {
    const results = await Promise.allSettled([rotate(), rotate(), rotate()]);
    const [winner, ...others] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.secret] : []));
    expect(others).toEqual([]);
    expect(await accepted(first, winner ?? '')).toEqual([true, true]);
    expect((await own.find(clientId))?.secretHashes).toHaveLength(2);
  });

  it('deletes expired secrets', async () => {
    await rotate();
    own.advance(2 * day);
    await rotate();
    const kept = await db
      .selectFrom('application_secrets')
      .select('expires_at')
      .where('client_id', '=', clientId)
      .execute();
    expect(kept).toHaveLength(2);
  });

  it.each([-1, 8, 1.5, Number.NaN])('rejects %d days', async (keepDays) => {
    await expect(rotate(keepDays)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ pointer: '/keep_days', detail: 'must be a whole number from 0 to 7' }],
    });
    expect(await accepted(first)).toEqual([true]);
  });

  it('rejects a client without a secret', async () => {
    const { client } = await own.create(publicClient);
    clientId = client.client_id;
    await expect(rotate()).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ in: 'path', pointer: '/client_id', detail: expect.stringMatching(/PKCE/) }],
    });
  });
});

it('no operation finds a client of another organization', async () => {
  const other = await openOrganization();
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
