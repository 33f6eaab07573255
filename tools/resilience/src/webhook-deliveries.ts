import { setTimeout } from 'node:timers/promises';
import { type ChangeName, changeName } from './acknowledged-changes.ts';
import { type Environment, organizationId } from './environment.ts';
import type { Receiver } from './receiver.ts';
import { findDeliveryViolations } from './verification/deliveries.ts';

/** By then the leases of killed nodes have expired, and every retry of a failed delivery is due. */
const allRetries = '30 hours';

/** The maximum milliseconds to wait for due deliveries. */
const maxWait = 15_000;

/** The events that the receiver has not accepted yet, and the fault during which they were written. */
export class WebhookDeliveries {
  readonly #receiver: Receiver;
  readonly #awaited = new Map<ChangeName, string>();
  readonly #settled = new Set<string>();

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Awaits the deliveries of changes. @param fault during which these were acknowledged */
  await(names: readonly ChangeName[], fault: string): void {
    for (const name of names) this.#awaited.set(name, fault);
    this.#settle();
  }

  /**
   * Waits for all deliveries. Those that are left become due.
   * @returns how many were received only then, the missing ones by fault, and what else is wrong
   */
  async finish(environment: Environment) {
    this.#receiver.hasErrors = false;
    await this.#wait();
    const late = this.#awaited.size;
    await environment.query(
      'update deliveries set due_at = due_at - $1::interval, leased_until = leased_until - $1::interval',
      [allRetries],
    );
    await this.#wait();
    const missing = Map.groupBy(this.#awaited.keys(), (name) => this.#awaited.get(name) ?? '');
    return { late, missing, violations: await this.#compare(environment) };
  }

  async #wait(): Promise<void> {
    const end = performance.now() + maxWait;
    for (this.#settle(); this.#awaited.size > 0 && performance.now() < end; this.#settle()) await setTimeout(100);
  }

  #settle(): void {
    for (const [id, { type, entityId, version, isAccepted }] of this.#receiver.messages) {
      if (!isAccepted || this.#settled.has(id)) continue;
      if (this.#awaited.delete(changeName(type, entityId, version))) this.#settled.add(id);
    }
  }

  async #compare({ query }: Environment): Promise<string[]> {
    const values = [organizationId];
    return findDeliveryViolations(
      {
        events: await query('select id from events where organization_id = $1', values),
        webhooks: await query('select status from webhooks where organization_id = $1', values),
        logs: await query('select message_id, status from webhook_logs where organization_id = $1', values),
      },
      this.#receiver.messages,
    );
  }
}
