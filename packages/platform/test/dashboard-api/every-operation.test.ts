import { type Operation, problems as publicProblems, type Role, roles } from '@worklane/contract';
import { problems as dashboardProblems, operations, type schemas } from '@worklane/contract/dashboard';
import * as schemaValidators from '@worklane/contract/dashboard/schema-validators';
import document from '@worklane/contract/dashboard.json' with { type: 'json' };
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBulkChange } from '../../src/bulk-changes/bulk-change-repository.ts';
import { ProviderClient } from '../../src/identity/identity-providers/provider-client.ts';
import { changeMemberRole } from '../../src/identity/members.ts';
import { expectDocumentedHeaders } from '../environment/documented-headers.ts';
import { fakeTextRecords } from '../environment/fake-text-records.ts';
import { type OperationId, openDashboard, type Person, requestOf, type Team } from './test-dashboard.ts';
import { addGrant } from './test-grant.ts';

let team: Team;
let path: Record<string, string | number>;
const domainRecords: string[] = [];
/** The path parameters of operations on the own account, which differ by person. */
let own: Map<Person, Record<string, string>>;

// All requests are from one address.
const dashboard = await openDashboard({ env: { RATE_LIMIT_REQUESTS: '1000000' } });
const other = await dashboard.team('Alder Street');
// The provider of the examples responds, and the current team has proved its domain.
const { check } = ProviderClient.prototype;
ProviderClient.prototype.check = async () => undefined;
const restoreRecords = fakeTextRecords(() => [domainRecords]);
afterAll(async () => {
  ProviderClient.prototype.check = check;
  restoreRecords();
});

/** Creates a team with what path parameters name. */
async function createTeam() {
  team = await dashboard.team();
  path = await createPathParameters(team);
  own = new Map();
  for (const person of [team.owner, team.member, team.viewer]) own.set(person, await createOwnParameters(person));
  await setSecondFactor(true);
}

/** Sets whether the sessions have a second factor. */
const setSecondFactor = (second_factor: boolean) =>
  dashboard.store.db.updateTable('sessions').set({ second_factor }).execute();

/** Creates an application, a token and an invitation, and returns the path parameters. There is a second owner, so that one can leave. */
async function createPathParameters({ id, owner, viewer }: Team) {
  await dashboard.join(id, await dashboard.person(), 'owner');
  const inTeam = { organization_id: id };
  const application = { name: 'Night report', type: 'private', scopes: ['tasks.read'] };
  const created = await dashboard.call(owner, 'createApplication', { path: inTeam, body: application });
  const { client_id } = created.json<schemas.ApplicationWithSecret>();
  const things = { ...inTeam, client_id };
  const generated = await dashboard.call(owner, 'generateApplicationToken', {
    path: things,
    body: { scopes: ['tasks.read'] },
  });
  const { access_id } = generated.json<schemas.ApplicationToken>();
  const invited = await dashboard.call(owner, 'createInvitation', {
    path: inTeam,
    body: { email: 'ada.holm@example.com', role: 'member' },
  });
  const { invitation_id } = invited.json<schemas.InvitationWithLink>();
  const request_id = 'req_01KJQ4Z7M2X9V8B3N5C1D0F6D0';
  await setSingleSignOn(owner, id);
  const webhook = await createWebhookWithAttempt(id);
  const record = { kind: 'task', record_id: 2301 };
  const bulk_change_id = await createBulkChange(id, viewer.memberId);
  const ofPeople = { access_id, member_id: viewer.memberId, invitation_id };
  return { ...things, ...record, ...ofPeople, request_id, bulk_change_id, ...webhook };
}

/** Sets the provider of the examples, which can have its domain in one organization only. */
async function setSingleSignOn(owner: Person, organization_id: number) {
  await dashboard.store.db.deleteFrom('identity_providers').execute();
  const inTeam = { organization_id };
  const settings = await dashboard.call(owner, 'getIdentityProvider', { path: inTeam });
  domainRecords.splice(0, 1, settings.json<schemas.IdentityProviderSettings>().domain_record);
  const body = exampleBody(operations.replaceIdentityProvider);
  const set = await dashboard.call(owner, 'replaceIdentityProvider', { path: inTeam, body });
  expect(set.statusCode, set.body).toBe(200);
}

/** Creates a session in another browser and a grant of a person, and returns the path parameters. */
async function createOwnParameters(person: Person) {
  const phone = await dashboard.signInAgain(person);
  const grant = { organizationId: team.id, client_id: String(path.client_id) };
  return {
    session_id: await dashboard.sessionId(phone),
    grant_id: await addGrant(dashboard, person, grant),
  };
}

/** Creates an enabled webhook and a logged attempt to deliver the event of the examples to it. */
async function createWebhookWithAttempt(organization_id: number) {
  const { db } = dashboard.store;
  const created_at = dashboard.clock.now.toISOString();
  const { id: webhook_id } = await db
    .insertInto('webhooks')
    .values({
      ...{ organization_id, url: 'https://hooks.example.com/worklane', events: '["task.created"]', secret: '' },
      ...{ status: 'enabled', created_at, updated_at: created_at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = await db
    .insertInto('events')
    .values({
      ...{ organization_id, id: exampleEvent, type: 'task.created', entity: 'task', entity_id: 2301, version: 1 },
      ...{ data: '{"title":"Order oak panels for the lobby"}', previous: null, created_at },
    })
    .returning(['transaction_id', 'position'])
    .executeTakeFirstOrThrow();
  const log_id = webhook_id;
  await db
    .insertInto('webhook_logs')
    .values({
      ...{ organization_id, webhook_id, id: log_id, ...event, message_id: exampleEvent, message_type: 'task.created' },
      ...{ trigger: 'event', attempt: 1, status: 'succeeded', url: 'https://hooks.example.com/worklane' },
      ...{ request_headers: '{}', duration_ms: 83, created_at },
    })
    .execute();
  return { webhook_id, log_id };
}

/** Creates a bulk change that has ended. */
async function createBulkChange(organization_id: number, member_id: number): Promise<number> {
  const created_at = dashboard.clock.now.toISOString();
  const { bulk_change_id } = await insertBulkChange(dashboard.store.db, {
    ...{
      organization_id,
      member_id,
      created_at,
      kind: 'task',
      action: 'update',
      changes: null,
      undoes: null,
      total: 0,
    },
  });
  await dashboard.store.db
    .updateTable('bulk_changes')
    .set({ ended_at: created_at })
    .where('organization_id', '=', organization_id)
    .execute();
  return bulk_change_id;
}

const exampleEvent = 'evt_01KJPSTSX0PSWN6NJYGGC61ZWA';

type Listed = Operation & { id: OperationId };
const all: readonly Listed[] = Object.values<Listed>(operations);
const changing = all.filter(({ method }) => method !== 'get');
const inOrganization = all.filter(({ path: template }) => template.includes('{organization_id}'));
const typedRoles = Object.keys(roles) as Role[];

const isAllowed = ({ roles: required = [] }: Operation, role: Role) => required.length === 0 || required.includes(role);

/** Returns the example body of the contract. */
function exampleBody({ method, path: template }: Operation): unknown {
  const item = document.paths[template as '/dashboard/api/session'] as unknown as Record<string, Documented>;
  const [example] = Object.values(item[method]?.requestBody?.content['application/json']?.examples ?? {});
  const name = example?.$ref.split('/').pop();
  return name && document.components.examples[name as 'SessionExample'].value;
}
interface Documented {
  requestBody?: { content: Record<string, { examples: Record<string, { $ref: string }> }> };
}

const rightRequest = (operation: Listed, who: Person = team.owner) =>
  requestOf(who, operation.id, { path: { ...path, ...own.get(who) }, body: exampleBody(operation) });

const send = (request: InjectOptions) => dashboard.node.app.inject(request);

const problems = { ...publicProblems, ...dashboardProblems };

/** What a rejected request must not change. */
const protectedRows = {
  ...Object.fromEntries(
    [
      'applications',
      'application_secrets',
      'access_tokens',
      'revocations',
      'oauth_artifacts',
      'identity_providers',
      'invitations',
      'password_reset_links',
      'audit_log',
      'bulk_changes',
    ].map((table) => [table, sql`select * from ${sql.table(table)}`]),
  ),
  // Without their attempts, which the dispatcher makes meanwhile.
  deliveries: sql`select webhook_id, message_id, trigger from deliveries`,
  accounts: sql`select account_id, password_hash from accounts`,
  // Without the last use, which requests record.
  sessions: sql`select id_hash, account_id, created_at, expires_at from sessions`,
};

/** Returns the number and a checksum of the protected rows, by table: there are thousands at the end. */
async function contents() {
  const columns = Object.entries(protectedRows).map(
    ([table, rows]) => sql`(
      select count(*) || ' rows, ' || coalesce(sum(hashtextextended(rows::text, 0)), 0) from (${rows}) as rows
    ) as ${sql.id(table)}`,
  );
  const { rows } = await sql<Record<string, string>>`select ${sql.join(columns)}`.execute(dashboard.store.db);
  return rows;
}

function expectAuditEntries(lines: string) {
  for (const line of lines.trimEnd().split('\n')) {
    expect(schemaValidators.AuditEntry(JSON.parse(line)) || schemaValidators.AuditEntry.errors).toBe(true);
  }
}

const entriesOf = ({ id }: Team) =>
  dashboard.store.db.selectFrom('audit_log').select('id').where('organization_id', '=', id).execute();

/** Operations that change nothing that the audit log is about. A new one belongs here or records an entry. */
const withoutAudit: readonly OperationId[] = [
  // The token of a browser whose sign-in is in the log.
  'createSessionToken',
  // The delivery log has the attempt.
  'redeliverWebhookEvent',
  'testIdentityProvider',
  // The log has its start.
  'stopBulkChange',
];

function expectDocumentedResponse(operation: Listed, response: LightMyRequestResponse) {
  expect(response.statusCode, response.body).toBeLessThan(300);
  const schema = operation.responses[response.statusCode]?.content['application/json'];
  expectDocumentedHeaders(operation.id, response.statusCode, Object.keys(response.headers));
  if (schema) {
    expect(response.headers['content-type']).toBe('application/json');
    const validate = schemaValidators[schema as 'Session'];
    expect(validate(response.json()) || validate.errors).toBe(true);
  } else if (response.headers['content-type'] === 'application/x-ndjson') expectAuditEntries(response.body);
  else expect(response.body).toBe('');
}

function expectProblem(operation: Operation, response: LightMyRequestResponse, code: schemas.ProblemCode) {
  expect(response.json(), operation.id).toMatchObject({ code, status: problems[code].status });
  expect(response.statusCode).toBe(problems[code].status);
  expect(schemaValidators.Problem(response.json())).toBe(true);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expectDocumentedHeaders(operation.id, response.statusCode, Object.keys(response.headers));
}

it('the contract secures every operation by a session, and writes by a CSRF token', () => {
  const secured = Object.entries(document.paths).flatMap(([, item]) =>
    Object.entries(item as Record<string, { operationId: string; security: Record<string, string[]>[] }>)
      .filter(([method]) => method !== 'parameters')
      .map(([method, { operationId, security }]) => ({ method, operationId, security })),
  );
  expect(secured.map(({ operationId }) => operationId).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const { method, operationId, security } of secured) {
    expect(security, operationId).toHaveLength(1);
    expect(Object.keys(security[0] ?? {}), operationId).toEqual(
      method === 'get' ? ['session'] : ['session', 'csrfToken'],
    );
  }
  expect(all.every(({ authentication }) => authentication === 'session')).toBe(true);
});

const eachOperation = describe.each(all.map((operation) => [operation.id, operation] as const));

function testAllowedRequests(tested: readonly Listed[]) {
  describe.each(tested.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
    it('returns a documented response without caching and CORS, and leaves one entry in the audit log for a change', async () => {
      const before = await entriesOf(team);
      const request = rightRequest(operation);
      const response = await send({ ...request, headers: { ...request.headers, origin: 'http://127.0.0.1:4000' } });
      expectDocumentedResponse(operation, response);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      const isRecorded = changing.includes(operation) && !withoutAudit.includes(operation.id);
      expect((await entriesOf(team)).length - before.length).toBe(isRecorded ? 1 : 0);
    });

    // The owner's is above.
    it.each(typedRoles.filter((role) => role !== 'owner' && isAllowed(operation, role)))(
      'is allowed to the %s',
      async (role) => {
        const response = await send(rightRequest(operation, team[role]));
        expect(response.statusCode, response.body).toBeLessThan(300);
      },
    );
  });
}

describe('reads that are allowed', () => {
  beforeAll(createTeam);
  testAllowedRequests(all.filter(({ method }) => method === 'get'));
});

describe('changes that are allowed', () => {
  beforeEach(createTeam);
  testAllowedRequests(changing);
});

describe('requests of an owner who has become a member', () => {
  beforeAll(async () => {
    await createTeam();
    await dashboard.join(team.id, await dashboard.person(), 'owner');
    await changeMemberRole(dashboard.members, team.id, team.owner.memberId, 'member');
  });

  const ofOwners = all.filter(({ roles: required }) => required?.includes('owner') && !required.includes('member'));

  it.each(ofOwners.map((operation) => [operation.id, operation] as const))(
    'are rejected at once: %s',
    async (_, operation) => {
      const before = await contents();
      expectProblem(operation, await send(rightRequest(operation)), 'owner_required');
      expect(await contents()).toEqual(before);
    },
  );
});

describe('requests of members without the second factor that their organization requires', () => {
  beforeAll(async () => {
    await createTeam();
    await dashboard.store.db.updateTable('organizations').set({ requires_second_factor: true }).execute();
    await setSecondFactor(false);
  });
  afterAll(() => dashboard.store.db.updateTable('organizations').set({ requires_second_factor: false }).execute());

  it.each(inOrganization.map((operation) => [operation.id, operation] as const))(
    'are rejected: %s',
    async (_, operation) => {
      const before = await contents();
      expectProblem(operation, await send(rightRequest(operation)), 'second_factor_required');
      expect(await contents()).toEqual(before);
    },
  );
});

describe('requests of support access', () => {
  let support: Person;
  beforeAll(async () => {
    await createTeam();
    const access = ['--organization', String(team.id), '--name', 'Maja', '--reason', 'Ticket 4711', '--write'];
    support = (await dashboard.signInWithLink((await dashboard.admin('support', 'open', ...access)).out)).person;
  });

  const allowed: readonly OperationId[] = ['createSessionToken', 'endSession'];
  const refused = changing.filter(({ id, tag }) => !allowed.includes(id) && tag !== 'Bulk changes');
  const rightOf = (operation: Listed) =>
    requestOf(support, operation.id, { path: { ...path, ...own.get(team.owner) }, body: exampleBody(operation) });

  it.each(refused.map((operation) => [operation.id, operation] as const))(
    'change nothing: %s',
    async (_, operation) => {
      const before = await contents();
      expectProblem(operation, await send(rightOf(operation)), 'owner_required');
      expect(await contents()).toEqual(before);
    },
  );

  it.each(
    all.filter((each) => each.method === 'get' && isAllowed(each, 'member')).map((each) => [each.id, each] as const),
  )('read: %s', async (_, operation) => expectDocumentedResponse(operation, await send(rightOf(operation))));
});

describe('changes by an owner more than 15 minutes after the sign-in', () => {
  beforeAll(async () => {
    await createTeam();
    dashboard.clock.forward(901);
  });
  afterAll(() => dashboard.clock.forward(-901));

  const ofOwners = changing.filter(
    ({ tag, roles: required }) => required?.includes('owner') && !/^(Webhooks|Bulk changes)$/.test(tag),
  );

  it.each(ofOwners.map((operation) => [operation.id, operation] as const))('are rejected: %s', async (_, operation) => {
    const before = await contents();
    expectProblem(operation, await send(rightRequest(operation)), 'recent_sign_in_required');
    expect(await contents()).toEqual(before);
  });
});

describe('requests that change nothing', () => {
  beforeAll(createTeam);

  eachOperation('%s', (_, operation) => {
    it('is rejected without a valid session', async () => {
      const before = await contents();
      const parts = { path: { ...path, ...own.get(team.owner) }, body: exampleBody(operation) };
      const nobody = requestOf(undefined, operation.id, parts);
      expectProblem(operation, await send(nobody), 'session_missing');
      const strange = requestOf({ ...team.owner, cookie: 'worklane_session=unheard-of' }, operation.id, parts);
      expectProblem(operation, await send(strange), 'session_missing');
      const { now } = dashboard.clock;
      dashboard.clock.forward(30 * 86_400);
      const late = await send(rightRequest(operation));
      dashboard.clock.now = now;
      expectProblem(operation, late, 'session_missing');
      expect(await contents()).toEqual(before);
    });

    it.each(typedRoles.filter((role) => !isAllowed(operation, role)))('is rejected for the %s', async (role) => {
      const before = await contents();
      expectProblem(operation, await send(rightRequest(operation, team[role])), 'owner_required');
      expect(await contents()).toEqual(before);
    });

    it.runIf(changing.includes(operation))(
      'is rejected with an Idempotency-Key, which it does not support',
      async () => {
        const before = await contents();
        const request = rightRequest(operation);
        const response = await send({ ...request, headers: { ...request.headers, 'idempotency-key': 'mine' } });
        expect(response.json()).toMatchObject({
          status: 400,
          code: 'invalid_parameter',
          errors: [{ in: 'header', pointer: '/Idempotency-Key', code: 'not_allowed' }],
        });
        expect(await contents()).toEqual(before);
      },
    );

    it.runIf(changing.includes(operation))('is rejected without the CSRF token or from another site', async () => {
      const before = await contents();
      const right = rightRequest(operation);
      const invalidHeaders: Record<string, string>[] = [
        { 'x-csrf-token': '' },
        { 'x-csrf-token': other.owner.csrf },
        { 'x-csrf-token': `${team.owner.csrf}x` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://other.example' },
      ];
      for (const headers of invalidHeaders) {
        expectProblem(
          operation,
          await send({ ...right, headers: { ...right.headers, ...headers } }),
          'csrf_token_invalid',
        );
      }
      const { 'x-csrf-token': _, ...without } = right.headers;
      expectProblem(operation, await send({ ...right, headers: without }), 'csrf_token_invalid');
      expect(await contents()).toEqual(before);
    });

    it.runIf(inOrganization.includes(operation))('does not reveal an organization to non-members', async () => {
      const before = await contents();
      for (const who of typedRoles.map((role) => other[role])) {
        const response = await send(rightRequest(operation, who));
        expectProblem(operation, response, 'not_found');
        expect(response.json().detail).toBe(`No organization ${team.id}.`);
      }
      const nowhere = requestOf(team.owner, operation.id, {
        path: { ...path, organization_id: 999_999 },
        body: exampleBody(operation),
      });
      expectProblem(operation, await send(nowhere), 'not_found');
      const crossed = requestOf(other.owner, operation.id, {
        path: { ...path, organization_id: other.id },
        body: exampleBody(operation),
      });
      if (/\{(client|access|member|invitation|bulk_change)_id\}/.test(operation.path))
        expectProblem(operation, await send(crossed), 'not_found');
      expect(await contents()).toEqual(before);
    });

    it.runIf(inOrganization.includes(operation))('requires the one spelling of the organization ID', async () => {
      for (const organization_id of ['acme', `0${team.id}`, `+${team.id}`, `${team.id}.0`, `${team.id}e0`]) {
        const request = requestOf(team.owner, operation.id, {
          path: { ...path, organization_id },
          body: exampleBody(operation),
        });
        expectProblem(operation, await send(request), 'invalid_parameter');
      }
    });

    it('rejects unknown query parameters', async () => {
      const request = rightRequest(operation);
      const response = await send({ ...request, url: `${request.url}?unknown_name=of` });
      expectProblem(operation, response, 'invalid_parameter');
    });

    it('does not allow preflight requests of other origins', async () => {
      const response = await send({
        ...rightRequest(operation),
        method: 'OPTIONS',
        headers: { origin: 'https://other.example', 'access-control-request-method': operation.method.toUpperCase() },
      });
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });
});
