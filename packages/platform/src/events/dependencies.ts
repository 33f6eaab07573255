import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import type { SharedPool } from '../http/shared-pools.ts';
import type { ChangeNotifier } from '../outbox/change-notifier.ts';
import type { EventRow } from '../outbox/record-changes.ts';

/** The dependencies of the event handlers. */
export interface EventDependencies {
  store: Store;
  /** Returns the current time. */
  clock: () => Date;
  changeNotifier: ChangeNotifier;
  /** Returns an event as clients may read it, also if its record violates the contract. Default: as it is stored. */
  readable?: (event: EventRow) => EventRow;
  /** Returns whether the token of an open stream is still valid: not expired, not revoked. Called about every second. */
  isCurrent: (principal: Principal) => boolean;
  /** Of which each stream takes a place. */
  streams: Pick<SharedPool, 'take'>;
}
