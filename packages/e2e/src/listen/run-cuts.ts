import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@worklane/client';
import { createReceiver } from '@worklane/webhooks';
import type { Platform } from '../platform/start-platform.ts';
import { accessToken } from './access-token.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import { startDeliveryReceiver } from './delivery-receiver.ts';
import { startListen } from './listen-process.ts';

export interface CutsOptions {
  readonly cuts: number;
  readonly eventsPerSecond: number;
}

export interface CutsResult {
  readonly cuts: number;
  /** The cuts after some bytes of the response, most of them in the middle of a message. */
  readonly cutsInMessages: number;
  readonly seconds: number;
  /** Per second. */
  readonly eventRate: number;
  readonly events: number;
  /** Deliveries at the receiver, all of which were verified. */
  readonly deliveries: number;
  readonly lost: number;
  readonly doubled: number;
  readonly inOrder: boolean;
  readonly exitCode: number | null;
}

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Milliseconds between two cuts, so that each meets a stream that is connected again. */
const cutInterval = 900;

/** Cuts the connection of `worklane listen` to a service again and again while events happen, and compares the deliveries. */
export async function runCuts(platform: Platform, { cuts, eventsPerSecond }: CutsOptions): Promise<CutsResult> {
  const token = await accessToken(platform);
  const proxy = await startCuttingProxy(platform.baseUrl);
  const receiver = await startDeliveryReceiver();
  const args = ['--to', receiver.url, '--secret', secret];
  const listening = await startListen({ baseUrl: proxy.baseUrl, token, args });
  const startedAt = performance.now();
  const writer = new EventWriter(platform.baseUrl, token, eventsPerSecond);
  let cutsInMessages = 0;
  for (let number = 0; proxy.cuts < cuts; number += 1) {
    await wait(cutInterval * (0.5 + Math.random()));
    const afterBytes = number % 4 === 0 ? 0 : Math.ceil(Math.random() * 1500);
    if (proxy.cut(afterBytes) > 0 && afterBytes > 0) cutsInMessages += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const ids = await writer.stop();
  await settled(() => receiver.received.length, ids.length);
  const exitCode = await listening.interrupt();
  await proxy.close();
  await receiver.close();
  const kit = createReceiver({ secrets: [secret], tolerance: 3600 });
  const verified = await Promise.all(receiver.received.map((delivery) => kit.verify(delivery)));
  const delivered = verified.map(({ id }) => id);
  const unique = new Set(delivered);
  return {
    cuts: proxy.cuts,
    cutsInMessages,
    seconds: Math.round(seconds),
    eventRate: Math.round(ids.length / seconds),
    events: ids.length,
    deliveries: delivered.length,
    lost: ids.filter((id) => !unique.has(id)).length,
    doubled: delivered.length - unique.size,
    inOrder: delivered.join() === ids.join(),
    exitCode,
  };
}

/** Waits until a number is reached, and for a while longer, in which more would be too many. */
async function settled(count: () => number, expected: number): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (count() < expected && performance.now() < deadline) await wait(100);
  await wait(2000);
}

/** Causes events at a rate, and reads from the feed which ones. */
class EventWriter {
  readonly #client;
  readonly #cursor: Promise<string>;
  readonly #requests: Promise<unknown>[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor(baseUrl: string, token: string, perSecond: number) {
    this.#client = createClient({ baseUrl, auth: token });
    this.#cursor = this.#client.events
      .list({ limit: 1, since: new Date(Date.now() + 60_000).toISOString() })
      .then(({ next_cursor }) => next_cursor);
    const startedAt = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
      // Written late if the machine was busy, so that the rate is kept.
      while (this.#requests.length < due) this.#requests.push(this.#write(this.#requests.length));
    }, 20);
  }

  async #write(number: number): Promise<void> {
    await this.#cursor;
    await this.#client.tasks.create({ title: `Überprüfung ${number} 🚚`, description: 'ö'.repeat(number % 300) });
  }

  /** Returns the IDs of the events, in the order of the feed. */
  async stop(): Promise<string[]> {
    clearInterval(this.#timer);
    await Promise.all(this.#requests);
    const ids: string[] = [];
    for await (const { id } of this.#client.events.iterate({ cursor: await this.#cursor, limit: 200 })) ids.push(id);
    return ids;
  }
}
