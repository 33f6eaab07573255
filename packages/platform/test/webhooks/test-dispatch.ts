import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, isIPv6 } from 'node:net';
import { text } from 'node:stream/consumers';
import { resources } from '@worklane/contract';
import { generateSecret } from '@worklane/contract/delivery';
import { afterwards } from '@worklane/testing/afterwards';
import { waitFor } from '@worklane/testing/wait-for';
import { sql, type UpdateObject } from 'kysely';
import { expect } from 'vitest';
import type { Store } from '../../src/database/store.ts';
import type { WebhookLogsTable } from '../../src/database/tables/webhooks.ts';
import type { Tables } from '../../src/database/tables.ts';
import { AddressPolicy } from '../../src/outbound/address-policy.ts';
import { type ChangeNotifier, createChangeNotifier } from '../../src/outbox/change-notifier.ts';
import { createRecord } from '../../src/records/create.ts';
import { RecordIds } from '../../src/records/record.ts';
import { Encryption } from '../../src/secrets/encryption.ts';
import { Dispatcher } from '../../src/webhooks/delivery/dispatcher.ts';
import { secretId } from '../../src/webhooks/endpoints/webhook-secret.ts';
import { createSender } from '../../src/webhooks/transport/sender.ts';
import { openTestStore } from '../environment/test-store.ts';
import { watchedLogger } from '../log-watch/log-watch.ts';
import type { Identity } from './test-authority.ts';

const secret = 'a secret of the tests, 32 bytes or more';

/** Waits until a check passes, for long, because a machine may be busy. */
export const until = <T>(check: () => T | Promise<T>): Promise<T> => waitFor(check);

/** A database, a receiver, and dispatchers that deliver from one to the other. */
export class TestDispatch {
  readonly store: Store;
  readonly receiver: HttpReceiver;
  readonly encryption = new Encryption(secret, 'webhook secrets');
  /** The time of all nodes; null for the real time. */
  now: Date | null = null;
  random = 0;
  readonly attempts: string[] = [];
  readonly #ids: RecordIds;
  readonly #nodes: { dispatcher: Dispatcher; changeNotifier: ChangeNotifier }[] = [];
  #organizations = 0;

  private constructor(store: Store, receiver: HttpReceiver) {
    this.store = store;
    this.receiver = receiver;
    this.#ids = new RecordIds(store.db);
  }

  static async open(): Promise<TestDispatch> {
    return new TestDispatch(await openTestStore(), await openHttpReceiver());
  }

  readonly clock = (): Date => this.now ?? new Date();

  /** Starts a node. @param store its view of the database, which a test may break. */
  async start({
    store = this.store,
    stopSeconds = 60,
    timeoutMs = 60_000,
    arePaused = (_organizationId: number, _webhookId: number): boolean => false,
  } = {}): Promise<Dispatcher> {
    const changeNotifier = await createChangeNotifier({ store, nodeId: randomUUID() });
    const dispatcher = new Dispatcher({
      store,
      arePaused,
      clock: this.clock,
      logger: watchedLogger(),
      changeNotifier,
      sender: createSender({ addressPolicy: new AddressPolicy([], { loopbackHttp: true }), timeoutMs }),
      encryption: this.encryption,
      random: () => this.random,
      concurrency: 1000,
      stopSeconds,
      onAttempt: (outcome) => this.attempts.push(outcome),
    });
    this.#nodes.push({ dispatcher, changeNotifier });
    return dispatcher;
  }

  /** Creates a webhook for `task.created` at a path of the receiver, in its own organization. */
  async webhook(path: string): Promise<TestWebhook> {
    const organizationId = ++this.#organizations;
    const urls = [`${this.receiver.origin}${path}`];
    const [registered = expect.fail()] = await insertWebhooks(this.store, this.encryption, { organizationId, urls });
    return new TestWebhook(this, { organizationId, path, ...registered });
  }

  /** Creates tasks like requests. */
  async write(organizationId: number, count = 1): Promise<void> {
    const context = { store: this.store, clock: this.clock, ids: this.#ids, changed: () => undefined };
    const principal = { organizationId, clientId: 'tests', scopes: new Set<string>() };
    for (let number = 1; number <= count; number++) {
      await createRecord(context, resources.tasks, principal, { title: `Task ${number}` });
    }
    this.notify(organizationId);
  }

  /** Notifies all nodes of a change. */
  notify(organizationId: number): void {
    for (const { changeNotifier } of this.#nodes) changeNotifier.changed(organizationId);
  }

  /** Stops all nodes and resets the state. */
  async reset(): Promise<void> {
    // A test that failed may have left requests without a response.
    this.receiver.respond = () => ({ status: 200 });
    this.receiver.closeConnections();
    for (const { dispatcher, changeNotifier } of this.#nodes.splice(0)) {
      await dispatcher.stop();
      await changeNotifier.close();
    }
    await this.store.db.deleteFrom('deliveries').execute();
    this.now = null;
    this.random = 0;
    this.attempts.length = 0;
    this.receiver.received.length = 0;
  }
}

/** A webhook with its deliveries and their log. */
export class TestWebhook {
  readonly id: number;
  readonly secret: string;
  readonly organizationId: number;
  readonly #dispatch: TestDispatch;
  readonly #path: string;

  constructor(dispatch: TestDispatch, webhook: { id: number; secret: string; organizationId: number; path: string }) {
    this.#dispatch = dispatch;
    this.id = webhook.id;
    this.secret = webhook.secret;
    this.organizationId = webhook.organizationId;
    this.#path = webhook.path;
  }

  get received() {
    return this.#dispatch.receiver.received.filter(({ path }) => path === this.#path);
  }

  write = (count = 1) => this.#dispatch.write(this.organizationId, count);

  get #db() {
    return this.#dispatch.store.db;
  }

  row = () => this.#db.selectFrom('webhooks').selectAll().where('id', '=', this.id).executeTakeFirstOrThrow();
  pending = () =>
    this.#db.selectFrom('deliveries').selectAll().where('webhook_id', '=', this.id).orderBy('id').execute();
  logs = () =>
    this.#db.selectFrom('webhook_logs').selectAll().where('webhook_id', '=', this.id).orderBy('id').execute();

  /** Waits until the log has this number of attempts, and returns them. */
  logged = (count: number): Promise<WebhookLogsTable[]> =>
    until(async () => {
      const logs = await this.logs();
      expect(logs).toHaveLength(count);
      return logs as WebhookLogsTable[];
    });

  /** Updates its row. */
  async set(changes: UpdateObject<Tables, 'webhooks'>): Promise<void> {
    await this.#db.updateTable('webhooks').set(changes).where('id', '=', this.id).execute();
  }
}

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A response; `never` leaves the sender waiting. */
type TestResponse = { status: number; headers?: Record<string, string> } | 'never';

/** A receiver whose responses a test decides. */
export interface HttpReceiver {
  origin: string;
  received: Received[];
  /** Returns the response to a request; 200 by default. */
  respond: (request: Received) => TestResponse | Promise<TestResponse>;
  /** Returns the most requests of a path that were in flight at once. */
  maxConcurrency(path: string): number;
  closeConnections(): void;
}

/**
 * @param host the address to listen on
 * @param identity of a receiver with TLS
 */
export async function openHttpReceiver(host = '127.0.0.1', identity?: Identity): Promise<HttpReceiver> {
  const inFlight = new Map<string, { now: number; max: number }>();
  const receive: RequestListener = async (request, response) => {
    const path = request.url ?? '';
    const count = inFlight.get(path) ?? { now: 0, max: 0 };
    inFlight.set(path, count);
    count.max = Math.max(count.max, ++count.now);
    response.on('close', () => count.now--);
    // A sender that is killed may leave a request incomplete.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const received = { path, headers: request.headers, body };
    receiver.received.push(received);
    const reply = await receiver.respond(received);
    if (reply !== 'never') response.writeHead(reply.status, reply.headers).end('received');
  };
  const server = identity ? createHttpsServer(identity, receive) : createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const receiver: HttpReceiver = {
    origin: `http${identity ? 's' : ''}://${isIPv6(host) ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: () => ({ status: 200 }),
    maxConcurrency: (path) => inFlight.get(path)?.max ?? 0,
    closeConnections: () => server.closeAllConnections(),
  };
  afterwards(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return receiver;
}

/** Inserts webhooks for `task.created` like requests, but with URLs that the API would reject. */
export async function insertWebhooks(
  { db }: Store,
  encryption: Encryption,
  { organizationId, urls }: { readonly organizationId: number; readonly urls: readonly string[] },
): Promise<{ id: number; secret: string }[]> {
  const now = new Date().toISOString();
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id')) as id
    from generate_series(1, ${urls.length}::int)`.execute(db);
  const webhooks = rows.map(({ id }, index) => ({ id, url: urls[index] ?? '', secret: generateSecret() }));
  const values = webhooks.map(async ({ id, url, secret }) => ({
    organization_id: organizationId,
    id,
    url,
    events: JSON.stringify(['task.created']),
    status: 'enabled' as const,
    secret: await encryption.encrypt(secretId(organizationId, id), secret),
    created_at: now,
    updated_at: now,
  }));
  await db
    .insertInto('webhooks')
    .values(await Promise.all(values))
    .execute();
  return webhooks.map(({ id, secret }) => ({ id, secret }));
}
