import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../database/store.ts';

export type ChangeNotifier = Awaited<ReturnType<typeof createChangeNotifier>>;

export interface ChangeNotifierOptions {
  store: Store;
  /** Identifies this process among those that share the database; without spaces. */
  nodeId: string;
}

const channel = 'worklane_events';

/** Milliseconds. A burst of changes causes one notification per interval; one of other nodes is a statement. */
const interval = { here: 1, otherNodes: 5 } as const;

/** PostgreSQL limits a payload to 8,000 bytes; an ID has at most 16 digits. */
const idsPerNotification = 400;

/**
 * Notifies readers of new events, on this node and on others. A notification may be lost, so readers also poll about
 * every second.
 */
export async function createChangeNotifier({ store, nodeId }: ChangeNotifierOptions) {
  const subscribers = new Map<number, Set<() => void>>();
  const subscribersOfAll = new Set<(organizationId: number) => void>();
  let closed = false;

  const notifySubscribers = coalesce<number>(interval.here, (organizationIds) => {
    for (const id of organizationIds) {
      for (const callback of subscribers.get(id) ?? []) callback();
      for (const callback of subscribersOfAll) callback(id);
    }
  });

  const notifyOtherNodes = coalesce<number>(interval.otherNodes, async (organizationIds) => {
    const ids = [...organizationIds];
    for (let start = 0; start < ids.length && !closed; start += idsPerNotification) {
      const payload = `${nodeId} ${ids.slice(start, start + idsPerNotification).join(',')}`;
      // While the database is unavailable, readers could not read the events either; later they find them by polling.
      await store.notify(channel, payload).catch(() => undefined);
    }
  });

  const onNotification = (payload: string) => {
    const [sender, ids = ''] = payload.split(' ');
    if (sender === nodeId) return;
    for (const id of ids.split(',')) notifySubscribers(Number(id));
  };

  // Other processes cannot open an embedded database.
  const isShared = store.engine === 'postgresql';
  const unlisten = isShared ? await store.listen(channel, onNotification) : undefined;

  return {
    /** Notifies readers. Call it after the commit: a NOTIFY within a transaction makes commits wait for each other. */
    changed(organizationId: number): void {
      notifySubscribers(organizationId);
      if (isShared) notifyOtherNodes(organizationId);
    },
    /** Calls back when an organization may have new events, until the returned function is called. */
    subscribe(organizationId: number, callback: () => void): () => void {
      const callbacks = subscribers.get(organizationId) ?? new Set();
      subscribers.set(organizationId, callbacks.add(callback));
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0 && subscribers.get(organizationId) === callbacks) subscribers.delete(organizationId);
      };
    },
    /** Calls back with each organization that may have new events, until the returned function is called. */
    subscribeAll(callback: (organizationId: number) => void): () => void {
      subscribersOfAll.add(callback);
      return () => subscribersOfAll.delete(callback);
    },
    async close(): Promise<void> {
      closed = true;
      subscribers.clear();
      subscribersOfAll.clear();
      await unlisten?.();
    },
  };
}

/**
 * Returns a function that collects items into batches. The first item is sent at once; the items that are added before
 * its batch is done and the interval has passed are sent together after that.
 */
export function coalesce<T>(
  milliseconds: number,
  send: (items: ReadonlySet<T>) => void | Promise<void>,
): (item: T) => void {
  let batch = new Set<T>();
  let isSending = false;

  const run = async () => {
    isSending = true;
    while (batch.size > 0) {
      const items = batch;
      batch = new Set();
      await Promise.all([send(items), sleep(milliseconds, undefined, { ref: false })]);
    }
    isSending = false;
  };

  return (item) => {
    batch.add(item);
    if (!isSending) void run();
  };
}

export type Signal = ReturnType<typeof createSignal>;

/** Wakes one waiting loop. A notification while nothing waits ends the next wait at once. */
export function createSignal() {
  let isNotified = false;
  let resume: (() => void) | undefined;
  return {
    notify(): void {
      isNotified = true;
      resume?.();
    },
    /** Resolves at the next notification or after a time. @returns whether there was a notification */
    async wait(milliseconds: number): Promise<boolean> {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          resume = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        resume = undefined;
      }
      const wasNotified = isNotified;
      isNotified = false;
      return wasNotified;
    },
  };
}
