import { randomBytes } from 'node:crypto';
import { type Role, roles } from '@worklane/contract';
import { operations } from '@worklane/contract/dashboard';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { runCommand } from '../../src/admin/run-command.ts';
import type { AuditOrigin } from '../../src/audit/audit-log.ts';
import type { Service } from '../../src/compose.ts';
import { type Limits, readSettings } from '../../src/config/settings.ts';
import type { Store } from '../../src/database/store.ts';
import { listAccountSessions } from '../../src/identity/account-sessions.ts';
import { addMember } from '../../src/identity/members.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { hashPassword } from '../../src/identity/passwords.ts';
import { RecordIds } from '../../src/records/record.ts';
import { openLastingStoreOn } from '../environment/test-store.ts';
import { openNode, openSessions, TestClock } from '../identity/test-node.ts';

/** A signed-in account. */
export interface Person {
  email: string;
  /** The `Cookie` header. */
  cookie: string;
  csrf: string;
}

/** The password of every account, as in the example of the contract. */
export const password = 'correct horse battery';

export type OperationId = keyof typeof operations;

export interface CallParts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TeamMember extends Person {
  memberId: number;
}

/** An organization with a member of each role. */
export type Team = { id: number } & Record<Role, TeamMember>;

interface DashboardOptions {
  env?: Record<string, string>;
  limits?: Partial<Limits>;
  /** Default: a database that the test files of a worker share. */
  store?: Store;
}

let shared: Promise<Store> | undefined;

/** Returns the shared database with the rate limits of a new one, and without the nodes of earlier files. */
async function sharedStore(): Promise<Store> {
  shared ??= openLastingStoreOn(inject('engine')).then(({ store }) => store);
  const store = await shared;
  await sql`truncate rate_limit_windows, sign_in_attempts, nodes`.execute(store.db);
  return store;
}

/** Opens the service with a clock that tests advance. */
export async function openDashboard({ env = {}, limits = {}, store: given }: DashboardOptions = {}) {
  const store = given ?? (await sharedStore());
  const clock = new TestClock();
  const log: string[] = [];
  const node = await openNode({ store, clock, env, limits, log });
  const sessions = openSessions(store, clock.read);
  const password_hash = await hashPassword(password);
  const members = { db: store.db, ids: new RecordIds(store.db), clock: clock.read };

  async function person(): Promise<Person> {
    const email = `p${randomBytes(6).toString('hex')}@example.com`;
    const { account_id } = await store.db
      .insertInto('accounts')
      .values({ email, name: 'Eva Lindqvist', password_hash, created_at: clock.now.toISOString() })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    return signIn(email, account_id);
  }

  async function signIn(email: string, accountId: number, origin?: AuditOrigin): Promise<Person> {
    const [cookie = ''] = (await sessions.start(accountId, store.db, origin)).split(';');
    const session = await sessions.find(cookie);
    return { email, cookie, csrf: session?.csrf ?? '' };
  }

  return {
    store,
    clock,
    node,
    log,
    members,
    person,
    signIn,
    /** Signs in with another browser. */
    async signInAgain({ email }: Person, origin?: AuditOrigin): Promise<Person> {
      const account = store.db.selectFrom('accounts').select('account_id').where('email', '=', email);
      const { account_id } = await account.executeTakeFirstOrThrow();
      return signIn(email, account_id, origin);
    },
    /** Records a use of all sessions, so that they are not idle. */
    useSessions: () => store.db.updateTable('sessions').set({ last_used_at: clock.now.toISOString() }).execute(),
    /** Returns the ID of a session in the API. */
    async sessionId({ cookie }: Person): Promise<string> {
      const session = await sessions.find(cookie);
      if (!session) throw new Error('The session has ended.');
      const [current] = await listAccountSessions(store.db, session, clock.now);
      return current?.session_id ?? '';
    },
    async team(name = 'Harbour & Pine'): Promise<Team> {
      const { organization_id: id } = await createOrganization(store.db, name, clock.now);
      const team: Partial<Team> = { id };
      for (const role of Object.keys(roles) as Role[]) {
        const who = await person();
        const added = await addMember(members, id, { name: `The ${role}`, email: who.email, role });
        team[role] = { ...who, memberId: added.id };
      }
      return team as Team;
    },
    join: (organizationId: number, { email }: Person, role: Role) =>
      addMember(members, organizationId, { name: 'Eva Lindqvist', email, role }),
    /** Runs an admin command in the service, as the user maja of its machine. */
    async admin(...argv: string[]) {
      const out: string[] = [];
      const err: string[] = [];
      const terminal = { readLine: async () => '', workingFolder: process.cwd(), userName: 'maja' };
      const code = await runCommand({
        argv,
        print: (line) => out.push(line),
        printError: (line) => err.push(line),
        settings: () => readSettings({}),
        execute: (run) => run(node.commandDependencies(terminal)),
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    /** Opens the page of a link of `support open` in a browser, and submits its form. */
    async signInWithLink(link: string): Promise<{ status: number; person: Person }> {
      const { pathname: url } = new URL(link);
      const page = await node.app.inject({ method: 'GET', url });
      const headers = { cookie: page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
      const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(page.body) ?? [];
      const type = 'application/x-www-form-urlencoded';
      const payload = new URLSearchParams({ csrf }).toString();
      const { cookies, statusCode } = await node.app.inject({
        method: 'POST',
        ...{ url, headers: { ...headers, 'content-type': type }, payload },
      });
      const session = cookies.find(({ name }) => name === 'worklane_session');
      const cookie = `worklane_session=${session?.value}`;
      const found = await sessions.findWithSupport(cookie);
      return { status: statusCode, person: { email: found?.email ?? '', cookie, csrf: found?.csrf ?? '' } };
    },
    call: (who: Person | undefined, id: OperationId, parts?: CallParts) => call(node, who, id, parts),
    /** Calls the public API with a token. @returns 200 or the code of the problem */
    async api(token: string, organizationId: number, { app } = node): Promise<number | string> {
      const url = `/api/v1/${organizationId}/tasks`;
      const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return response.statusCode === 200 ? 200 : response.json<{ code: string }>().code;
    },
    /** Returns the entries of the audit log of an organization, oldest first. */
    audited: (organizationId: number) =>
      store.db
        .selectFrom('audit_log')
        .select(['action', 'actor', 'target', 'origin', 'details'])
        .where('organization_id', '=', organizationId)
        .orderBy('id')
        .execute(),
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
  { path = {}, query = {}, body, headers = {} }: CallParts,
): InjectOptions & { headers: Record<string, string> } {
  const { method, path: template } = operations[id];
  const csrf = method === 'get' || !who ? {} : { 'x-csrf-token': who.csrf };
  return {
    method: method.toUpperCase() as 'GET',
    url: template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name]))),
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      ...(who && { cookie: who.cookie }),
      ...csrf,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}
