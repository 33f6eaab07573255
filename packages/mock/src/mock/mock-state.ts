import {
  AuthorizationServer,
  type AuthorizationServerSnapshot,
  IdempotencyKeys,
  type KeptResponse,
  Store,
  type StoreSnapshot,
  type WebhooksSnapshot,
} from '@worklane/model';
import { organizationOf } from '../data/organizations.ts';
import type { HttpResponse } from '../http/request-handler.ts';
import { demoClients } from '../oauth/demo-clients.ts';
import type { OperationHandlers } from '../operations/call.ts';
import { eventOperations } from '../operations/events.ts';
import { oauthOperations } from '../operations/oauth.ts';
import { onceByKey } from '../operations/once.ts';
import { firstMember, recordOperations } from '../operations/records.ts';
import { webhookOperations } from '../operations/webhooks.ts';
import { bodyViolations } from '../validation/public-contract.ts';
import { Dispatcher, type DispatcherOptions } from '../webhooks/dispatcher.ts';
import { sendWithFetch } from '../webhooks/fetch-sender.ts';

/** By default, deliveries are sent with fetch. */
export type MockStateOptions = Partial<DispatcherOptions>;

/** The state as plain JSON. */
export interface MockSnapshot {
  readonly oauth: AuthorizationServerSnapshot;
  readonly store: StoreSnapshot;
  readonly webhooks: WebhooksSnapshot;
  readonly idempotencyKeys: readonly KeptResponse<HttpResponse>[];
}

/** Everything that the mock remembers, and the operations on it. */
export class MockState {
  readonly oauth: AuthorizationServer;
  readonly store: Store;
  readonly dispatcher: Dispatcher;
  readonly operations: OperationHandlers;
  readonly #idempotencyKeys = new IdempotencyKeys<HttpResponse>();

  constructor({ now = () => new Date(), send = sendWithFetch, ...timing }: MockStateOptions = {}) {
    this.oauth = new AuthorizationServer({
      clients: demoClients,
      now,
      organizationName: (id) => organizationOf(id).name,
      approver: (id) => firstMember(this.store, id),
    });
    this.store = new Store({ violationsOf: bodyViolations, now });
    this.dispatcher = new Dispatcher(this.store.events, { now, send, ...timing });
    const once = onceByKey(this.#idempotencyKeys, now);
    this.operations = {
      ...oauthOperations(this.oauth),
      ...recordOperations(this.store, once),
      ...eventOperations(this.store.events, { now, isCurrent: (principal) => this.oauth.tokens.isCurrent(principal) }),
      ...webhookOperations(this.dispatcher.webhooks, once),
    };
  }

  snapshot(): MockSnapshot {
    return {
      oauth: this.oauth.snapshot(),
      store: this.store.snapshot(),
      webhooks: this.dispatcher.webhooks.snapshot(),
      idempotencyKeys: this.#idempotencyKeys.all(),
    };
  }

  restore({ oauth, store, webhooks, idempotencyKeys }: MockSnapshot): void {
    this.#idempotencyKeys.restore(idempotencyKeys);
    this.oauth.restore(oauth);
    this.store.restore(store);
    this.dispatcher.restore(webhooks);
  }
}
