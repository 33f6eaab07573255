import { Lane } from './lane.ts';
import type { Shipment } from './shipment.ts';

/** Milliseconds for which it is remembered how an endpoint worked to which nothing is sent. */
const remembered = 60_000;

/** What is due within so many milliseconds has an alarm; what is due later is found by a look. */
const alarmWithin = 30_000;

/** With more endpoints in an organization it is cheaper to look which of them have something than to claim of all. */
const claimedUnseen = 16;

export interface LanesOptions {
  /** How many deliveries this node may have leases of. */
  concurrency: number;
  /** Called when there is a lane for which something can be claimed. */
  onReady: () => void;
}

/** A lane for which deliveries are claimed, and how many. */
export interface Share {
  lane: Lane;
  count: number;
}

/** The lanes to all endpoints that have deliveries, or had some lately. */
export class Lanes {
  readonly #options: LanesOptions;
  /** By organization and webhook. */
  readonly #lanes = new Map<number, Map<number, Lane>>();
  /** Those for which something can be claimed, in turn. */
  readonly #ready = new Set<Lane>();
  #held = 0;

  constructor(options: LanesOptions) {
    this.#options = options;
  }

  of(organizationId: number, webhookId: number): Lane {
    const known = this.#lanes.get(organizationId)?.get(webhookId);
    if (known) return known;
    const lane = new Lane(organizationId, webhookId);
    const lanes = this.#lanes.get(organizationId) ?? new Map();
    this.#lanes.set(organizationId, lanes.set(webhookId, lane));
    return lane;
  }

  /**
   * Says that something may be due in an organization. Where few endpoints are known it is claimed at once.
   * @returns whether they are few; else it takes a look to know for which of them something is due.
   */
  mayBeDue(organizationId: number): boolean {
    const lanes = this.#lanes.get(organizationId);
    if (!lanes || lanes.size > claimedUnseen) return false;
    for (const lane of lanes.values()) this.due(lane);
    return true;
  }

  /** Says that deliveries to an endpoint are due. */
  due(lane: Lane): void {
    lane.mayHaveMore = true;
    this.consider(lane);
  }

  /** Says that deliveries to an endpoint are due in so many milliseconds. */
  dueIn(organizationId: number, webhookId: number, milliseconds: number): void {
    if (milliseconds > alarmWithin) return;
    const lane = this.of(organizationId, webhookId);
    if (milliseconds <= 0) this.due(lane);
    else lane.callAfter(milliseconds, () => this.due(lane));
  }

  /** Looks whether there is room for more. */
  consider(lane: Lane): void {
    if (lane.room > 0) this.#ready.add(lane);
    if (this.canClaim) this.#options.onReady();
  }

  get canClaim(): boolean {
    return this.#ready.size > 0 && this.#held < this.#options.concurrency;
  }

  /** Whose turn it is to claim: equal shares, so that no endpoint keeps another from its own. */
  take(limit: number): Share[] {
    let left = Math.min(limit, this.#options.concurrency - this.#held);
    const equal = Math.max(1, Math.floor(left / this.#ready.size));
    const shares: Share[] = [];
    for (const lane of this.#ready) {
      if (left <= 0) break;
      this.#ready.delete(lane);
      const count = Math.min(lane.room, equal, left);
      if (count === 0) continue;
      lane.mayHaveMore = false;
      shares.push({ lane, count });
      left -= count;
    }
    return shares;
  }

  hold(lane: Lane): void {
    lane.held++;
    this.#held++;
  }

  letGo(lane: Lane): void {
    lane.held--;
    this.#held--;
    this.consider(lane);
  }

  /** Forgets those that have not been used for a while. */
  sweep(): void {
    const before = performance.now() - remembered;
    for (const [organizationId, lanes] of this.#lanes) {
      for (const [webhookId, lane] of lanes) if (lane.isIdle && lane.usedAt < before) lanes.delete(webhookId);
      if (lanes.size === 0) this.#lanes.delete(organizationId);
    }
  }

  /** Takes out what waits to be sent, and lets nothing more be due. */
  clear(): Shipment[] {
    this.#ready.clear();
    const all = [...this.#lanes.values()].flatMap((lanes) => [...lanes.values()]);
    return all.flatMap((lane) => {
      lane.cancelAlarm();
      return lane.queue.splice(0);
    });
  }
}
