import { type Operation, operations, problems, scopes } from '@worklane/contract';
import { operations as dashboardOperations } from '@worklane/contract/dashboard';
import { waitFor } from '@worklane/testing/wait-for';
import type { InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { anonymous, recordAccountAction } from '../../src/audit/audit-log.ts';
import { tablesOf } from '../../src/database/catalog.ts';
import { reportNode } from '../../src/database/nodes.ts';
import { setControl } from '../../src/database/operator-controls.ts';
import { type Dashboard, openDashboard, requestOf, type Team } from '../dashboard-api/test-dashboard.ts';
import { tablesWithText } from '../database/every-table.ts';
import { TestDispatch } from '../webhooks/test-dispatch.ts';

let team: Team;
let token: string;

const dashboard = await openDashboard({ env: { RATE_LIMIT_REQUESTS: '1000000' } });
beforeEach(async () => {
  team = await dashboard.team();
  const issued = await dashboard.node.issueToken({
    organizationId: team.id,
    clientId: 'app_lighthouse',
    scopes: Object.keys(scopes),
    lifetimeSeconds: 3600,
  });
  token = issued.token;
});

const admin: Dashboard['admin'] = (...argv) => dashboard.admin(...argv);

const send = (request: InjectOptions) => dashboard.node.app.inject(request);
const ask = (method: 'GET' | 'POST' = 'GET', payload?: object) =>
  send({
    method,
    url: `/api/v1/${team.id}/tasks`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const codeOf = async (response: ReturnType<typeof send>) => (await response).json().code;
const ofTeam = () => ['--organization', String(team.id)];

const audited = async (organizationId = team.id) => (await dashboard.audited(organizationId)).at(-1);

it('every command names the user of the machine in the audit log', async () => {
  const person = ['--email', team.member.email];
  await admin('member', 'password', ...person, '--link');
  await admin('second-factor', 'remove', ...person);
  const other = await dashboard.team('Alder Street');
  const role = ['--name', 'Eva Lindqvist', '--role', 'viewer'];
  await admin('member', 'add', '--organization', String(other.id), ...person, ...role);
  const entries = await dashboard.store.db
    .selectFrom('audit_log')
    .select(['action', 'actor'])
    .where('organization_id', 'in', [team.id, other.id])
    .where(sql<boolean>`actor ->> 'type' = 'operator'`)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'password.reset_link_created',
    'second_factor.removed',
    'member.invited',
  ]);
  for (const { action, actor } of entries) expect(actor, action).toEqual({ type: 'operator', name: 'maja' });
});

describe('a suspended organization', () => {
  const requests = () => {
    const path = (template: string) =>
      template.replace('{organization_id}', String(team.id)).replaceAll(/\{\w+\}/g, '1');
    const open = Object.values<Operation>(operations).filter(({ authentication }) => authentication === 'bearer');
    const headers = { authorization: `Bearer ${token}` };
    const own = Object.values<Operation>(dashboardOperations).filter(({ path: each }) =>
      each.includes('{organization_id}'),
    );
    return [
      ...open.map(({ id, method, path: each }) => ({ id, method, url: path(each), headers })),
      ...own.map(({ id }) => {
        const parts = { organization_id: team.id, member_id: 1, invitation_id: 1, webhook_id: 1, log_id: 1 };
        const others = { client_id: 'app_1', access_id: 'access', request_id: 'req_1', delivery_id: 1 };
        return { id, ...requestOf(team.owner, id as never, { path: { ...parts, ...others } }) };
      }),
    ];
  };

  it('is refused by every operation with the reason, until it is resumed', async () => {
    expect((await ask()).statusCode).toBe(200);
    expect(await admin('organization', 'suspend', ...ofTeam(), '--reason', 'unpaid invoices.')).toMatchObject({
      code: 0,
    });
    await waitFor(async () => expect(await codeOf(ask())).toBe('organization_suspended'));
    expect((await ask()).json()).toMatchObject({
      status: problems.organization_suspended.status,
      detail: `The operator of the service has suspended organization ${team.id}: unpaid invoices.`,
    });
    const refusals = await Promise.all(
      requests().map(async ({ id, ...each }) => [id, await codeOf(send(each as InjectOptions))]),
    );
    expect(refusals.filter(([, code]) => code !== 'organization_suspended')).toEqual([]);
    expect(refusals.length).toBeGreaterThan(100);

    expect((await admin('organization', 'resume', ...ofTeam())).out).toBe('Resumed Harbour & Pine.');
    await waitFor(async () => expect((await ask()).statusCode).toBe(200));
    expect((await admin('organization', 'resume', ...ofTeam())).out).toBe('Harbour & Pine is not suspended.');
    expect(await audited()).toMatchObject({
      action: 'organization.resumed',
      actor: { type: 'operator', name: 'maja' },
      details: { control: `organization ${team.id}` },
    });
  });

  it('closes the event streams that are open', async () => {
    const url = await dashboard.node.app.listen({ port: 0 });
    const stream = await fetch(`${url}/api/events/stream`, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status).toBe(200);
    await admin('organization', 'suspend', ...ofTeam(), '--reason', 'unpaid invoices.');
    await stream.text();
    await admin('organization', 'resume', ...ofTeam());
  });
});

describe('a read-only service', () => {
  it('responds to reads, and to writes with the notice', async () => {
    await admin('service', 'read-only', '--notice', 'The database moves until 9:00.');
    await waitFor(async () => expect((await ask('POST', { title: 'Order oak' })).statusCode).toBe(503));
    const rejected = await ask('POST', { title: 'Order oak' });
    expect(rejected.json()).toMatchObject({
      code: 'service_unavailable',
      detail: 'The service is read-only: The database moves until 9:00.',
    });
    expect(rejected.headers['retry-after']).toBe('60');
    expect((await ask()).statusCode).toBe(200);
    expect(
      (await dashboard.call(team.owner, 'listApplications', { path: { organization_id: team.id } })).statusCode,
    ).toBe(200);
    expect(await audited(0)).toMatchObject({ action: 'service.switched', actor: { name: 'maja' } });
    await admin('service', 'writable');
    await waitFor(async () => expect((await ask('POST', { title: 'Order oak' })).statusCode).toBe(201));
  });
});

describe('the limits of an organization', () => {
  it('are numbers of applications and records, too', async () => {
    const { id } = (await ask('POST', { title: 'Saw oak' })).json();
    const tasks = `/api/v1/${team.id}/tasks`;
    const headers = { authorization: `Bearer ${token}` };
    await send({ method: 'DELETE', url: `${tasks}/${id}`, headers });
    await admin('organization', 'limit', ...ofTeam(), '--applications', '0', '--records', '0');
    await waitFor(async () => expect(await codeOf(ask('POST', { title: 'Order oak' }))).toBe('quota_reached'));
    const created = await dashboard.call(team.owner, 'createApplication', {
      path: { organization_id: team.id },
      body: { name: 'Agent', type: 'private', scopes: ['tasks.read'] },
    });
    expect(created.json()).toMatchObject({ status: 409, code: 'quota_reached' });
    const detail = `Organization ${team.id} has reached its limit of 0 records.`;
    const refused = { status: 409, code: 'quota_reached', detail };
    expect((await ask('POST', { title: 'Order oak' })).json()).toMatchObject(refused);
    expect((await send({ method: 'POST', url: `${tasks}/${id}/restore`, headers })).json()).toMatchObject(refused);
    const payload = { items: [{ create: { title: 'Order oak' } }], atomic: true };
    const batch = await send({ method: 'POST', url: `${tasks}/batch`, headers, payload });
    expect(batch.json()).toMatchObject({ results: [{ status: 409, problem: refused }] });
    await admin('organization', 'limit', ...ofTeam(), '--applications', 'default', '--records', 'default');
    await waitFor(async () => expect((await ask('POST', { title: 'Order oak' })).statusCode).toBe(201));
  });

  it('shorten the lifetime of the access tokens that it gets', async () => {
    const path = { organization_id: team.id };
    const body = { name: 'Agent', type: 'private', scopes: ['tasks.read'] };
    const application = (await dashboard.call(team.owner, 'createApplication', { path, body })).json();
    const { client_id, client_secret } = application;
    const requestToken = () =>
      send({
        ...{ method: 'POST', url: '/oauth/token', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        payload: new URLSearchParams({
          ...{ grant_type: 'client_credentials', client_id, client_secret, scope: 'tasks.read' },
          organization_id: String(team.id),
        }).toString(),
      });
    expect((await requestToken()).json().expires_in).toBe(31_536_000);
    await admin('organization', 'limit', ...ofTeam(), '--token-seconds', '3600');
    await waitFor(async () => expect((await requestToken()).json().expires_in).toBe(3600));
    const { access_token } = (await requestToken()).json();
    const { exp, iat } = decodeJwt(access_token);
    expect(Number(exp) - Number(iat)).toBe(3600);
    const own = { path: { ...path, client_id } };
    expect((await dashboard.call(team.owner, 'getApplication', own)).json().max_token_seconds).toBe(3600);
    const generate = async (expires_in?: number) =>
      (
        await dashboard.call(team.owner, 'generateApplicationToken', {
          ...own,
          body: { scopes: ['tasks.read'], name: 'Report', ...(expires_in && { expires_in }) },
        })
      ).json();
    expect((await generate()).expires_in).toBe(3600);
    expect(await generate(3601)).toMatchObject({ code: 'validation_failed' });
    expect(await admin('organization', 'limit', ...ofTeam(), '--token-seconds', '59')).toMatchObject({ code: 2 });

    // Its owners may shorten it further, but not lengthen it.
    const change = (max_token_seconds: number | null) =>
      dashboard.call(team.owner, 'replaceOrganizationSettings', {
        path,
        body: { requires_second_factor: false, max_token_seconds },
      });
    for (const [max, lifetime] of [
      [600, 600],
      [7200, 3600],
      [null, 3600],
    ] as const) {
      expect((await change(max)).json()).toMatchObject({ requires_second_factor: false, max_token_seconds: max });
      expect((await requestToken()).json().expires_in).toBe(lifetime);
      const session = (await dashboard.call(team.owner, 'getSession')).json();
      expect(session.organizations).toMatchObject([{ max_token_seconds: max }]);
    }
    const other = await dashboard.call(team.owner, 'replaceOrganizationSettings', {
      path,
      body: { requires_second_factor: false },
    });
    expect(other.json()).toMatchObject({ requires_second_factor: false, max_token_seconds: null });
  });

  it('replace those of all others', async () => {
    await admin('organization', 'limit', ...ofTeam(), '--requests', '5', '--streams', '0', '--webhooks', '0');
    await waitFor(async () => expect((await ask()).headers['ratelimit-policy']).toBe('"default";q=5;w=60'));
    const headers = { authorization: `Bearer ${token}` };
    const webhook = { url: 'https://hooks.example.com/', org_id: team.id, events: ['task.created'] };
    expect(await codeOf(send({ method: 'POST', url: '/api/webhooks', headers, payload: webhook }))).toBe(
      'webhook_limit_reached',
    );
    expect(await codeOf(send({ url: '/api/events/stream', headers }))).toBe('rate_limited');
    await waitFor(async () => expect(await codeOf(ask())).toBe('rate_limited'));
    await admin('organization', 'limit', ...ofTeam(), '--requests', 'default');
    await waitFor(async () => expect((await ask()).headers['ratelimit-policy']).toBe('"default";q=1000000;w=60'));
    expect((await ask()).statusCode).toBe(200);
    expect(await admin('organization', 'limit', ...ofTeam(), '--streams', 'many')).toMatchObject({ code: 2 });
    expect(await admin('organization', 'limit', ...ofTeam())).toMatchObject({ code: 2 });
  });
});

describe('a drained node', () => {
  it('is not ready but serves requests, until it is resumed', async () => {
    const { out } = await admin('doctor', '--json');
    const node = /([\w-]{36}) on [^ ]+:\d+,/.exec(out)?.[1] ?? '';
    await admin('node', 'drain', node);
    const ready = async () => (await send({ url: '/health/ready' })).json();
    await waitFor(async () => expect(await ready()).toEqual({ status: 'unavailable', reason: 'stopping' }));
    expect((await ask()).statusCode).toBe(200);
    expect((await admin('doctor')).out).toContain(`node resume ${node}`);
    await admin('node', 'resume', node);
    await waitFor(async () => expect((await ready()).status).toBe('ok'));
    expect(await admin('node', 'drain', 'unheard-of')).toMatchObject({ code: 1, err: 'No node unheard-of runs.' });
  });

  it('is listed with its port until it stops', async () => {
    const stop = reportNode(dashboard.store.db, 'another', 4001, () => dashboard.clock.now);
    await waitFor(async () => expect((await admin('doctor')).out).toMatch(/another on [^ ]+:4001,/));
    await stop();
    expect((await admin('doctor')).out).not.toContain('another on');
  });

  it('can be resumed after it has stopped, as doctor says', async () => {
    const drained = { name: 'node stopped', value: 'drained', operator: 'maja' };
    await setControl(dashboard.store.db, drained, dashboard.clock.now);
    expect((await admin('doctor')).out).toContain('node resume stopped');
    expect((await admin('node', 'resume', 'stopped')).out).toBe('Node stopped takes requests again.');
    expect((await admin('doctor')).out).not.toContain('node resume stopped');
  });
});

describe('admin doctor', () => {
  it('has a line for each part, and a remedy for what is wrong', async () => {
    const { out } = await admin('doctor', '--json');
    const findings: { check: string; remedy: string }[] = JSON.parse(out);
    const checks = new Set(findings.map(({ check }) => check));
    for (const check of ['clock', 'node', 'feed', 'deliveries', 'partitions', 'database'])
      expect(checks).toContain(check);
    expect(findings.filter(({ check, remedy }) => remedy !== '' && check !== 'switched')).toEqual([]);
    await setControl(
      dashboard.store.db,
      { name: 'deliveries', value: 'a test', operator: 'maja' },
      dashboard.clock.now,
    );
    await dashboard.store.db
      .insertInto('job_runs')
      .values({ name: 'purge', every_seconds: 10, succeeded_at: '2020-01-01T00:00:00Z' })
      .execute();
    const text = (await admin('doctor')).out;
    expect(text).toMatch(/^job +purge: \d+ s ago, every 10 s +Search the log/m);
    expect(text).toMatch(/^switched +deliveries: a test \(maja, .*\) +To switch back: .* delivery resume --all$/m);
    await admin('delivery', 'resume', '--all');
  });
});

describe('paused deliveries', () => {
  it('are kept, listed and discarded, and sent when they are resumed', async () => {
    const dispatch = await TestDispatch.open();
    onTestFinished(() => dispatch.reset());
    let paused = true;
    const [one, two] = [await dispatch.webhook('/one'), await dispatch.webhook('/two')];
    await dispatch.start({ arePaused: (_, webhookId) => paused && webhookId === one.id });
    await one.write(3);
    await two.write();
    await waitFor(() => expect(two.received).toHaveLength(1));
    expect(one.received).toEqual([]);
    expect(await one.pending()).toHaveLength(3);
    paused = false;
    await waitFor(() => expect(one.received).toHaveLength(3));
  });

  it('of all organizations, one, or one of its webhooks are switched by name', async () => {
    const scopesOf = [['--all'], ofTeam(), [...ofTeam(), '--webhook', '12']];
    for (const scope of scopesOf) await admin('delivery', 'pause', ...scope, '--reason', 'a test');
    const names = await sql<{
      name: string;
    }>`select name from operator_controls where name like 'deliveries%' order by name`.execute(dashboard.store.db);
    const expected = ['deliveries', `deliveries ${team.id}`, `deliveries ${team.id} 12`];
    expect(names.rows.map(({ name }) => name)).toEqual(expected);
    for (const scope of scopesOf) expect((await admin('delivery', 'resume', ...scope)).out).toMatch(/^Resumed/);
    expect(await admin('delivery', 'pause', '--webhook', '12', '--reason', 'a test')).toMatchObject({ code: 2 });
  });

  it('are listed by webhook and can be discarded', async () => {
    const created_at = dashboard.clock.now.toISOString();
    const delivery = {
      message_id: 'evt_1',
      message_type: 'task.created',
      trigger: 'event',
      attempt: 1,
      retries: 0,
    } as const;
    await dashboard.store.db
      .insertInto('deliveries')
      .values({
        ...{ organization_id: team.id, webhook_id: 999, transaction_id: null, position: null, body: null },
        ...{ ...delivery, created_at, due_at: created_at, leased_until: '2100-01-01T00:00:00Z' },
      })
      .execute();
    expect((await admin('delivery', 'list')).out).toMatch(new RegExp(`^${team.id} +999 +1 `, 'm'));
    expect((await admin('delivery', 'discard', ...ofTeam())).out).toBe('Discarded 1 deliveries of Harbour & Pine.');
    expect(await audited()).toMatchObject({ action: 'webhook.deliveries_discarded', details: { discarded: 1 } });
  });
});

describe('account revoke', () => {
  it('ends sessions and tokens in all organizations, and keeps the password', async () => {
    const { owner } = team;
    const { out } = await admin('account', 'revoke', '--email', owner.email);
    expect(out).toContain('ended 1 sessions');
    const session = await dashboard.call(owner, 'listApplications', { path: { organization_id: team.id } });
    expect(session.json().code).toBe('session_missing');
    expect(await audited()).toMatchObject({ action: 'access.revoked', details: { kind: 'account' } });
    expect(await admin('account', 'revoke', '--email', 'nobody@example.com')).toMatchObject({ code: 1 });
  });
});

describe('a person', () => {
  const tablesWith = (text: string) => tablesWithText(dashboard.store, text);

  it('is exported, and erased in every table of all organizations', async () => {
    const other = await dashboard.team('Alder Street');
    const { member } = team;
    await dashboard.join(other.id, member, 'member');
    const path = { organization_id: team.id };
    const body = { email: 'INVITED@example.com', role: 'member' };
    await dashboard.call(team.owner, 'createInvitation', { path, body });
    await recordAccountAction(
      dashboard.store.db,
      {
        action: 'sign_in.failed',
        email: member.email,
        actor: anonymous,
        origin: { ip: '192.0.2.1', user_agent: null, request_id: 'r' },
      },
      dashboard.clock.now,
    );
    await dashboard.call(await dashboard.signInAgain(member), 'endSession');
    const [created_at, expires_at] = ['2026-03-02T08:00:00Z', '2036-03-02T08:00:00Z'];
    const token = { organization_id: team.id, jti: 'of-member', client_id: 'app_1', subject: `${member.memberId}` };
    const used_from = JSON.stringify([{ ip: '198.51.100.99', user_agent: null, at: created_at }]);
    await dashboard.store.db
      .insertInto('access_tokens')
      .values({ ...token, scope: 'tasks.read', created_at, expires_at, used_from })
      .execute();

    const exported = JSON.parse((await admin('person', 'export', '--email', member.email)).out);
    expect(exported).toMatchObject({
      account: { email: member.email, name: 'Eva Lindqvist' },
      memberships: [{ organization_id: team.id }, { organization_id: other.id }],
    });
    expect(exported.memberships[0].access_tokens).toMatchObject([{ used_from: [{ ip: '198.51.100.99' }] }]);
    expect(exported.memberships[0].audit_log.length).toBeGreaterThan(0);
    expect(JSON.stringify(exported)).not.toContain('password_hash');

    expect(await tablesWith(member.email)).toEqual(['accounts', 'audit_log', 'records']);
    const { out } = await admin('person', 'erase', '--email', member.email.toUpperCase());
    expect(out).toContain('of 2 members');
    expect(await tablesWith(member.email)).toEqual([]);
    expect(await tablesWith('198.51.100.99')).toEqual([]);
    expect(await audited()).toMatchObject({ action: 'person.erased', actor: { name: 'maja' } });
    const session = await dashboard.call(member, 'listApplications', { path });
    expect(session.json().code).toBe('session_missing');

    expect(await tablesWith('invited@example.com')).toEqual(['audit_log', 'invitations']);
    await admin('person', 'erase', '--email', 'invited@example.com');
    expect(await tablesWith('invited@example.com')).toEqual([]);
  });

  it('cannot be erased as the only owner', async () => {
    expect(await admin('person', 'erase', '--email', team.owner.email)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is the only owner'),
    });
    expect(await tablesWith(team.owner.email)).toContain('accounts');
  });

  it('is replaced in the audit log, which takes no other change', async () => {
    const { db } = dashboard.store;
    await admin('account', 'revoke', '--email', team.owner.email);
    const change = db.updateTable('audit_log').set({ actor: '{"type": "service"}' });
    await expect(change.execute()).rejects.toThrow('append-only');
    const other = JSON.stringify({ type: 'webhook', id: '1', name: 'Other', ip: '127.0.0.1' });
    for (const set of [{ actor: other }, { target: other }, { origin: other }]) {
      const replaced = db.transaction().execute(async (transaction) => {
        await sql`select set_config('worklane.pseudonyms', 'on', true)`.execute(transaction);
        await transaction.updateTable('audit_log').set(set).execute();
      });
      await expect(replaced, Object.keys(set)[0]).rejects.toThrow('append-only, except for pseudonyms');
    }
  });
});

describe('organization delete', () => {
  it('deletes all rows of a suspended organization, and none of others', async () => {
    const other = await dashboard.team('Alder Street');
    await ask('POST', { title: 'Order oak' });
    const name = ['--name', 'Harbour & Pine'];
    expect(await admin('organization', 'delete', ...ofTeam(), ...name)).toMatchObject({ code: 2 });
    await admin('organization', 'suspend', ...ofTeam(), '--reason', 'closed.');
    expect(await admin('organization', 'delete', ...ofTeam(), '--name', 'Alder Street')).toMatchObject({ code: 2 });
    expect((await admin('organization', 'delete', ...ofTeam(), ...name)).out).toMatch(
      /^Deleted Harbour & Pine with \d+ rows/,
    );
    const { db } = dashboard.store;
    const left = [];
    for (const { name: table, columns } of await tablesOf(db)) {
      if (!columns.some((column) => column.name === 'organization_id')) continue;
      const { rows } = await sql`select from ${sql.table(table)} where organization_id = ${team.id} limit 1`.execute(
        db,
      );
      if (rows.length > 0) left.push(table);
    }
    expect(left).toEqual(['audit_log']);
    expect(
      (await dashboard.call(other.owner, 'listApplications', { path: { organization_id: other.id } })).statusCode,
    ).toBe(200);
    await waitFor(async () => expect((await ask()).json().detail).toContain('it was deleted.'));
    expect((await admin('doctor')).out).not.toContain(`organization ${team.id}`);
  });
});
