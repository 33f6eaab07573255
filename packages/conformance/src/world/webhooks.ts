import { deliveryRules, type EventType, operations, type schemas, settings } from '@worklane/contract';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { deliveryHeaders } from '@worklane/model';
import type { Scene } from '../cases/case.ts';
import { contract } from '../contract/document.ts';
import { schemaViolations } from '../contract/response-violations.ts';
import { expressionOf } from '../document/effective-schema.ts';
import { expectEqual, expectThat, MissingPrerequisite } from '../mismatch.ts';
import { type Delivery, type Endpoint, type Receiver, timeLimit } from '../receiver/receiver.ts';
import type { RequestOptions, ServerResponse } from '../session.ts';
import { expectActor, expectNow, expectReplayed, expectStatus } from './expectations.ts';
import { readAll } from './pages.ts';
import { type EarlierVersion, earlierValue, writingIn } from './versions.ts';
import { expectLog, expectReturned } from './webhook-log.ts';

/** A message without its ID and its time, which the server chooses. */
type Message = Readonly<Record<string, unknown>>;

/** A webhook, its settings as they are expected, and what it has to deliver. */
export interface JudgedWebhook {
  readonly id: number;
  expected: schemas.Webhook;
  endpoint: Endpoint;
  /** What each endpoint that it had must receive: each attempt, in order. */
  readonly due: Map<Endpoint, Message[]>;
  /** The attempts that requests for them have returned. */
  readonly returned: schemas.WebhookLog[];
  /** The version in which it was created or replaced, if it is an earlier one. */
  version: EarlierVersion | undefined;
}

type OperationOnWebhooks = (typeof operations)[keyof typeof operations];
export type Options = RequestOptions & { readonly json?: object; readonly version?: EarlierVersion };

/** @throws MissingPrerequisite when the response to a new webhook rejects the URL of the receiver */
export function requireDelivery(url: string, json: unknown): void {
  const { errors = [] } = json as schemas.Problem;
  if (url.startsWith('http:') && errors.some(({ pointer, code }) => pointer === '/url' && code !== 'required')) {
    throw new MissingPrerequisite('the server does not deliver to http URLs of this machine (see --receiver)');
  }
}

/** Creates webhooks that deliver to the receiver, and compares settings, deliveries and logs with what is expected. */
export class Webhooks {
  readonly scene: Scene;
  readonly receiver: Receiver;
  /** Those that exist, oldest first. */
  created: readonly JudgedWebhook[] = [];
  readonly #started: number;
  /** The number of events that were expected. */
  #events: number;

  constructor(scene: Scene) {
    if (!scene.receiver) throw new MissingPrerequisite('there is no receiver');
    this.scene = scene;
    this.receiver = scene.receiver;
    this.#started = scene.receiver.clock.now();
    this.#events = scene.world.store.events.all().length;
  }

  send(operation: OperationOnWebhooks, { json, version, ...options }: Options = {}): Promise<ServerResponse> {
    const session = version ? writingIn(version, this.scene) : this.scene.session;
    return session.request(operation, { ...options, ...(json && { body: JSON.stringify(json) }) });
  }

  /** Sends a request with an idempotency key again. */
  async repeat(operation: OperationOnWebhooks, options: Options, { json }: ServerResponse): Promise<void> {
    const again = await this.send(operation, options);
    expectReplayed(again, true);
    expectEqual('the replay', again.json, json);
  }

  /** @throws MissingPrerequisite when the server does not deliver to this machine */
  async create(events: readonly EventType[], fields: object = {}, options: Options = {}): Promise<JudgedWebhook> {
    const endpoint = this.receiver.endpoint();
    const body = { url: endpoint.url, org_id: this.scene.world.organizationId, events, ...fields };
    const response = await this.send(operations.createWebhook, { ...options, json: body });
    requireDelivery(body.url, response.json);
    expectStatus(response, 201);
    const { secret, ...given } = response.json as schemas.WebhookWithSecret;
    const { id, created_at } = given;
    this.scene.world.webhooks.add(id);
    const assigned = { id, created_at, updated_at: created_at };
    const expected: schemas.Webhook = { ...settings.Webhook.initial, ...body, events: [...events], ...assigned };
    expectEqual('the webhook', given, { ...expected, previous_secret_expires_at: null });
    expectNow(response, created_at);
    const isNew = this.created.every((each) => !each.endpoint.secrets.includes(secret));
    expectThat(isNew, 'expected each webhook to have a secret of its own');
    expectEqual('Location', response.headers.get('location'), `/api/webhooks/${id}`);
    endpoint.secrets = [secret];
    const webhook = { id, expected, endpoint, due: new Map([[endpoint, []]]), returned: [], version: options.version };
    this.created = [...this.created, webhook];
    return webhook;
  }

  /** Sends PUT. @param endpoint of a new URL */
  async replace(
    webhook: JudgedWebhook,
    fields: Partial<schemas.WebhookReplace>,
    { endpoint = webhook.endpoint, version }: { readonly endpoint?: Endpoint; readonly version?: EarlierVersion } = {},
  ) {
    const { id, expected } = webhook;
    const { url, events } = expected;
    const json = { url, events, ...(endpoint !== webhook.endpoint && { url: endpoint.url }), ...fields };
    const response = await this.send(operations.replaceWebhook, { id, json, ...(version && { version }) });
    expectStatus(response, 200);
    webhook.version = version ?? webhook.version;
    const { updated_at } = response.json as schemas.Webhook;
    expectThat(updated_at >= expected.updated_at, `expected updated_at to increase, got ${updated_at}`);
    if (updated_at !== expected.updated_at) expectNow(response, updated_at);
    const { status = expected.status } = json;
    const disabled_reason = status === 'enabled' ? null : expected.disabled_reason;
    const { created_at } = expected;
    const { secret: _, previous_secret_expires_at: __, ...values } = json;
    webhook.expected = { ...expected, ...values, status, disabled_reason, created_at, updated_at };
    expectEqual('the webhook', response.json, webhook.expected);
    endpoint.secrets = webhook.endpoint.secrets;
    webhook.due.set(endpoint, webhook.due.get(endpoint) ?? []);
    webhook.endpoint = endpoint;
  }

  /** Sends a test message, and waits for its delivery. @returns the attempt */
  async test(webhook: JudgedWebhook, json?: schemas.WebhookTestRequest): Promise<schemas.WebhookLog> {
    const { id } = webhook;
    const response = await this.send(operations.testWebhook, { id, ...(json && { json }) });
    expectStatus(response, 202);
    const { organizationId } = this.scene.world;
    const { event_type: type = 'webhook.test', ...given } = json ?? {};
    const { data, previous } = contract.message(type).example as { data: object; previous?: object };
    const own = type === 'webhook.test' ? { webhook_id: id } : { organization_id: organizationId };
    const message = { type, organization_id: organizationId, test: true, data: { ...data, ...own } };
    await this.expectDelivery(webhook, { ...message, ...(previous && { previous }), ...given });
    const attempt = response.json as schemas.WebhookLog;
    webhook.returned.push(attempt);
    return attempt;
  }

  /** Waits for a delivery. */
  async expectDelivery({ endpoint, due, version }: JudgedWebhook, message: Message): Promise<Delivery> {
    const messages = due.get(endpoint) ?? [];
    const { schema } = contract.message(String(message.type));
    const reference = { $ref: `#/components/schemas/${schema}` };
    messages.push(version ? (earlierValue(reference, message, version.date) as Message) : message);
    return endpoint.receive((_, index) => index + 1 === messages.length);
  }

  /** Waits for the deliveries of all events since the last call. */
  async expectDeliveries(): Promise<void> {
    const events = this.scene.world.store.events.all();
    for (const { id: _, timestamp: __, actor: ___, ...event } of events.slice(this.#events)) {
      const isSubscribed = ({ expected }: JudgedWebhook) =>
        expected.status === 'enabled' && expected.events.some((type) => type === event.type);
      for (const webhook of this.created.filter(isSubscribed)) await this.expectDelivery(webhook, event);
    }
    this.#events = events.length;
  }

  /** Returns the attempts that match a query, newest first, of all pages. */
  logs({ id }: { readonly id: number }, query: Readonly<Record<string, string>> = {}) {
    const pairs = Object.entries({ limit: '200', ...query });
    return readAll<schemas.WebhookLog>(this.scene.session, operations.listWebhookLogs, pairs, id);
  }

  /** Returns the log, newest first, as soon as it has the attempts that were made. */
  async made(webhook: JudgedWebhook, count = deliveriesOf(webhook).length): Promise<schemas.WebhookLog[]> {
    const { clock } = this.receiver;
    const end = clock.now() + timeLimit;
    for (let pause = 20; ; pause = Math.min(2 * pause, 1000)) {
      const logs = await this.logs(webhook);
      if (logs.filter(({ status }) => status !== 'pending').length >= count) return logs;
      expectThat(clock.now() < end, `expected ${count} attempts in the log, got ${JSON.stringify(logs)}`);
      await clock.sleep(pause);
    }
  }

  /** Expects the settings, nothing but the deliveries that were due before a last test message, and the log of them. */
  async end(webhook: JudgedWebhook): Promise<void> {
    const { expected, due } = webhook;
    expectEqual('the webhook', (await this.send(operations.getWebhook, { id: webhook.id })).json, expected);
    const isReceived = expected.url === webhook.endpoint.url;
    if (isReceived && expected.status === 'enabled') await this.test(webhook);
    for (const [{ deliveries }, messages] of due) {
      const given = deliveries.map(({ payload: { id: _, timestamp: __, actor, ...message } }) => {
        // A test message is about no change.
        if (message.test) expectEqual('the actor', actor, undefined);
        else expectActor(actor, this.scene.session.target);
        return message;
      });
      expectEqual('the deliveries', given, messages);
      for (const delivery of deliveries) expectSigned(delivery, webhook.version !== undefined);
    }
    const logs = isReceived ? await this.made(webhook) : [];
    const elapsed = (this.receiver.clock.now() - this.#started) / 1000;
    if (isReceived) {
      expectLog(webhook.id, logs, deliveriesOf(webhook), elapsed);
      for (const attempt of webhook.returned) expectReturned(attempt, logs);
    }
    await this.remove(webhook);
  }

  async remove({ id }: JudgedWebhook): Promise<void> {
    expectStatus(await this.send(operations.deleteWebhook, { id }), 204);
    this.scene.world.webhooks.delete(id);
    this.created = this.created.filter((each) => each.id !== id);
    expectStatus(await this.send(operations.getWebhook, { id }), 404);
  }
}

export const deliveriesOf = ({ due }: JudgedWebhook): Delivery[] =>
  [...due.keys()].flatMap(({ deliveries }) => deliveries).toSorted((a, b) => a.receivedAt - b.receivedAt);

/** Expects the headers of a delivery, a signature with each secret, and a body that the contract allows. */
function expectSigned({ headers, body, payload, secrets }: Delivery, isEarlier: boolean): void {
  const now = new Date(1000 * Number(headers['webhook-timestamp']));
  const signed = deliveryHeaders({ id: payload.id, body, secrets, now });
  const expected = { ...signed, [deliveryRules.testHeader]: payload.test && 'true' };
  for (const [name, value] of Object.entries(expected)) {
    // The order of the signatures has no meaning.
    const [given, right] = [headers[name], value].map((text) => text?.split(' ').toSorted().join(' '));
    expectEqual(`the header ${name}`, given, right);
  }
  const { traceparent } = headers;
  const { pattern } = asyncapi.components.schemas.DeliveryHeaders.properties.traceparent;
  const isTrace = traceparent === undefined || expressionOf(pattern).test(traceparent);
  expectThat(isTrace, `expected the header traceparent to match ${pattern}, got ${traceparent}`);
  const violations = isEarlier ? [] : schemaViolations(contract.message(payload.type).schema, payload);
  expectThat(violations.length === 0, `the delivery ${violations.join('; ')}`);
}
