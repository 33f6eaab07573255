import type { Core } from '../core.ts';
import { RecordQuota } from '../http/quotas.ts';
import { measure } from '../observability/metrics.ts';
import type { EventRow } from '../outbox/record-changes.ts';
import type { RecordDependencies } from './dependencies.ts';
import { recordHandlers } from './handlers.ts';
import { RecordIds } from './record.ts';
import { readableEvent } from './record-validation.ts';
import { currentContract } from './require-accepted-records.ts';
import { rewriteJob } from './rewrite-records.ts';
import { findInvalidRecords, startStoredRecordCheck } from './stored-record-check.ts';

/** Opens the records of all kinds, and checks the stored ones in the background. */
export function openRecords({ store, clock, logger, metrics, changeNotifier, controls }: Core) {
  const ids = new RecordIds(store.db);
  const check = startStoredRecordCheck({ store, clock, logger });
  measure(metrics, 'invalidRecords', () => Object.entries(check.counts()));
  const onRewrite = (kind: string, count: number) => metrics.recordsRewritten.inc({ kind }, count);
  for (const { kind } of currentContract.resources) onRewrite(kind, 0);
  const readable = (event: EventRow) => readableEvent(event, check.mayHaveChanged);
  const dependencies: RecordDependencies = {
    ...{ store, clock, ids, readable },
    quota: new RecordQuota((id) => controls.quota(id, 'records')),
    changed(organizationId, events = 1) {
      metrics.eventsWritten.inc(events);
      changeNotifier.changed(organizationId);
    },
    storedReads: {
      mayBeInvalid: (kind) => process.env.NODE_ENV !== 'production' || check.mayBeInvalid(kind),
      onInvalid(errors) {
        metrics.invalidRecordsReturned.inc(errors.length);
        logger.warn({ err: errors[0], count: errors.length }, 'records that violate the contract were returned');
      },
    },
  };
  return {
    handlers: recordHandlers(dependencies),
    dependencies,
    jobs: [rewriteJob(onRewrite)],
    stop: check.stop,
    ids,
    /** Resolves after the first check of the stored records. */
    checked: check.first,
    findInvalidRecords: () => findInvalidRecords(store.db),
    /** Returns an event as clients may read it, also if its record violates the contract. */
    readable,
  };
}
