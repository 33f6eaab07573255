import type { Store } from '../database/store.ts';
import type { RecordIds } from './record-ids.ts';

/** What the handlers of this room work with. */
export interface RecordDependencies {
  store: Store;
  ids: RecordIds;
  /** Whether stored records are validated by their whole schema when they are read, as responses are. Default: false. */
  validateStored?: boolean;
  /** The current time. */
  clock: () => Date;
  /** Called after a change has been committed, with the organization in which it was. */
  changed: (organizationId: number) => void;
}
