import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import type { ChangeNotifier } from '../outbox/change-notifier.ts';

/** What the handlers of this room work with. */
export interface EventDependencies {
  store: Store;
  /** The current time. */
  clock: () => Date;
  changeNotifier: ChangeNotifier;
  /** Whether the token of a stream that is open still stands: not expired, not revoked. Asked about every second. */
  isCurrent: (principal: Principal) => boolean;
  /** How many streams an organization may have open at this node. */
  streamsPerOrganization: number;
}
