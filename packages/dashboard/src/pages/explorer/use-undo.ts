import { useQueryClient } from '@tanstack/react-query';
import { type Resource, recordName } from '@worklane/contract';
import { createMergePatch } from '@worklane/contract/merge-patch';
import { type AnyRecord, countOf, recordMethods } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useToast } from '../../ui/toast.tsx';
import { batchesOf, runBulk } from './bulk-run.ts';

/** A record before and after a change. */
export interface ChangedRecord {
  readonly before: AnyRecord;
  readonly after: AnyRecord;
}

/** The failures whose record and reason a message names. */
const maxNamed = 5;

/** Returns functions that undo changes of records, and say which could not be undone. */
export function useUndo(resource: Resource) {
  const { id: organizationId, queries } = useOrganization();
  const cache = useQueryClient();
  const toast = useToast();

  /** @param changes the change of each record, in the form of a batch */
  async function undo(past: string, changes: ReadonlyMap<AnyRecord, object>) {
    const items = [...changes.keys()];
    const { succeeded, failed } = await runBulk({
      items,
      requests: batchesOf(recordMethods(queries, resource), (record) => changes.get(record) ?? {}),
      // A record may refer to one that is restored after it.
      retryOn: 'validation_failed',
      concurrency: 1,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    void cache.invalidateQueries({ queryKey: [organizationId] });
    if (succeeded.length > 0) toast(`${countOf(succeeded.length, resource)} ${past}`);
    if (succeeded.length === items.length) return;
    const named = failed.slice(0, maxNamed).map(({ item, error }) => `${recordName(resource, item)}: ${error.message}`);
    const rest = items.length - succeeded.length - named.length;
    const text = [...named, ...(rest > 0 ? [`And ${rest.toLocaleString('en')} more.`] : [])].join(' ');
    const count = countOf(items.length - succeeded.length, resource);
    toast(`${count} could not be ${past}. ${text}`, { stays: true });
  }

  return {
    /** Restores deleted records. A record may refer to those that were deleted after it. */
    restore: (deleted: readonly AnyRecord[]) =>
      undo('restored', new Map(deleted.toReversed().map((record) => [record, { restore: { id: record.id } }]))),
    /** Sets the changed fields to their previous values, unless the record has been changed since. */
    revert(changes: readonly ChangedRecord[]) {
      const updates = changes.flatMap(({ before, after }): [AnyRecord, object][] => {
        const patch = createMergePatch(writablePart(resource, after), writablePart(resource, before));
        if (Object.keys(patch).length === 0) return [];
        return [[after, { update: { id: after.id, version: after.version, changes: patch } }]];
      });
      return undo('reverted', new Map(updates));
    },
  };
}

const writablePart = ({ fields }: Resource, record: AnyRecord): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => fields[name]?.writable));
