import type { EventType, Deliveries as Messages } from '@worklane/contract';
import type { StoredEvent, WebhooksSnapshot } from '@worklane/model';
import type { ConditionOptions } from '../conditions/condition-options.ts';
import { type ConditionControls, Conditions } from '../conditions/conditions.ts';
import { withConditions } from '../conditions/conditions-handler.ts';
import { demoSnapshot, emptySnapshot } from '../data/demo-snapshot.ts';
import { exampleWebhooks } from '../data/example-webhooks.ts';
import { exampleOrganization } from '../data/organizations.ts';
import { type SeededRecords, type SeedRecords, seedRecords } from '../data/seed-records.ts';
import type { RequestHandler } from '../http/request-handler.ts';
import type { MockSnapshot, MockState } from '../mock/mock-state.ts';
import { type SampleOptions, sampleEvent } from '../samples/sample-event.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import { type ReceivedRequest, ReceivedRequests } from './received-requests.ts';

/** The data with which a mock starts. */
export interface DataOptions {
  /** Generates the data of the demo organizations: the same seed generates the same data all day. Default 1. */
  readonly seed?: number;
  /** Starts with the members of the demo organizations and without records. */
  readonly empty?: boolean;
}

export interface ControlOptions extends DataOptions {
  /**
   * Starts with the webhooks of the contract's examples and their delivery log too, unless the data are empty. Nothing listens at their
   * URLs. Default: false, so that tests get deliveries to their own webhooks alone.
   */
  readonly exampleWebhooks?: boolean;
  readonly conditions?: ConditionOptions;
  /** Default: the time of the machine. */
  readonly now?: () => Date;
}

export interface SeedOptions {
  /** Default 1042. */
  readonly organizationId?: number;
  /** Removes all other records of all organizations first, apart from members. */
  readonly replace?: boolean;
}

export type TriggerOptions = Pick<SampleOptions, 'data' | 'organizationId'>;

/** What tests do with a mock, apart from requests of the contract. */
export interface TestControls {
  /** The deliveries of webhooks. */
  readonly deliveries: Deliveries;
  /** The last requests of operations, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** What goes wrong between clients and the mock. */
  readonly conditions: ConditionControls;
  clearRequests(): void;
  /** Creates records. @throws Error when a body is not valid or refers to a record that does not exist */
  seed(records: SeedRecords, options?: SeedOptions): SeededRecords;
  /**
   * Adds a sample event to the feed, to its streams and to the deliveries of webhooks, without changing a record.
   * @param options.data merged into the record of the contract's example
   * @throws Error when the data are not valid
   */
  trigger<Type extends EventType>(type: Type, options?: TriggerOptions): Messages[Type];
  /** Returns to the data and the conditions with which the mock was started, or to other data. */
  reset(data?: DataOptions): void;
  /** Returns the state as plain JSON. */
  snapshot(): MockSnapshot;
  restore(snapshot: MockSnapshot): void;
}

/** What tests and the endpoints below `/__mock/` do with a mock, apart from requests of the contract. */
export class MockControls {
  readonly state: MockState;
  readonly conditions: Conditions;
  readonly received: ReceivedRequests;
  readonly #now: () => Date;
  readonly #data: DataOptions;
  /** The state without records, and with the current signing key. */
  readonly #blank: MockSnapshot;
  readonly #hasExampleWebhooks: boolean;
  #isLoaded = false;

  /** @throws InvalidConditionError */
  constructor(
    state: MockState,
    { conditions = {}, now = () => new Date(), exampleWebhooks = false, ...data }: ControlOptions = {},
  ) {
    this.#hasExampleWebhooks = exampleWebhooks;
    this.state = state;
    this.#data = data;
    this.#now = now;
    this.#blank = state.snapshot();
    this.conditions = new Conditions(conditions, { now, seed: data.seed ?? defaultSeed });
    this.received = new ReceivedRequests(now);
    const { accessTokenSeconds } = state.oauth;
    state.oauth.accessTokenSeconds = () => this.conditions.current.expireTokens || accessTokenSeconds();
  }

  /** Generates the data, unless it has been. It takes longer than everything else that a mock does when it starts. */
  load(): void {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    this.state.store.restore(this.#storeSnapshot(this.#data));
    const webhooks = this.#webhooksSnapshot(this.#data);
    if (webhooks) this.state.dispatcher.restore(webhooks);
  }

  /** Returns a handler that generates the data before the first request of another one. */
  loaded(handler: RequestHandler): RequestHandler {
    return {
      ...handler,
      handle: (request) => {
        this.load();
        return handler.handle(request);
      },
    };
  }

  /** Returns a handler that applies the conditions to another one, and records its requests. */
  controlled(handler: RequestHandler): RequestHandler {
    return this.received.recorded(withConditions(handler, this.conditions));
  }

  /** @param onChange called after changes that cause no event */
  forTests(onChange = () => {}): TestControls {
    const { conditions, received, state } = this;
    return {
      deliveries: state.dispatcher.deliveries,
      conditions,
      get requests() {
        return received.all;
      },
      clearRequests: () => received.clear(),
      seed: (records, options) => this.seed(records, options),
      trigger: (type, options) => this.trigger(type, options),
      reset: (data) => {
        this.reset(data);
        onChange();
      },
      snapshot: () => this.snapshot(),
      restore: (snapshot) => {
        this.restore(snapshot);
        onChange();
      },
    };
  }

  /** Stops sending deliveries and drops delayed responses. */
  close(): void {
    this.conditions.close();
    this.state.dispatcher.close();
  }

  /** Returns the records that were created. @throws Error, ProblemError */
  seed(records: SeedRecords, { organizationId, replace = false }: SeedOptions = {}): SeededRecords {
    this.load();
    if (replace) this.state.store.restore(this.#storeSnapshot({ ...this.#data, empty: true }));
    return seedRecords(this.state.store, records, { organizationId, now: this.#now() });
  }

  /**
   * Adds a sample event to the feed, from which streams and webhooks get it, without changing a record.
   * @throws InvalidSampleError
   */
  trigger<Type extends EventType>(
    type: Type,
    { data, organizationId = exampleOrganization.id }: TriggerOptions = {},
  ): Messages[Type] {
    this.load();
    const event = sampleEvent(type, { ...(data && { data }), organizationId, now: this.#now() });
    this.state.store.events.append(event as StoredEvent);
    return event;
  }

  /** Returns to the state and the conditions with which the mock was started, or to other data. */
  reset(data: DataOptions = this.#data): void {
    this.#isLoaded = true;
    const webhooks = this.#webhooksSnapshot(data) ?? this.#blank.webhooks;
    this.state.restore({ ...this.#blank, store: this.#storeSnapshot(data), webhooks });
    this.conditions.reset();
    this.received.clear();
  }

  snapshot(): MockSnapshot {
    this.load();
    return this.state.snapshot();
  }

  restore(snapshot: MockSnapshot): void {
    this.#isLoaded = true;
    this.state.restore(snapshot);
  }

  #storeSnapshot({ seed = defaultSeed, empty = false }: DataOptions) {
    const options = { seed, now: this.#now() };
    return empty ? emptySnapshot(options) : demoSnapshot(options);
  }

  #webhooksSnapshot({ empty = false }: DataOptions): WebhooksSnapshot | undefined {
    return this.#hasExampleWebhooks && !empty ? exampleWebhooks(this.#now()) : undefined;
  }
}

const defaultSeed = 1;
