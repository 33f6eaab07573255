import { randomBytes } from 'node:crypto';
import { operations } from '@worklane/contract/dashboard';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Service } from '../../src/compose.ts';
import { addMember } from '../../src/identity/members.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { Sessions } from '../../src/identity/sessions.ts';
import { revokeTokens } from '../../src/oauth/tokens/revoke-tokens.ts';
import { RecordIds } from '../../src/records/record-ids.ts';
import { openTestStore } from '../environment/test-store.ts';
import { openNode, secret, TestClock } from '../identity/test-node.ts';

/** A signed-in account. */
export interface Person {
  email: string;
  /** The `Cookie` header. */
  cookie: string;
  csrf: string;
}

export type OperationId = keyof typeof operations;

export interface CallParts {
  path?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An organization with an owner and a member. */
export interface Team {
  id: number;
  owner: Person;
  member: Person;
}

/** Opens the service on its own database, with a clock that tests advance. */
export async function openDashboard({ env = {} }: { env?: Record<string, string> } = {}) {
  const store = await openTestStore();
  const clock = new TestClock();
  const log: string[] = [];
  const node = await openNode({ store, clock, env, log });
  const sessions = new Sessions({
    db: store.db,
    clock: clock.read,
    secret,
    secure: false,
    revoke: (revocation) => revokeTokens(store.db, revocation),
  });
  const members = { db: store.db, ids: new RecordIds(store.db), clock: clock.read };

  async function person(): Promise<Person> {
    const email = `p${randomBytes(6).toString('hex')}@example.com`;
    const { account_id } = await store.db
      .insertInto('accounts')
      .values({ email, name: 'Eva Lindqvist', created_at: clock.now.toISOString() })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    return signIn(email, account_id);
  }

  async function signIn(email: string, accountId: number): Promise<Person> {
    const [cookie = ''] = (await sessions.start(accountId)).split(';');
    const session = await sessions.find(cookie);
    return { email, cookie, csrf: session?.csrf ?? '' };
  }

  return {
    store,
    clock,
    node,
    log,
    person,
    signIn,
    async team(name = 'Harbour & Pine'): Promise<Team> {
      const { organization_id: id } = await createOrganization(store.db, name, clock.now);
      const [owner, member] = [await person(), await person()];
      await addMember(members, id, { name: 'Eva Lindqvist', email: owner.email, role: 'owner' });
      await addMember(members, id, { name: 'Tom Berg', email: member.email, role: 'member' });
      return { id, owner, member };
    },
    join: (organizationId: number, { email }: Person, role: 'owner' | 'member') =>
      addMember(members, organizationId, { name: 'Eva Lindqvist', email, role }),
    call: (who: Person | undefined, id: OperationId, parts?: CallParts) => call(node, who, id, parts),
    async close() {
      await node.stop();
      await store.close();
    },
  };
}

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;

/** Calls an operation as the dashboard does: with the cookie, and with the CSRF token for writes. */
export const call = (
  { app }: Service,
  who: Person | undefined,
  id: OperationId,
  parts: CallParts = {},
): Promise<LightMyRequestResponse> => app.inject(requestOf(who, id, parts));

export function requestOf(
  who: Person | undefined,
  id: OperationId,
  { path = {}, body, headers = {} }: CallParts,
): InjectOptions & { headers: Record<string, string> } {
  const { method, path: template } = operations[id];
  const csrf = method === 'get' || !who ? {} : { 'x-csrf-token': who.csrf };
  return {
    method: method.toUpperCase() as 'GET',
    url: template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name]))),
    headers: {
      ...(who && { cookie: who.cookie }),
      ...csrf,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}
