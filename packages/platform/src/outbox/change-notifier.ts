import type { Store } from '../database/store.ts';
import { coalesce } from './coalesce.ts';

/**
 * Tells readers of events that there may be new ones. It is a hint: a notification may be lost, so readers
 * also look about every second.
 */
export interface ChangeNotifier {
  /** To be called after a commit. Never within a transaction: a NOTIFY there makes commits wait for each other. */
  changed(organizationId: number): void;
  /** Calls back when events of an organization may have come, until the returned function is called. */
  subscribe(organizationId: number, callback: () => void): () => void;
  /** Calls back with every organization in which there may be new events, until the returned function is called. */
  subscribeAll(callback: (organizationId: number) => void): () => void;
  close(): Promise<void>;
}

export interface ChangeNotifierOptions {
  store: Store;
  /** Tells this process from all others at the database; without spaces. */
  nodeId: string;
}

const channel = 'worklane_events';

/** Milliseconds. A burst of changes makes one wake-up and one notification in each. */
const pause = 5;

/** PostgreSQL takes 8,000 bytes; an id has at most 16 digits. */
const idsPerNotification = 400;

export async function createChangeNotifier({ store, nodeId }: ChangeNotifierOptions): Promise<ChangeNotifier> {
  const subscribers = new Map<number, Set<() => void>>();
  const subscribersOfAll = new Set<(organizationId: number) => void>();
  let closed = false;

  const wakeHere = coalesce<number>(pause, (organizationIds) => {
    for (const id of organizationIds) {
      for (const callback of subscribers.get(id) ?? []) callback();
      for (const callback of subscribersOfAll) callback(id);
    }
  });

  const wakeElsewhere = coalesce<number>(pause, async (organizationIds) => {
    const ids = [...organizationIds];
    for (let start = 0; start < ids.length && !closed; start += idsPerNotification) {
      const payload = `${nodeId} ${ids.slice(start, start + idsPerNotification).join(',')}`;
      // Without a database there is nothing new to read either; the readers' own look makes up for it.
      await store.notify(channel, payload).catch(() => undefined);
    }
  });

  const hear = (payload: string) => {
    const [sender, ids = ''] = payload.split(' ');
    if (sender === nodeId) return;
    for (const id of ids.split(',')) wakeHere(Number(id));
  };

  // An embedded database belongs to this process alone.
  const shared = store.engine === 'postgresql';
  const unlisten = shared ? await store.listen(channel, hear) : undefined;

  return {
    changed(organizationId) {
      wakeHere(organizationId);
      if (shared) wakeElsewhere(organizationId);
    },
    subscribe(organizationId, callback) {
      const callbacks = subscribers.get(organizationId) ?? new Set();
      subscribers.set(organizationId, callbacks.add(callback));
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0 && subscribers.get(organizationId) === callbacks) subscribers.delete(organizationId);
      };
    },
    subscribeAll(callback) {
      subscribersOfAll.add(callback);
      return () => subscribersOfAll.delete(callback);
    },
    async close() {
      closed = true;
      subscribers.clear();
      subscribersOfAll.clear();
      await unlisten?.();
    },
  };
}
