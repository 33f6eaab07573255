import { deliveryRules, type EventType, operations, type schemas } from '@worklane/contract';
import type { Scene } from '../cases/case.ts';
import { contract } from '../contract/document.ts';
import { schemaViolations } from '../contract/response-violations.ts';
import { MissingPrerequisite } from '../fixtures/missing-prerequisite.ts';
import { expectEqual, expectThat } from '../mismatch.ts';
import { bodyExcerpt, type Delivery, defaultTimeLimit, type Endpoint, type Receiver } from '../receiver/receiver.ts';
import { signature } from '../receiver/signature.ts';
import type { ServerResponse } from '../session.ts';
import { expectStatus } from './expectations.ts';

/** A webhook, its settings as they are expected, and what it delivers. */
export interface JudgedWebhook {
  readonly id: number;
  endpoint: Endpoint;
  expected: schemas.Webhook;
  /** Those that sign, the newest first. */
  secrets: readonly string[];
}

type Log = schemas.WebhookLog;

/** The attempts that a log has, newest first. */
interface LogPage {
  readonly data: readonly Log[];
  readonly next_cursor: string | null;
}

/** Creates webhooks that deliver to the receiver, and compares their settings, deliveries and logs with what is expected. */
export class Webhooks {
  readonly scene: Scene;
  readonly receiver: Receiver;
  /** Those that exist, oldest first. */
  readonly created: JudgedWebhook[] = [];
  /** The attempts that were made, by ID. They do not change. */
  readonly #made = new Map<number, Log>();

  constructor(scene: Scene) {
    if (!scene.receiver) throw new MissingPrerequisite('there is no receiver');
    this.scene = scene;
    this.receiver = scene.receiver;
  }

  /** @throws MissingPrerequisite when the server does not deliver to this machine */
  async create(
    events: readonly EventType[],
    fields: Partial<schemas.WebhookCreate> = {},
    headers = {},
  ): Promise<JudgedWebhook> {
    const { session, world } = this.scene;
    const endpoint = this.receiver.endpoint();
    const body = { url: endpoint.url, org_id: world.organizationId, events, ...fields };
    const response = await session.request(operations.createWebhook, { headers, body: JSON.stringify(body) });
    const isRefused = response.status === 422 && session.last.response.body.includes('"url_not_https"');
    if (isRefused && body.url.startsWith('http:')) {
      throw new MissingPrerequisite('the server does not deliver to http URLs of this machine (--receiver)');
    }
    expectStatus(response, 201);
    const { secret, previous_secret_expires_at, ...given } = response.json as schemas.WebhookWithSecret;
    const { id, created_at } = given;
    const state = { status: 'enabled', disabled_reason: null, description: null, created_at, updated_at: created_at };
    const expected = { id, ...state, ...body } as schemas.Webhook;
    expectEqual(
      'the webhook',
      { ...given, previous_secret_expires_at },
      { ...expected, previous_secret_expires_at: null },
    );
    expectEqual('the Location', response.headers.get('location'), `/api/webhooks/${id}`);
    const webhook = { id, endpoint, expected, secrets: [secret] };
    this.created.push(webhook);
    await this.expectSettings(webhook);
    return webhook;
  }

  /** Sends PUT. Description and status keep their values if they are left out. */
  async replace(webhook: JudgedWebhook, fields: Partial<schemas.WebhookReplace>): Promise<void> {
    const { expected } = webhook;
    const body = { url: expected.url, events: expected.events, ...fields };
    const response = await this.request(webhook, operations.replaceWebhook, body);
    expectStatus(response, 200);
    const { updated_at } = response.json as schemas.Webhook;
    expectThat(updated_at >= expected.updated_at, `expected updated_at to increase, got ${updated_at}`);
    const status = body.status ?? expected.status;
    const disabled_reason = status === 'enabled' ? null : expected.disabled_reason;
    webhook.expected = { ...expected, ...body, status, disabled_reason, updated_at };
    expectEqual('the webhook', response.json, webhook.expected);
    await this.expectSettings(webhook);
  }

  async expectSettings({ id, expected }: JudgedWebhook): Promise<void> {
    expectEqual('the webhook', (await this.scene.session.request(operations.getWebhook, { id })).json, expected);
  }

  /** Sends a request about a webhook. */
  request(
    { id, logId }: { readonly id: number; readonly logId?: number },
    operation: (typeof operations)[keyof typeof operations],
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ServerResponse> {
    const options = { id, headers, ...(logId !== undefined && { logId }), ...(body && { body: JSON.stringify(body) }) };
    return this.scene.session.request(operation, options);
  }

  /** Sends a test message, and waits for its delivery. */
  async test(webhook: JudgedWebhook, body?: schemas.WebhookTestRequest): Promise<{ log: Log; delivery: Delivery }> {
    const response = await this.request(webhook, operations.testWebhook, body);
    expectStatus(response, 202);
    const log = response.json as Log;
    const delivery = await webhook.endpoint.receive(({ headers }) => headers['webhook-id'] === log.event_id);
    return { log, delivery };
  }

  /** Expects these deliveries and no others: none before that of a test message that is sent now. */
  async expectOnly(webhook: JudgedWebhook, types: readonly string[]): Promise<void> {
    await this.test(webhook);
    const given = webhook.endpoint.deliveries.map(({ payload }) => payload.type);
    expectEqual('the deliveries', given, [...types, 'webhook.test']);
    for (const delivery of webhook.endpoint.deliveries) this.expectSigned(webhook, delivery);
  }

  /** Expects the headers of a delivery, its signatures, and a body that the contract allows. */
  expectSigned({ secrets }: Pick<JudgedWebhook, 'secrets'>, { headers, body, payload, receivedAt }: Delivery): void {
    const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '' } = headers;
    const isTest = 'test' in payload;
    const right = { ...deliveryRules.headers, 'webhook-id': payload.id, ...(isTest && { 'worklane-test': 'true' }) };
    const names = Object.keys(headers).filter((name) => name in right || name === deliveryRules.testHeader);
    expectEqual('the headers', Object.fromEntries(names.map((name) => [name, headers[name]])), right);
    const isRecent = /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) * 1000 - receivedAt) < maxAge;
    expectThat(isRecent, `expected the webhook-timestamp of a delivery that was sent now, got ${timestamp}`);
    const given = headers['webhook-signature']?.split(' ').toSorted();
    expectEqual('the signatures', given, signature(secrets, { id, timestamp, body }).split(' ').toSorted());
    const violations = schemaViolations(contract.message(payload.type).schema, payload);
    expectThat(violations.length === 0, `the delivery ${violations.join('; ')}`);
  }

  /** Returns the attempts that match a query, newest first, of all pages. */
  async logs({ id }: JudgedWebhook, query: Readonly<Record<string, string>> = {}): Promise<Log[]> {
    const logs: Log[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const parameters = new URLSearchParams({ ...query, ...(cursor !== undefined && { cursor }) });
      const response = await this.scene.session.request(operations.listWebhookLogs, { id, query: `?${parameters}` });
      expectStatus(response, 200);
      const page = response.json as LogPage;
      expectThat(page.data.length <= Number(query.limit ?? 50), `expected at most limit, got ${page.data.length}`);
      logs.push(...page.data);
      cursor = page.next_cursor;
    }
    return logs;
  }

  /** Returns the log, newest first, as soon as it has a number of attempts that were made. */
  async made(webhook: JudgedWebhook, count: number): Promise<Log[]> {
    const { clock } = this.receiver;
    const end = clock.now() + defaultTimeLimit;
    for (let pause = 20; ; pause = Math.min(2 * pause, 1000)) {
      const logs = await this.logs(webhook);
      const made = logs.filter(({ status }) => status !== 'pending');
      for (const log of made) expectEqual('the attempt as it was logged first', log, this.#made.get(log.id) ?? log);
      for (const log of made) this.#made.set(log.id, log);
      if (made.length >= count) return logs;
      expectThat(clock.now() < end, `expected ${count} attempts in the log, got ${JSON.stringify(logs)}`);
      await clock.sleep(pause);
    }
  }

  /** Expects the log entry of a delivery. */
  expectLogged({ id }: JudgedWebhook, log: Log, delivery: Delivery, expected: Partial<Log>): void {
    const { headers, body, payload, answer } = delivery;
    const sent = Object.keys(log.request.headers);
    const needed = Object.keys(headers).filter((name) =>
      /^(webhook-.+|worklane-test|content-type|user-agent)$/.test(name),
    );
    const names = [...new Set([...needed, ...sent])];
    const {
      date: _,
      connection: _c,
      'content-length': _l,
      'transfer-encoding': _t,
      'keep-alive': _k,
      ...received
    } = log.response?.headers ?? {};
    const isSuccess = answer.status < 300;
    expectEqual(
      'the log entry',
      { ...log, response: log.response && { ...log.response, headers: received }, error: log.error?.code },
      {
        ...log,
        webhook_id: id,
        event_id: payload.id,
        event_type: payload.type,
        attempt: 1,
        trigger: 'event',
        status: isSuccess ? 'succeeded' : 'failed',
        request: { headers: Object.fromEntries(names.map((name) => [name, headers[name]])), body },
        response: { status: answer.status, headers: answer.headers ?? {}, body: bodyExcerpt(answer) },
        error: isSuccess ? undefined : 'http_status',
        ...expected,
      },
    );
  }

  async remove(webhook: JudgedWebhook): Promise<void> {
    expectStatus(await this.request(webhook, operations.deleteWebhook), 204);
    this.created.splice(this.created.indexOf(webhook), 1);
    expectStatus(await this.request(webhook, operations.getWebhook), 404);
  }

  async removeAll(): Promise<void> {
    for (const webhook of [...this.created]) await this.remove(webhook);
  }
}

/** Milliseconds after which receivers reject a delivery. */
const maxAge = 300_000;
