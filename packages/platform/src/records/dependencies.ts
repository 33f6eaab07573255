import type { Resource } from '@worklane/contract';
import type { Transition } from '@worklane/contract/record-rules';
import type { Principal } from '@worklane/server';
import type { Store } from '../database/store.ts';
import type { IdempotentRequest } from '../http/idempotency-keys.ts';
import type { RecordQuota } from '../http/quotas.ts';
import type { EventRow } from '../outbox/record-changes.ts';
import type { PlainRecord, RecordIds } from './record.ts';
import type { StoredReads } from './record-validation.ts';

/** The dependencies of the record operations. */
export interface RecordDependencies {
  store: Store;
  ids: Pick<RecordIds, 'next'>;
  storedReads?: StoredReads;
  /** Returns an event as clients may read it, also if its record violates the contract. Default: as it is stored. */
  readable?: (event: EventRow) => EventRow;
  /** Returns the current time. */
  clock: () => Date;
  /** Counts each creation. */
  quota?: Pick<RecordQuota, 'take'>;
  /** Called with the organization after a change has been committed. */
  changed: (organizationId: number, events?: number) => void;
}

/** A change of a record in a transaction. */
export interface ChangeIn {
  readonly clock: () => Date;
  readonly resource: Resource;
  readonly principal: Principal;
  readonly quota: RecordDependencies['quota'];
  /** Called with the record before it is written. */
  readonly onWrite: (record: PlainRecord) => Promise<void>;
}

/** What a change of a record depends on. */
export interface ChangeConditions {
  readonly ifMatch?: string | undefined;
  /** The request with an idempotency key. */
  readonly request?: IdempotentRequest | undefined;
  /** The transition that the change makes. */
  readonly transition?: Transition | undefined;
  /** Limits how many changes of a batch take a transaction at a time. */
  readonly limitTransactions?: <Result>(transaction: () => Promise<Result>) => Promise<Result>;
}
