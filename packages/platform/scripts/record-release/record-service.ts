import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { scopes as catalogue } from '@worklane/contract';
import { sql } from 'kysely';
import { operator } from '../../src/audit/audit-log.ts';
import { openService, type Service } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { setPassword } from '../../src/identity/accounts.ts';
import { createInvitationAsOperator } from '../../src/identity/invitations/invitations.ts';
import { recordLinkUse } from '../../src/identity/links.ts';
import { addMember, type MemberDependencies } from '../../src/identity/members.ts';
import { createOrganization } from '../../src/identity/organizations.ts';
import { createResetLinkAsOperator } from '../../src/identity/password-reset/password-reset.ts';
import { rotateClientSecret } from '../../src/oauth/clients/audited-client-changes.ts';
import { createClient } from '../../src/oauth/clients/create-client.ts';
import { type DocumentClient, storeDocumentClient } from '../../src/oauth/clients/documents/read-document.ts';
import { rotateSigningKey } from '../../src/oauth/tokens/signing-keys.ts';
import { createLogger } from '../../src/observability/logger.ts';
import { RecordIds } from '../../src/records/record.ts';
import { Encryption } from '../../src/secrets/encryption.ts';
import { redeliverEvent } from '../../src/webhooks/attempts/redeliver.ts';
import { createBody, kinds, leastBody, updateBody } from '../../test/environment/example-bodies.ts';
import type { TestOrganization } from '../../test/environment/test-organization.ts';
import { TestBrowser } from '../../test/identity/test-browser.ts';
import { createTestAuthority } from '../../test/webhooks/test-authority.ts';
import { authorize, postForm, startAuthorization } from './oauth-requests.ts';
import { captureResponses, openRecordingReceiver, RecordedOrganization } from './recorded-organization.ts';
import type { RecordedResponses, RecordedWebhook, Release } from './release.ts';

/** Fixed, so that two recordings differ only in random values. */
const start = new Date('2026-03-02T09:00:00Z');
const day = 86_400_000;
const secret = 'a secret of the upgrade tests, 32 bytes or more';
const baseUrl = 'http://127.0.0.1:4000';
const account = { email: 'robin@worklane.example', password: 'correct horse battery' };
const redirectUri = 'https://app.example/callback';
const scopes = Object.keys(catalogue);
const clock = () => new Date();

type Recorded = { release: Omit<Release, 'version'>; responses: RecordedResponses };

/**
 * Runs the service of this checkout on an empty database until every table has rows, and calls back while webhooks are
 * being delivered, so that the dump has leased deliveries too.
 */
export async function recordService(url: string, onRecorded: (recorded: Recorded) => Promise<void>): Promise<void> {
  const { ca, issue } = await createTestAuthority();
  const receiver = await openRecordingReceiver(await issue(['127.0.0.1']));
  const folder = await mkdtemp(join(tmpdir(), 'worklane-record-'));
  await writeFile(join(folder, 'ca.pem'), ca);
  mock.timers.enable({ apis: ['Date'], now: start });
  const store = await openStore({ url, connections: 10 });
  const settings = readSettings({
    BASE_URL: baseUrl,
    RATE_LIMIT_REQUESTS: '0',
    TRUST_PROXY: '127.0.0.1',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_CA_FILE: join(folder, 'ca.pem'),
  });
  const open = () => openService({ store, settings, secret, clock, logger: createLogger('error', process.stderr) });
  let service = await open();
  try {
    const recording = await recordFirstDay(store, () => service);
    // A start creates the log partitions of the coming days.
    await service.stop();
    mock.timers.setTime(start.getTime() + day);
    service = await open();
    await recordSecondDay(recording);
    // There are partitions for seven days: these attempts are logged in the default partition.
    mock.timers.setTime(start.getTime() + 10 * day);
    await onRecorded(await recordLastDay(recording, receiver.origin));
  } finally {
    await service.stop();
    await store.close();
    receiver.close();
    await rm(folder, { recursive: true });
    mock.timers.reset();
  }

  async function recordFirstDay(store: Store, current: () => Service) {
    const members = { db: store.db, ids: new RecordIds(store.db), clock };
    const { organization_id: organizationId } = await createOrganization(store.db, 'Harbour & Pine', clock());
    const { organization_id: otherId } = await createOrganization(store.db, 'Alder Street Bikes', clock());
    for (const id of [organizationId, otherId]) {
      await addMember(members, id, { name: 'Robin Ekström', email: account.email, role: 'owner' });
    }
    await setPassword(members, account.email, 'Robin Ekström', account.password);

    const night = { name: 'Night report', type: 'private' as const, redirect_uris: [], scopes, with_secret: true };
    const created = await createClient(members, organizationId, night);
    const application = { clientId: created.client.client_id, secret: created.secret ?? '' };
    const tokenForm = {
      grant_type: 'client_credentials',
      client_id: application.clientId,
      client_secret: application.secret,
      organization_id: String(organizationId),
      scope: scopes.join(' '),
    };
    const { access_token: earlierAccessToken } = await postForm(current(), '/oauth/token', tokenForm);
    const organization = new RecordedOrganization(
      store,
      (request) => current().app.inject(request),
      organizationId,
      earlierAccessToken,
      members,
    );
    const accepting = await register(organization, '/accepting', receiver.origin);
    await writeRecords(organization);
    await untilDelivered(store, accepting.id);
    // The new key signs after the next start.
    await rotateSigningKey(store.db, new Encryption(secret, 'signing keys'), clock());
    return { store, current, members, organization, application, tokenForm, earlierAccessToken, accepting };
  }
}

type FirstDay = {
  store: Store;
  current: () => Service;
  members: MemberDependencies;
  organization: RecordedOrganization;
  application: { clientId: string; secret: string };
  tokenForm: Record<string, string>;
  earlierAccessToken: string;
  accepting: RecordedWebhook;
};

/** Creates three records of each resource kind: one stays as created, one is updated, one is deleted. */
async function writeRecords(organization: TestOrganization): Promise<void> {
  for (const resource of kinds) {
    mock.timers.setTime(Date.now() + 600_000);
    const { collection } = resource;
    await organization.create(collection, await createBody(organization, resource));
    const changed = await organization.create(collection, await leastBody(organization, resource));
    const patch = await updateBody(organization, resource);
    expectStatus(200, await organization.patch(`${collection}/${changed.id}`, patch));
    const deleted = await organization.create(collection, await leastBody(organization, resource));
    expectStatus(204, await organization.delete(`${collection}/${deleted.id}`, { 'if-match': '"1"' }));
  }
}

/** Records redeliveries, of an attempt and of an event without one, and a test message. */
async function recordSecondDay({ store, organization, accepting }: FirstDay): Promise<void> {
  const events = store.db.selectFrom('events').select('id').where('type', '=', 'project.created');
  const { id: eventId } = await events.executeTakeFirstOrThrow();
  const undelivered = { organizationId: organization.id, webhookId: accepting.id, eventId };
  await redeliverEvent({ store, clock, notifyDue: () => undefined }, undelivered);
  const logs = await organization.requestPath('GET', `/api/webhooks/${accepting.id}/logs?limit=1`);
  const again = `/api/webhooks/${accepting.id}/logs/${logs.body.data[0].id}/redeliver`;
  expectStatus(202, await organization.requestPath('POST', again));
  expectStatus(202, await organization.requestPath('POST', `/api/webhooks/${accepting.id}/test`));
  await untilDelivered(store, accepting.id);
}

async function recordLastDay(recording: FirstDay, origin: string): Promise<Recorded> {
  const { store, current, members, organization, application, tokenForm, earlierAccessToken } = recording;
  const rotated = await rotateClientSecret(members, organization.id, application.clientId);
  const { access_token: accessToken } = await postForm(current(), '/oauth/token', tokenForm);
  const { access_token: revokedAccessToken } = await postForm(current(), '/oauth/token', tokenForm);
  const { client_id, client_secret } = tokenForm as { client_id: string; client_secret: string };
  await postForm(current(), '/oauth/revoke', { client_id, client_secret, token: revokedAccessToken });
  const { browser, publicApplication } = await recordGrants(recording);
  await recordLinks(store, organization.id);
  await storeDocumentClient(store.db, documentClient, clock());

  const idempotentRequest = await createWithKey(organization, 'recorded-request-1');
  const ofMember = new RecordedOrganization(
    store,
    (request) => current().app.inject(request),
    organization.id,
    publicApplication.accessToken,
    members,
  );
  const memberRequest = await createWithKey(ofMember, 'recorded-request-2');

  const renewed = await organization.requestPath('POST', `/api/webhooks/${recording.accepting.id}/rotate-secret`);
  expectStatus(200, renewed);
  const accepting = { ...recording.accepting, secrets: [renewed.body.secret, ...recording.accepting.secrets] };
  const failing = await register(organization, '/failing', origin);
  await organization.create('tasks', { title: 'Fails once' });
  await untilDelivered(store, accepting.id);
  await until(async () => (await deliveries(store, failing.id)).every(({ retries }) => retries === 1));
  const hanging = await register(organization, '/hanging', origin);
  for (let number = 1; number <= 6; number++) await organization.create('tasks', { title: `Is delivered ${number}` });
  expectStatus(202, await organization.requestPath('POST', `/api/webhooks/${hanging.id}/test`));
  await untilDelivered(store, accepting.id);
  await until(async () => (await deliveries(store, failing.id)).every(({ retries }) => retries === 1));
  await until(async () => (await deliveries(store, hanging.id)).some(({ leased_until }) => leased_until !== null));

  const webhooks = { accepting, failing, hanging };
  for (const webhook of Object.values(webhooks)) {
    webhook.pending = (await deliveries(store, webhook.id)).map(({ message_id }) => message_id);
  }
  const { feedCursors, listPage, responses } = await captureResponses(organization, Object.values(webhooks));
  // Uses of tokens, and the requests of a day without a partition, are written within seconds.
  await until(async () => {
    const { rows } = await sql`
      select from request_log_unplanned where exists (select from access_tokens where last_used_at is not null)
      limit 1`.execute(store.db);
    return rows.length > 0;
  });
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(store.db);
  const release = {
    recordedAt: clock().toISOString(),
    transactionId: rows[0]?.id ?? '',
    secret,
    baseUrl,
    organizationId: organization.id,
    account,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    application: { ...application, secret: rotated.secret, previousSecret: application.secret },
    accessToken,
    earlierAccessToken,
    revokedAccessToken,
    publicApplication,
    idempotentRequest,
    memberRequest,
    feedCursors,
    listPage,
    webhooks,
  };
  return { release, responses };
}

async function createWithKey(organization: TestOrganization, key: string) {
  const body = { title: 'Order oak panels for the lobby' };
  const response = await organization.post('tasks', body, { 'idempotency-key': key });
  expectStatus(201, response);
  return { key, body, response: response.body };
}

/** Records a grant with a rotated refresh token, a code that is not exchanged yet, a pending consent, and a wrong password. */
async function recordGrants({ current, members, organization }: FirstDay) {
  const fieldApp = {
    ...{ name: 'Field app', type: 'public' as const, redirect_uris: [redirectUri], with_secret: false },
    scopes: ['tasks.read', 'tasks.write'],
  };
  const { client } = await createClient(members, organization.id, fieldApp);
  const request = { clientId: client.client_id, redirectUri, scope: 'tasks.read tasks.write' };
  const browser = new TestBrowser(current());
  expectStatus(303, await browser.signIn(account).then(({ statusCode }) => ({ status: statusCode, body: undefined })));
  const { refresh_token: usedRefreshToken } = await postForm(
    current(),
    '/oauth/token',
    await authorize(browser, request, organization.id),
  );
  const { access_token, refresh_token } = await postForm(current(), '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: request.clientId,
    refresh_token: usedRefreshToken,
  });
  await authorize(browser, request, organization.id);
  await startAuthorization(browser, request);
  await new TestBrowser(current(), '203.0.113.8').signIn({ ...account, password: 'not the password' });
  const tokens = { accessToken: access_token, refreshToken: refresh_token, usedRefreshToken };
  return { browser, publicApplication: { clientId: request.clientId, ...tokens } };
}

/** Records an invitation, a link to set a password, and a link that was just used. */
async function recordLinks({ db }: Store, organizationId: number): Promise<void> {
  const dependencies = { db, clock, baseUrl };
  const invitee = { email: 'ebba@worklane.example', name: 'Ebba Lind', role: 'member' } as const;
  await db
    .transaction()
    .execute((transaction) =>
      createInvitationAsOperator({ ...dependencies, db: transaction }, organizationId, invitee, operator),
    );
  await createResetLinkAsOperator(dependencies, { email: account.email, name: 'Robin Ekström' }, operator);
  const use = { email: account.email, organizationId: null };
  await recordLinkUse(db, { token: 'a used link', csrf: 'the token of its form' }, use, clock());
}

const documentClient = {
  client: { clientId: 'https://agent.example/client.json', name: 'Agent' },
  text: '{}',
  freshUntil: start,
} as DocumentClient;

async function register(organization: TestOrganization, path: string, origin: string): Promise<RecordedWebhook> {
  const events = ['task.created', 'task.updated', 'task.deleted'];
  const body = { url: `${origin}${path}`, org_id: organization.id, events };
  const response = await organization.requestPath('POST', '/api/webhooks', { body });
  expectStatus(201, response);
  return { id: response.body.id, path, secrets: [response.body.secret], pending: [] };
}

const deliveries = ({ db }: Store, webhookId: number) =>
  db.selectFrom('deliveries').selectAll().where('webhook_id', '=', webhookId).execute();

const untilDelivered = (store: Store, webhookId: number) =>
  until(async () => (await deliveries(store, webhookId)).length === 0);

async function until(check: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await check())) {
    if (performance.now() > end) throw new Error(`After 30 s this is still false: ${check}`);
    await setTimeout(20);
  }
}

function expectStatus(status: number, response: { status: number; body: unknown }): void {
  if (response.status !== status) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
}
