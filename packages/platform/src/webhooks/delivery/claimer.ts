import type { Logger } from 'pino';
import type { Store } from '../../database/store.ts';
import { claimDeliveries, type Delivery } from './claim.ts';
import type { Lane } from './lane.ts';
import type { Lanes, Share } from './lanes.ts';
import { bodyOf } from './message.ts';
import type { Shipment } from './shipment.ts';
import type { SigningSecrets } from './signing-secrets.ts';

export interface ClaimerOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  lanes: Lanes;
  secrets: SigningSecrets;
  /** The most deliveries that a statement claims. */
  batchSize: number;
  /** Called with deliveries of which nothing can be sent. */
  onUnsendable: (deliveries: Delivery[]) => void;
}

/** How long a lease stands, in milliseconds: after that other nodes may take it that this one is gone. */
export const leasedFor = 30_000;

/** An attempt must begin so soon after the claim that it ends, and is written, before the lease does. */
const sentWithin = 12_000;

/** Claims deliveries for the lanes that have room. */
export class Claimer {
  readonly #options: ClaimerOptions;

  constructor(options: ClaimerOptions) {
    this.#options = options;
  }

  async claim(): Promise<Shipment[]> {
    const { store, clock, lanes, batchSize } = this.#options;
    const shares = lanes.take(batchSize);
    if (shares.length === 0) return [];
    const wishes = shares.map(({ lane: { organizationId, webhookId }, count }) => ({
      organizationId,
      webhookId,
      count,
    }));
    const now = clock();
    try {
      const deliveries = await claimDeliveries(store, wishes, { now, until: new Date(now.getTime() + leasedFor) });
      goOnWithFull(lanes, shares, deliveries);
      return await this.#prepare(deliveries, now);
    } catch (error) {
      for (const { lane } of shares) lanes.due(lane);
      throw error;
    }
  }

  async #prepare(deliveries: readonly Delivery[], now: Date): Promise<Shipment[]> {
    const { lanes, secrets, logger, onUnsendable } = this.#options;
    const sendBefore = now.getTime() + sentWithin;
    const shipments: Shipment[] = [];
    const unsendable: Delivery[] = [];
    for (const delivery of deliveries) {
      const body = bodyOf(delivery);
      if (body === undefined) {
        unsendable.push(delivery);
        continue;
      }
      const signing = await secrets.of(delivery).catch((err) => {
        // The lease is kept, so that it is tried again when it ends and not at once.
        logger.error({ err, webhook: delivery.webhook_id }, 'the secret of a webhook cannot be read');
        return undefined;
      });
      if (!signing) continue;
      const lane = lanes.of(delivery.organization_id, delivery.webhook_id);
      lanes.hold(lane);
      shipments.push({ lane, delivery, body, secrets: signing, sendBefore });
    }
    if (unsendable.length > 0) onUnsendable(unsendable);
    return shipments;
  }
}

/** Where all came that was asked for, there may be more. */
function goOnWithFull(lanes: Lanes, shares: readonly Share[], deliveries: readonly Delivery[]): void {
  const counts = new Map<Lane, number>();
  for (const { organization_id, webhook_id } of deliveries) {
    const lane = lanes.of(organization_id, webhook_id);
    counts.set(lane, (counts.get(lane) ?? 0) + 1);
  }
  for (const { lane, count } of shares) if (counts.get(lane) === count) lanes.due(lane);
}
