import { type Resource, resources, type schemas } from '@worklane/contract';
import { waitFor } from '@worklane/testing/wait-for';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { authorize, postForm } from '../../scripts/record-release/oauth-requests.ts';
import { RecordedOrganization } from '../../scripts/record-release/recorded-organization.ts';
import { readRelease, readResponses } from '../../scripts/record-release/release.ts';
import { createCommandDependencies } from '../../src/admin/command.ts';
import { parseCommandLine } from '../../src/admin/run-command.ts';
import { openService, type Service } from '../../src/compose.ts';
import { readSettings } from '../../src/config/settings.ts';
import { migrate } from '../../src/database/migrate.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { openStore } from '../../src/database/open.ts';
import type { Store } from '../../src/database/store.ts';
import { addMember, changeMemberRole } from '../../src/identity/members.ts';
import { SigningKeys } from '../../src/oauth/tokens/signing-keys.ts';
import { RecordIds } from '../../src/records/record.ts';
import { kinds, leastBody } from '../environment/example-bodies.ts';
import { openTestStore } from '../environment/test-store.ts';
import { withoutSites } from '../environment/without-sites.ts';
import { TestBrowser } from '../identity/test-browser.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';
import { openHttpsReceiver } from '../webhooks/https-receiver.ts';
import { emptyTables, readShape } from './database-shape.ts';
import { loadRelease } from './load-release.ts';

/** Leases of the recorded release are over by then, and its retries are due. In milliseconds. */
const upgradeTime = 60_000;

const [release, responses] = await Promise.all([readRelease(), readResponses()]);

/** Kinds that were added since the release have no records in it. */
const isRecorded = ({ collection }: Resource) => collection in responses.lists;

/** Returns the values of fields that are newer than a record: those that it has replace them. */
const newFields = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { default: value = null }]) => [name, value]));

/** Returns an attempt with its message as an object. */
const withMessage = ({ request, ...log }: schemas.WebhookLog) => ({
  ...log,
  request: { ...request, body: JSON.parse(request?.body ?? 'null') },
});

const open = () => openStore({ ...target, connections: 10 });

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(release.recordedAt) + upgradeTime });
const receiver = await openHttpsReceiver();
const target = await loadRelease(inject('engine'));
const store = await open();
/** The schema before the upgrade. */
const recordedShape = await readShape(store);
afterAll(async () => {
  vi.useRealTimers();
  await store.close();
});

it('has rows in every table of the recorded release, except those of a few seconds', async () => {
  expect(await emptyTables(store)).toEqual(['rate_limit_windows', 'request_log_omissions', 'write_probes']);
});

it('rolls back the schema and the data if a migration fails', async () => {
  const before = [await readShape(store), await readData(store)];
  migrations['9999-fails'] = {
    async up(db) {
      await sql`create table half_done (id bigint)`.execute(db);
      await sql`update records set version = version + 1`.execute(db);
      throw new Error('This migration fails on purpose.');
    },
  };
  try {
    await expect(migrate(store.db)).rejects.toThrow('on purpose');
  } finally {
    delete migrations['9999-fails'];
  }
  expect([await readShape(store), await readData(store)]).toEqual(before);
});

it('results in the schema of a new database and the indexes that the release used, with concurrent and repeated migrations', async () => {
  const other = store.engine === 'postgresql' ? await open() : store;
  await Promise.all([migrate(store.db), migrate(other.db)]);
  const migrated = await readShape(store);
  await migrate(store.db);
  expect(await readShape(store)).toEqual(migrated);
  // Services on a shared database have added partitions.
  const fresh = await openTestStore();
  const expected = await readShape(fresh);
  await fresh.close();
  const used = recordedShape.filter((line) => line.startsWith('CREATE INDEX'));
  const isKept = (line: string) => used.includes(line) && !expected.includes(line);
  expect(migrated.filter((line) => !isKept(line))).toEqual(expected);
  expect(used.filter((line) => !migrated.includes(line))).toEqual([]);
  if (other !== store) await other.close();
});

describe('the current service on the migrated database', () => {
  let service: Service;
  let organization: RecordedOrganization;

  beforeAll(async () => {
    // The receiver has another port in each run.
    await sql`update webhooks set url = regexp_replace(url, '^https://[^/]*', ${receiver.origin})`.execute(store.db);
    const clock = () => new Date();
    service = await openService({
      store,
      settings: readSettings({
        BASE_URL: release.baseUrl,
        ...withoutSites,
        RATE_LIMIT_REQUESTS: '1000000',
        TRUST_PROXY: '127.0.0.1',
        WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
        WEBHOOK_CA_FILE: receiver.caFile,
      }),
      secret: release.secret,
      clock,
      logger: watchedLogger(),
    });
    organization = new RecordedOrganization(
      store,
      (request) => service.app.inject(request),
      release.organizationId,
      release.accessToken,
      { db: store.db, ids: new RecordIds(store.db), clock },
    );
  });
  afterAll(() => service.stop());

  const get = (path: string) => organization.requestPath('GET', path);
  async function withToken(token: string) {
    const url = `/api/v1/${organization.id}/tasks`;
    const response = await service.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return { status: response.statusCode, code: response.json().code };
  }

  it('delivers pending and leased deliveries once, signed with the stored secrets', async () => {
    const { received } = receiver;
    const { accepting, failing, hanging } = release.webhooks;
    const messagesOf = ({ path }: { path: string }) =>
      received.filter((each) => each.path === path).map(({ headers }) => String(headers['webhook-id']));
    const { id } = await organization.create('tasks', { title: 'Is created after the upgrade' });
    const isLast = ({ body }: { body: string }) => JSON.parse(body).data.id === id;
    await waitFor(async () => {
      expect(received.filter(isLast)).toHaveLength(3);
      expect(await store.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
    });
    const created = received.find(isLast)?.headers['webhook-id'];
    for (const webhook of [accepting, failing, hanging]) {
      expect(messagesOf(webhook).toSorted()).toEqual([...webhook.pending, created].toSorted());
    }
    for (const webhook of [accepting, failing, hanging]) {
      for (const { path, body, headers } of received) {
        if (path !== webhook.path) continue;
        for (const secret of webhook.secrets) {
          expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
        }
      }
    }
  });

  it.each(Object.values<Resource>(resources).filter(isRecorded))(
    'lists and gets every one of $collection',
    async (resource) => {
      const { collection } = resource;
      const recorded = (responses.lists[collection] ?? []).map((record) => ({ ...newFields(resource), ...record }));
      const { body } = await organization.get(`${collection}?limit=200`);
      const ids = new Set(recorded.map(({ id }) => id));
      expect(body.data.filter(({ id }: { id: number }) => ids.has(id))).toMatchObject(recorded);
      for (const record of recorded) {
        const found = await organization.get(`${collection}/${record.id}`);
        expect(found).toMatchObject({ status: 200, body: record });
        if (record.version !== undefined) expect(found.headers.etag).toBe(`"${record.version}"`);
      }
    },
  );

  it('finds records by a field that was added after they were written', async () => {
    const ids = async (query: string) =>
      (await organization.get(`members?limit=200&${query}`)).body.data.map(({ id }: { id: number }) => id);
    const recorded = (responses.lists.members ?? []).map(({ id }) => id);
    await sql`update records set document = document - 'active' where kind = 'member' and id = any(${recorded})`.execute(
      store.db,
    );
    expect(await ids('active=true')).toEqual(expect.arrayContaining(recorded));
    for (const id of await ids('active=false')) expect(recorded).not.toContain(id);
  });

  it.each(kinds.filter(isRecorded))('updates, deletes and creates $collection', async (resource) => {
    const { collection } = resource;
    const [record] = (responses.lists[collection] ?? []).filter(
      ({ id }) => id !== release.idempotentRequest.response.id,
    );
    const { id, version } = record as { id: number; version: number };
    const path = `${collection}/${id}`;
    const patch = { custom_fields: { upgraded: true } };
    const updated = await organization.patch(path, patch, { 'if-match': `"${version}"` });
    expect(updated).toMatchObject({ status: 200, body: { ...patch, id, version: version + 1 } });
    expect((await organization.get(path)).body).toEqual(updated.body);
    expect((await organization.patch(path, patch, { 'if-match': `"${version}"` })).status).toBe(412);
    const created = await organization.create(collection, await leastBody(organization, resource));
    expect((await organization.get(`${collection}?limit=200`)).body.data).toContainEqual(created);
    expect((await organization.delete(`${collection}/${created.id}`)).status).toBe(204);
  });

  it('continues the numbers of quotes', async () => {
    const recorded = (responses.lists.quotes ?? []) as unknown as { number: string }[];
    const quotes = resources.quotes as Resource;
    const created = await organization.create('quotes', await leastBody(organization, quotes));
    expect(recorded.every(({ number }) => number < String(created.number))).toBe(true);
  });

  it('continues a list at a cursor of the recorded release', async () => {
    const { path, cursor, ids } = release.listPage;
    const { status, body } = await get(`${path}&cursor=${cursor}`);
    expect([status, body.data?.map(({ id }: { id: number }) => id)]).toEqual([200, ids]);
  });

  it('returns every recorded event once, unchanged and in order, then the new ones', async () => {
    const { id } = await organization.create('tasks', { title: 'Is the last' });
    await expect.poll(async () => (await readFeed()).at(-1)?.data.id).toBe(id);
    const events = await readFeed();
    expect(events.slice(0, responses.events.length)).toMatchObject(responses.events);
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  });

  it.each(['middle', 'end'] as const)(
    'continues the feed at a cursor of the recorded release without a gap (%s)',
    async (name) => {
      const { eventsBeforeMiddle } = release.feedCursors;
      const { id } = await organization.create('tasks', { title: `Comes after ${name}` });
      const after = () => readFeed(release.feedCursors[name]);
      await expect.poll(async () => (await after()).at(-1)?.data.id).toBe(id);
      const read = (await after()).map((event) => event.id);
      const all = (await readFeed()).map((event) => event.id);
      expect(read).toEqual(all.slice(-read.length));
      const before = name === 'middle' ? eventsBeforeMiddle : responses.events.length;
      const repeated = read.length - (all.length - before);
      expect(repeated).toBeGreaterThanOrEqual(0);
      expect(repeated).toBeLessThan(25);
    },
  );

  async function readFeed(from?: string) {
    const events: { id: string; data: { id: number } }[] = [];
    for (let cursor = from, hasMore = true; hasMore; ) {
      const { status, body } = await get(`/api/events?limit=200${cursor === undefined ? '' : `&cursor=${cursor}`}`);
      expect(status, JSON.stringify(body)).toBe(200);
      events.push(...body.data);
      [cursor, hasMore] = [body.next_cursor, body.has_more];
    }
    return events;
  }

  it('lists the webhooks, and reads their logs in every partition', async () => {
    const { body } = await get('/api/webhooks');
    const known = (webhook: unknown) => ({ ...(webhook as object), url: '', updated_at: '' });
    expect(body.data.map(known)).toMatchObject(responses.webhooks.map(known));
    for (const [id, recorded] of Object.entries(responses.logs)) {
      const logs = await get(`/api/webhooks/${id}/logs?limit=200`);
      const made = recorded.filter(({ status }) => status !== 'pending');
      const found = new Map(logs.body.data.map((log: schemas.WebhookLog) => [log.id, withMessage(log)]));
      // The record of an event has the fields that the contract has now.
      for (const log of made) expect(found.get(log.id)).toMatchObject(withMessage(log));
    }
  });

  it.each(['idempotentRequest', 'memberRequest'] as const)(
    'replays the response to a recorded key (%s)',
    async (name) => {
      const { key, body, response } = release[name];
      const authorization = name === 'memberRequest' ? { authorization: `Bearer ${await memberToken()}` } : {};
      const post = (content: unknown) =>
        service.app.inject({
          method: 'POST',
          url: `/api/v1/${organization.id}/tasks`,
          headers: { authorization: `Bearer ${release.accessToken}`, ...authorization, 'idempotency-key': key },
          payload: content as object,
        });
      const replayed = await post(body);
      expect([replayed.statusCode, replayed.headers['idempotency-replayed']]).toEqual([201, 'true']);
      expect(replayed.json()).toMatchObject(response);
      expect((await post({ title: 'Another' })).json().code).toBe('idempotency_key_reused');
    },
  );

  /** Returns a new token of the member that made `release.memberRequest`. */
  async function memberToken(): Promise<string> {
    const browser = new TestBrowser(service);
    await browser.signIn(release.account);
    const { clientId } = release.publicApplication;
    const request = { clientId, redirectUri: 'https://app.example/callback', scope: 'tasks.write' };
    return (await postForm(service, '/oauth/token', await authorize(browser, request, organization.id))).access_token;
  }

  it('accepts access tokens of every signing key, and rejects the one that was revoked', async () => {
    const { accessToken, earlierAccessToken, publicApplication, revokedAccessToken } = release;
    for (const token of [accessToken, earlierAccessToken, publicApplication.accessToken]) {
      expect((await withToken(token)).status).toBe(200);
    }
    expect((await withToken(revokedAccessToken)).code).toBe('token_revoked');
  });

  it('revokes an access token of the recorded release when the role of its member changes', async () => {
    const { accessToken } = release.publicApplication;
    const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    const dependencies = { db: store.db, ids: new RecordIds(store.db), clock: () => new Date() };
    const other = { name: 'Ebba Lind', email: 'another.owner@example.com', role: 'owner' } as const;
    await addMember(dependencies, organization.id, other);
    await changeMemberRole(dependencies, organization.id, Number(sub), 'viewer');
    await waitFor(async () => expect((await withToken(accessToken)).code).toBe('token_revoked'));
  });

  it('issues tokens for both client secrets while the previous one is valid', async () => {
    const { clientId, secret, previousSecret } = release.application;
    for (const client_secret of [secret, previousSecret]) {
      const { access_token } = await postForm(service, '/oauth/token', {
        grant_type: 'client_credentials',
        ...{ client_id: clientId, client_secret, organization_id: String(organization.id), scope: 'tasks.read' },
      });
      expect((await withToken(access_token)).status).toBe(200);
    }
  });

  it('rotates a refresh token, and revokes its grant when a used one comes back', async () => {
    const { clientId, refreshToken, usedRefreshToken } = release.publicApplication;
    const form = (refresh_token: string) => ({ grant_type: 'refresh_token', client_id: clientId, refresh_token });
    const refreshed = await postForm(service, '/oauth/token', form(refreshToken));
    expect((await withToken(refreshed.access_token)).status).toBe(200);
    await expect(postForm(service, '/oauth/token', form(usedRefreshToken))).rejects.toThrow('invalid_grant');
    expect((await withToken(refreshed.access_token)).code).toBe('token_revoked');
  });

  it('keeps sessions and accepts sign-ins', async () => {
    const browser = new TestBrowser(service);
    const account = (cookie: string) => service.app.inject({ url: '/account', headers: { cookie } });
    expect((await account(release.cookie)).body).toContain(release.account.email);
    expect((await account('')).statusCode).toBe(303);
    expect((await browser.signIn(release.account)).statusCode).toBe(303);
  });
});

it('runs admin commands on the migrated database', async () => {
  const { secret, baseUrl } = release;
  const clock = () => new Date();
  const session = createCommandDependencies(
    {
      ...{ store, clock, ids: new RecordIds(store.db) },
      settings: readSettings({ WORKLANE_SECRET: secret, BASE_URL: baseUrl }),
      keys: () => SigningKeys.open({ db: store.db, secret, clock }),
    },
    { readLine: () => Promise.reject(new Error('Standard input is empty.')), workingFolder: process.cwd() },
  );
  const run = async (...argv: string[]) => {
    const line = parseCommandLine(argv) ?? expect.fail(`${argv} is not a command`);
    return (await line.command.run(session, line.values)).data;
  };
  const organization = ['--organization', String(release.organizationId)];
  const application = ['--application', release.application.clientId];
  expect({
    organizations: await run('organization', 'list'),
    members: await run('member', 'list', ...organization),
    applications: await run('application', 'list', ...organization),
    keys: await run('key', 'list'),
    token: await run('token', 'generate', ...application, '--scopes', 'tasks.read'),
  }).toMatchObject({
    organizations: [{ name: 'Harbour & Pine' }, { name: 'Alder Street Bikes' }],
    members: expect.arrayContaining([expect.objectContaining({ email: release.account.email })]),
    applications: [{ name: expect.any(String) }, { name: expect.any(String) }],
    keys: [{}, {}],
    token: { token: expect.stringContaining('.') },
  });
});

/** A checksum of every record and event. */
async function readData({ db }: Store): Promise<unknown> {
  const { rows } = await sql`
    select (select md5(string_agg(records::text, '' order by organization_id, kind, id)) from records) as records,
      (select md5(string_agg(events::text, '' order by position)) from events) as events`.execute(db);
  return rows;
}
