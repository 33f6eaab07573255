import { Pace } from './pace.ts';
import type { Shipment } from './shipment.ts';

/** The way to one endpoint: the deliveries to it of which this node has leases. */
export class Lane {
  readonly organizationId: number;
  readonly webhookId: number;
  readonly pace = new Pace();
  /** Those that wait to be sent, in order. */
  readonly queue: Shipment[] = [];
  inFlight = 0;
  /** All that we have leases of: waiting, in flight, or sent and not yet written. */
  held = 0;
  /** Whether there may be more that is due. */
  mayHaveMore = false;
  /** Whether nothing is sent until a pause is over. */
  isPaused = false;
  /** When something was sent or due, in milliseconds of performance.now(). */
  usedAt = performance.now();
  #alarm: { at: number; timer: NodeJS.Timeout } | undefined;

  constructor(organizationId: number, webhookId: number) {
    this.organizationId = organizationId;
    this.webhookId = webhookId;
  }

  /** How many more may be claimed: none as long as half of what may be held is, since a few are not worth a statement. */
  get room(): number {
    if (!this.mayHaveMore || this.isPaused) return 0;
    const { capacity } = this.pace;
    return this.held > capacity / 2 ? 0 : capacity - this.held;
  }

  get canSend(): boolean {
    return this.queue.length > 0 && this.inFlight < this.pace.window && !this.isPaused;
  }

  get isIdle(): boolean {
    return this.held === 0 && !this.mayHaveMore && !this.isPaused && this.#alarm === undefined;
  }

  /** Calls back after so many milliseconds, unless it does so earlier anyway. */
  callAfter(milliseconds: number, callback: () => void): void {
    const at = performance.now() + milliseconds;
    if (this.#alarm && this.#alarm.at <= at) return;
    this.cancelAlarm();
    const timer = setTimeout(() => {
      this.#alarm = undefined;
      callback();
    }, milliseconds);
    this.#alarm = { at, timer };
  }

  cancelAlarm(): void {
    clearTimeout(this.#alarm?.timer);
    this.#alarm = undefined;
  }
}
