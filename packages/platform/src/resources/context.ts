import type { Store } from '../database/store.ts';
import type { RecordIds } from './ids.ts';

/** What the handlers of this room work with. */
export interface ResourceContext {
  store: Store;
  ids: RecordIds;
  /** The current time. */
  clock: () => Date;
  /** Called after a change has been committed, with the organization in which it was. */
  changed: (organizationId: number) => void;
}
