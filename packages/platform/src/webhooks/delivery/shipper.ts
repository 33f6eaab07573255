import type { Sender } from '../transport/sender.ts';
import type { Lane } from './lane.ts';
import type { Lanes } from './lanes.ts';
import { signedHeaders } from './message.ts';
import type { Result } from './result.ts';
import type { Shipment } from './shipment.ts';
import { verdictOf } from './verdict.ts';

export interface ShipperOptions {
  sender: Sender;
  clock: () => Date;
  random: () => number;
  lanes: Lanes;
  onResult: (result: Result) => void;
  /** Called with what is not sent and can be handed back. */
  onSurplus: (shipments: Shipment[]) => void;
}

/** Sends what stands in the lanes. */
export class Shipper {
  readonly #options: ShipperOptions;
  readonly #inFlight = new Set<Shipment>();
  #isCut = false;
  #onIdle: (() => void) | undefined;

  constructor(options: ShipperOptions) {
    this.#options = options;
  }

  add(shipments: readonly Shipment[]): void {
    for (const shipment of shipments) shipment.lane.queue.push(shipment);
    for (const lane of new Set(shipments.map(({ lane }) => lane))) this.#pump(lane);
  }

  /** Until nothing is in flight. */
  async idle(): Promise<void> {
    if (this.#inFlight.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  /** Gives up what is in flight. @returns it */
  cut(): Shipment[] {
    this.#isCut = true;
    return [...this.#inFlight];
  }

  #pump(lane: Lane): void {
    const now = this.#options.clock().getTime();
    while (lane.canSend) {
      const shipment = lane.queue.shift();
      if (!shipment) return;
      if (shipment.sendBefore > now) void this.#send(shipment);
      else this.#options.onSurplus([shipment, ...lane.queue.splice(0)]);
    }
  }

  async #send(shipment: Shipment): Promise<void> {
    const { sender, clock, random, onResult } = this.#options;
    const { lane, delivery, body } = shipment;
    const headers = signedHeaders(shipment, clock());
    lane.inFlight++;
    this.#inFlight.add(shipment);
    const outcome = await sender.send({ url: delivery.url, headers, body });
    lane.inFlight--;
    this.#inFlight.delete(shipment);
    if (this.#isCut) return;
    const verdict = verdictOf(outcome, delivery, { now: clock(), random });
    this.#learn(lane, verdict.status === 'succeeded', outcome.durationMs);
    onResult({ shipment, headers, outcome, verdict });
    this.#pump(lane);
    if (this.#inFlight.size === 0) this.#onIdle?.();
  }

  #learn(lane: Lane, hasSucceeded: boolean, durationMs: number): void {
    const { pace, queue } = lane;
    lane.usedAt = performance.now();
    if (hasSucceeded) {
      pace.succeeded(durationMs);
      return;
    }
    pace.failed();
    if (queue.length > pace.window) this.#options.onSurplus(queue.splice(pace.window));
    if (pace.pause > 0) this.#pauseLane(lane);
  }

  #pauseLane(lane: Lane): void {
    if (lane.isPaused) return;
    lane.isPaused = true;
    setTimeout(() => {
      lane.isPaused = false;
      this.#pump(lane);
      this.#options.lanes.consider(lane);
    }, lane.pace.pause).unref();
  }
}
