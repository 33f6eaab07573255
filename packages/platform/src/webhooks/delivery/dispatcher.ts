import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Encryption } from '../../database/encryption.ts';
import type { Store } from '../../database/store.ts';
import type { ChangeNotifier } from '../../outbox/change-notifier.ts';
import { settleUndeliverable } from '../attempts/undeliverable.ts';
import type { Sender } from '../transport/sender.ts';
import type { Delivery } from './claim.ts';
import { Claimer } from './claimer.ts';
import { Lanes } from './lanes.ts';
import { dropDeliveries, releaseDeliveries } from './leases.ts';
import { Lookout } from './lookout.ts';
import { Loop } from './loop.ts';
import type { Result } from './result.ts';
import { ResultWriter } from './result-writer.ts';
import type { Shipment } from './shipment.ts';
import { Shipper } from './shipper.ts';
import { SigningSecrets } from './signing-secrets.ts';
import type { Place } from './waiting.ts';

export interface DispatcherOptions {
  store: Store;
  clock: () => Date;
  logger: Logger;
  wake: ChangeNotifier;
  /** Closed with the dispatcher. */
  sender: Sender;
  /** Of the purpose `webhook secrets`. */
  encryption: Encryption;
  /** From 0 to 1; spreads retries. */
  random: () => number;
  /** How many deliveries this node works on at once: waiting to be sent, in flight, or waiting to be written. */
  concurrency: number;
  /** How long what is in flight may take when the dispatcher is stopped, in seconds. */
  stopSeconds: number;
  /** Called with each attempt: `succeeded` or the code of its error, and the seconds that it took. */
  onAttempt: (outcome: string, seconds: number) => void;
}

export interface Dispatcher {
  /** Claims nothing more, lets what is in flight end, and hands back the rest. */
  stop(): Promise<void>;
}

/** The embedded database has one connection, for requests too: no statement may take long. */
const batchSizes = { postgresql: 500, pglite: 50 } as const;

/** Milliseconds to rest when there is nothing to claim, unless a lane gets ready. */
const longestRest = 1000;

/**
 * Delivers what waits in the outbox: finds the endpoints to which something is due, claims it, sends it, and writes what
 * came of it. Any number of nodes may do so on one database.
 */
export function startDispatcher(options: DispatcherOptions): Dispatcher {
  const { store, clock, logger, wake, sender, concurrency, onAttempt } = options;
  const batchSize = batchSizes[store.engine];
  const undeliverable = new Map<string, Place>();
  let stopping = false;

  const onError = (err: unknown) => logger.warn({ err }, 'deliveries could not be claimed');
  const finding = new Loop({ step: find, onError });
  const claiming = new Loop({ step: claim, onError });
  const lanes = new Lanes({ concurrency, onReady: claiming.ring });
  const lookout = new Lookout({
    store,
    clock,
    lanes,
    onUndeliverable: (webhook) => undeliverable.set(`${webhook.organizationId} ${webhook.webhookId}`, webhook),
  });
  const secrets = new SigningSecrets(options.encryption);
  const claimer = new Claimer({ store, clock, logger, lanes, secrets, batchSize, onUnsendable: drop });
  const results = new ResultWriter({ store, clock, logger, batchSize, onWritten });
  const shipper = new Shipper({ ...options, lanes, onResult, onSurplus: (shipments) => void release(shipments) });

  function onResult(result: Result): void {
    const { verdict, outcome } = result;
    onAttempt(verdict.status === 'succeeded' ? 'succeeded' : verdict.error.code, outcome.durationMs / 1000);
    results.add(result);
  }

  function onWritten(written: readonly Result[]): void {
    const now = clock().getTime();
    for (const { shipment, verdict } of written) {
      const next = verdict.status === 'failed' ? verdict.nextAttemptAt : undefined;
      const { organizationId, webhookId } = shipment.lane;
      if (next && !stopping) lanes.dueIn(organizationId, webhookId, next.getTime() - now);
      lanes.letGo(shipment.lane);
    }
  }

  async function release(shipments: readonly Shipment[]): Promise<void> {
    const leases = shipments.map(({ delivery }) => delivery);
    // What cannot be handed back is free when its lease ends.
    await releaseDeliveries(store.db, leases).catch((err) => logger.warn({ err }, 'leases could not be handed back'));
    for (const { lane } of shipments) lanes.letGo(lane);
    for (const { lane } of shipments) lanes.due(lane);
  }

  function drop(deliveries: readonly Delivery[]): void {
    const messages = deliveries.map(({ message_id }) => message_id);
    logger.error({ messages }, 'deliveries are dropped, since their events do not exist any more');
    void dropDeliveries(store.db, deliveries).catch((err) => logger.warn({ err }, 'deliveries could not be dropped'));
  }

  /** A batch at a time, so that a million of them do not hold up what can be sent. */
  async function settle(): Promise<void> {
    for (const [key, webhook] of undeliverable) {
      const settled = await settleUndeliverable(store.db, webhook, clock().toISOString(), batchSize);
      if (settled < batchSize) undeliverable.delete(key);
    }
  }

  async function ship(shipments: readonly Shipment[]): Promise<void> {
    if (stopping) await release(shipments);
    else shipper.add(shipments);
  }

  async function find(): Promise<number> {
    await lookout.look();
    await settle();
    return undeliverable.size > 0 ? 0 : lookout.idleFor;
  }

  async function claim(): Promise<number> {
    if (lanes.canClaim) await ship(await claimer.claim());
    return lanes.canClaim ? 0 : longestRest;
  }

  const unsubscribe = wake.subscribeAll((organizationId) => {
    lookout.tell(organizationId);
    finding.ring();
  });
  finding.start();
  claiming.start();

  return {
    async stop() {
      stopping = true;
      unsubscribe();
      await Promise.all([finding.stop(), claiming.stop()]);
      const unsent = lanes.clear();
      await release(unsent);
      await Promise.race([shipper.idle(), setTimeout(options.stopSeconds * 1000, undefined, { ref: false })]);
      const cut = shipper.cut();
      await sender.close();
      await results.close();
      await release(cut);
      for (const organizationId of new Set([...unsent, ...cut].map(({ lane }) => lane.organizationId))) {
        wake.changed(organizationId);
      }
    },
  };
}
