import { setTimeout } from 'node:timers/promises';
import { leaseDuration } from '../../src/webhooks/delivery/claim-deliveries.ts';
import type { RestartableReceiver } from '../kill-webhooks/restartable-receiver.ts';
import { type ChangeName, changeName } from './acknowledged-changes.ts';
import type { Environment } from './environment.ts';

/** By then every retry of a failed delivery is due, in milliseconds. */
const allRetries = 1.25 * 24 * 3_600_000;

/** The maximum milliseconds to wait for due deliveries. */
const maxWait = 15_000;

/** The events that the receiver has not accepted yet, and the fault during which they were written. */
export class WebhookDeliveries {
  readonly #receiver: RestartableReceiver;
  readonly #awaited = new Map<ChangeName, string>();

  constructor(receiver: RestartableReceiver) {
    this.#receiver = receiver;
  }

  /** Awaits the deliveries of changes. @param fault during which these were acknowledged */
  await(names: readonly ChangeName[], fault: string): void {
    for (const name of names) this.#awaited.set(name, fault);
    this.#settle();
  }

  /**
   * Waits for all deliveries. The clocks are moved until leases of killed nodes have expired and all retries are due.
   * @returns how many were received only then, and the missing ones by fault
   */
  async finish(environment: Environment): Promise<{ late: number; missing: Map<string, string[]> }> {
    await this.#wait();
    const late = this.#awaited.size;
    for (const ahead of [leaseDuration + 1000, allRetries]) {
      if (this.#awaited.size === 0) break;
      for (const node of environment.nodes) await node.moveClock(ahead);
      await this.#wait();
    }
    const missing = Map.groupBy(this.#awaited.keys(), (name) => this.#awaited.get(name) ?? '');
    for (const [fault, names] of missing) missing.set(fault, await unexplained(environment, names));
    return { late, missing };
  }

  async #wait(): Promise<void> {
    const end = performance.now() + maxWait;
    for (this.#settle(); this.#awaited.size > 0 && performance.now() < end; this.#settle()) await setTimeout(100);
  }

  #settle(): void {
    for (const [id, { type, entityId, version, isAccepted }] of this.#receiver.messages) {
      if (isAccepted && this.#awaited.delete(changeName(type, entityId, version))) this.#receiver.messages.delete(id);
    }
  }
}

/** Returns the deliveries without a failed attempt in the log. */
async function unexplained({ administer, organizationId }: Environment, names: readonly ChangeName[]) {
  const failed = await administer<{ name: string }>(
    `select distinct events.type || ' ' || events.entity_id || ' ' || events.version as name
     from events join webhook_logs on webhook_logs.organization_id = events.organization_id
       and webhook_logs.message_id = events.id and webhook_logs.status = 'failed'
     where events.organization_id = $1
       and events.type || ' ' || events.entity_id || ' ' || events.version = any($2)`,
    [organizationId, names],
  );
  const explained = new Set(failed.map(({ name }) => name));
  return names.filter((name) => !explained.has(name)).map((name) => `${name} was not delivered`);
}
