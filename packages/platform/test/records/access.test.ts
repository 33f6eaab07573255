import { type Operation, operations, scopes } from '@worklane/contract';
import { Problem } from '@worklane/contract/schema-validators';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type Service } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { revokeTokens, tokenRevocation } from '../../src/oauth/tokens/revoke-tokens.ts';
import { openTestStore } from '../environment/test-store.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';

/** Every operation of the contract that takes an access token, on the real service with real tokens. */
const table = Object.values<Operation>(operations).filter(({ authentication }) => authentication === 'bearer');
const everyScope = Object.keys(scopes);
const hour = 3600;

let store: Store;
let service: Service;
let now = new Date();
let organizationId: number;
let tokens: Record<'valid' | 'expired' | 'revoked' | 'scopeless' | 'foreign', string>;

beforeAll(async () => {
  store = await openTestStore();
  service = await openService({
    store,
    settings: readSettings({}),
    secret: 'a secret of the tests, 32 bytes or more',
    clock: () => now,
    logger: watchedLogger(),
  });
  organizationId = (await createOrganization(store.db, 'Own', now)).organization_id;
  const other = (await createOrganization(store.db, 'Theirs', now)).organization_id;
  const issue = (of = organizationId, granted = everyScope, lifetimeSeconds = hour) =>
    service.issueToken({ organizationId: of, clientId: 'app_lighthouse', scopes: granted, lifetimeSeconds });
  const expired = await issue(organizationId, everyScope, 60);
  const revoked = await issue();
  await revokeTokens(store.db, tokenRevocation(revoked));
  tokens = {
    valid: (await issue()).token,
    expired: expired.token,
    revoked: revoked.token,
    scopeless: (await issue(organizationId, [])).token,
    foreign: (await issue(other)).token,
  };
  now = new Date(now.getTime() + 120_000);
  const isRevoked = async () => expect((await send('listTasks', 'revoked')).code).toBe('token_revoked');
  await waitFor(isRevoked);
});
afterAll(async () => {
  await service.stop();
  await store.close();
});

async function send(id: string, token: keyof typeof tokens | undefined) {
  const { method, path } = table.find((operation) => operation.id === id) as Operation;
  const url = path.replace('{organization_id}', String(organizationId)).replaceAll(/\{\w+\}/g, '1');
  const response = await service.app.inject({
    method,
    url,
    headers: token ? { authorization: `Bearer ${tokens[token]}` } : {},
  });
  const problem: unknown = response.json();
  expect(Problem(problem) || Problem.errors).toBe(true);
  return { status: response.statusCode, code: (problem as { code: string }).code };
}

describe('every operation', () => {
  it.each(table)('rejects a missing, an expired and a revoked token: $id', async ({ id }) => {
    expect(await send(id, undefined)).toEqual({ status: 401, code: 'token_missing' });
    expect(await send(id, 'expired')).toEqual({ status: 401, code: 'token_expired' });
    expect(await send(id, 'revoked')).toEqual({ status: 401, code: 'token_revoked' });
  });

  it.each(table.filter((operation) => operation.scopes.length > 0))(
    'rejects a token without the scope: $id',
    async ({ id }) => {
      expect(await send(id, 'scopeless')).toEqual({ status: 403, code: 'insufficient_scope' });
    },
  );

  it.each(table.filter(({ collection }) => collection))(
    'rejects a token of another organization: $id',
    async ({ id }) => {
      expect(await send(id, 'foreign')).toEqual({ status: 403, code: 'wrong_organization' });
    },
  );
});
