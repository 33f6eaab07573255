import type { Store } from '../../database/store.ts';
import type { Lanes } from './lanes.ts';
import { type Place, type Waiting, waitingBehind, waitingInOrganizations } from './waiting.ts';

export interface LookoutOptions {
  store: Store;
  clock: () => Date;
  lanes: Lanes;
  /** Called with a webhook to which deliveries are due that may not be sent. */
  onUndeliverable: (webhook: Place) => void;
}

/** Milliseconds between two looks at all webhooks, for what nobody has told of. */
const lookEvery = 1000;

/** Milliseconds between two looks at organizations whose known endpoints are served already. */
const reviewEvery = 50;

/** How many webhooks a look reads; the next one goes on behind them. */
const page = 1000;

const start: Place = { organizationId: 0, webhookId: 0 };

/** Finds the endpoints to which deliveries are due: where we were told to look, and everywhere, bit by bit. */
export class Lookout {
  readonly #options: LookoutOptions;
  /** Organizations in which something may be due, and those in which that can only be for an endpoint that is new to us. */
  readonly #told = new Set<number>();
  readonly #served = new Set<number>();
  #place = start;
  #nextLook = 0;
  #nextReview = 0;

  constructor(options: LookoutOptions) {
    this.#options = options;
  }

  /** Looks at an organization next. Endpoints that are known there need no look. */
  tell(organizationId: number): void {
    const isServed = this.#options.lanes.mayBeDue(organizationId);
    (isServed ? this.#served : this.#told).add(organizationId);
  }

  /** How many milliseconds there are until the next look. */
  get idleFor(): number {
    if (this.#told.size > 0) return 0;
    const next = this.#served.size > 0 ? Math.min(this.#nextReview, this.#nextLook) : this.#nextLook;
    return Math.max(0, next - performance.now());
  }

  async look(): Promise<void> {
    const now = performance.now();
    if (this.#served.size > 0 && now >= this.#nextReview) {
      this.#nextReview = now + reviewEvery;
      for (const organizationId of this.#served) this.#told.add(organizationId);
      this.#served.clear();
    }
    if (this.#told.size > 0) await this.#lookWhereTold();
    if (now >= this.#nextLook) await this.#lookEverywhere(now + lookEvery);
  }

  async #lookWhereTold(): Promise<void> {
    const organizations = [...this.#told];
    this.#told.clear();
    for (const waiting of await waitingInOrganizations(this.#options.store, organizations)) this.#found(waiting);
  }

  async #lookEverywhere(nextLook: number): Promise<void> {
    this.#nextLook = nextLook;
    const found = await waitingBehind(this.#options.store, this.#place, page);
    for (const waiting of found) this.#found(waiting);
    const last = found.length === page ? found.at(-1) : undefined;
    this.#place = last ? { organizationId: last.organization_id, webhookId: last.webhook_id } : start;
    this.#options.lanes.sweep();
  }

  #found({ organization_id: organizationId, webhook_id: webhookId, due_at, deliverable }: Waiting): void {
    const { clock, lanes, onUndeliverable } = this.#options;
    const wait = Date.parse(due_at) - clock().getTime();
    if (deliverable) lanes.dueIn(organizationId, webhookId, wait);
    else if (wait <= 0) onUndeliverable({ organizationId, webhookId });
  }
}
