import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../src/database/store.ts';
import { rotateClientSecret } from '../../../src/oauth/clients/audited-client-changes.ts';
import { matchesClientSecret } from '../../../src/oauth/clients/create-client.ts';
import { openTestStore } from '../../environment/test-store.ts';
import { day, hour, openOrganization, publicClient, start, type TestOrganization } from './test-organization.ts';

let store: Store;
let own: TestOrganization;
let clientId: string;
let first: string;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  own = await openOrganization(store);
  const { client, secret = '' } = await own.create();
  clientId = client.client_id;
  first = secret;
});
afterAll(() => store.close());

const rotate = (keepDays?: number) => rotateClientSecret(own.dependencies, own.organizationId, clientId, keepDays);

const accepted = async (...secrets: string[]) => {
  const { secretHashes = [] } = (await own.find(clientId)) ?? {};
  return secrets.map((secret) => matchesClientSecret(secret, secretHashes));
};

describe('rotateClientSecret', () => {
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
    const kept = await store.db
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
