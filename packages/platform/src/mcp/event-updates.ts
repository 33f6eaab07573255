import type { ServerEventBus } from '@modelcontextprotocol/server';
import { eventsUri } from '@worklane/mcp';
import type { Principal } from '@worklane/server';
import type { ChangeNotifier } from '../outbox/change-notifier.ts';

/** Milliseconds in which several events of an organization cause one notification. */
const interval = 1000;

export interface EventUpdatesOptions {
  readonly changeNotifier: Pick<ChangeNotifier, 'subscribe'>;
  /** Returns whether the token of a principal is still accepted. */
  readonly isCurrent: (principal: Principal) => boolean;
}

/**
 * Notifies the clients that have subscribed to the events of their organization, on whichever node they happen.
 * @param subscriber returns the principal of the current request
 */
export const eventUpdates = (
  { changeNotifier, isCurrent }: EventUpdatesOptions,
  subscriber: () => Principal,
): ServerEventBus => ({
  publish() {
    throw new Error('Only events cause notifications.');
  },
  subscribe(listener) {
    const principal = subscriber();
    const { organizationId } = principal;
    let timer: NodeJS.Timeout | undefined;
    const notify = () => {
      timer = undefined;
      if (isCurrent(principal)) listener({ kind: 'resource_updated', uri: eventsUri(organizationId) });
    };
    const unsubscribe = changeNotifier.subscribe(organizationId, () => {
      timer ??= setTimeout(notify, interval).unref();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  },
});
