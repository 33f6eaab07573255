import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPassword } from '../../src/identity/accounts.ts';
import { openTestStore } from '../environment/test-store.ts';
import { formOf, TestBrowser } from '../identity/test-browser.ts';
import { type Changes, given, ownTokenForm } from './oauth-requests.ts';
import { OAuthServer, type TestApplication } from './oauth-server.ts';

/** Neither the response nor the duration reveals which accounts and clients exist: the work is the same. */

/** The SQL statements of the current request, without those of jobs. */
const statements = new AsyncLocalStorage<('read' | 'write')[]>();
const noting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements.getStore()?.push(result.numAffectedRows === undefined ? 'read' : 'write');
    return result;
  },
};

const store = await openTestStore();
const server = await OAuthServer.open({ store: { ...store, db: store.db.withPlugin(noting) } });
const organizationId = await server.organization('Harbour');
const ownApplication = await server.application(organizationId, { type: 'private' });

// The named imports of a built-in module follow its default export, and the service calls what records its calls.
beforeEach(() => {
  vi.spyOn(crypto, 'argon2');
  vi.spyOn(crypto, 'hash');
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Returns the work of a request. */
async function workOf<Result>(request: () => Promise<Result>) {
  vi.clearAllMocks();
  const recorded: ('read' | 'write')[] = [];
  const response = await statements.run(recorded, request);
  return {
    response,
    statements: recorded,
    hashes: vi.mocked(crypto.hash).mock.calls.length,
    passwordsHashed: vi
      .mocked(crypto.argon2)
      .mock.calls.map(([algorithm, { memory, passes }]) => ({ algorithm, memory, passes })),
  };
}

describe('an unknown client is rejected with the same work as a wrong secret', () => {
  const send = async (url: string, form: Changes, headers = {}) => {
    const response = await server.service.app.inject({
      ...{ method: 'POST', url, payload: String(new URLSearchParams(given(form))) },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    // The quota is that of the address, whatever the client.
    const { date, 'x-request-id': _id, ratelimit: _quota, ...others } = response.headers;
    expect(date).toBeDefined();
    return { status: response.statusCode, body: response.json(), headers: others };
  };
  const tokenForm = ({ clientId, clientSecret }: TestApplication) =>
    send('/oauth/token', ownTokenForm({ organizationId, clientId, clientSecret }));

  test.each<[string, (application: TestApplication) => Promise<{ status: number }>]>([
    ['at the token endpoint, in the form', tokenForm],
    [
      'at the token endpoint, by Basic',
      ({ clientId, clientSecret }) => {
        const form = ownTokenForm(ownApplication, { client_id: undefined, client_secret: undefined });
        return send('/oauth/token', form, { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` });
      },
    ],
    [
      'at the revocation endpoint',
      ({ clientId, clientSecret }) =>
        send('/oauth/revoke', { client_id: clientId, client_secret: clientSecret, token: 'x' }),
    ],
    ['without a secret', ({ clientId }) => tokenForm({ organizationId, clientId, clientSecret: '' })],
  ])('%s', async (_where, request) => {
    const clientSecret = 'a wrong secret';
    const known = await workOf(() => request({ organizationId, clientId: ownApplication.clientId, clientSecret }));
    const unknown = await workOf(() => request({ organizationId, clientId: 'app_nobody', clientSecret }));
    expect(known.response.status).toBe(401);
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  test('and the same secret comparison', async () => {
    await workOf(() => tokenForm({ ...ownApplication, clientId: 'app_nobody' }));
    expect(crypto.hash).toHaveBeenCalledWith('sha256', ownApplication.clientSecret, 'base64url');
  });
});

test('an unknown account is rejected with the same work as a wrong password', async () => {
  const { email } = await server.person(organizationId);
  await setPassword({ db: server.store.db, clock: () => new Date() }, email, 'Eva Lind', 'correct horse battery');
  const signIn = async (given: string) => {
    const browser = new TestBrowser(server.service);
    const work = await workOf(() => browser.signIn({ email: given, password: 'wrong horse battery' }));
    const { csrf = '' } = formOf(work.response);
    return {
      ...work,
      response: {
        status: work.response.statusCode,
        body: work.response.body.replaceAll(csrf, '').replaceAll(given, ''),
      },
    };
  };
  const known = await signIn(email);
  expect(known.response.status).toBe(422);
  expect(known.passwordsHashed).toEqual([{ algorithm: 'argon2id', memory: 19_456, passes: 2 }]);
  expect(await signIn('nobody@example.com')).toEqual(known);
});
