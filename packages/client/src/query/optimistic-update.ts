import type { MutationFunctionContext, QueryClient } from '@tanstack/query-core';
import type { Page } from '@worklane/client';
import { isObject } from '@worklane/contract/json';
import { applyMergePatch } from '@worklane/contract/merge-patch';
import { later } from './mutations.ts';
import type { MutationOptionsFor, ResourceKeys } from './options.ts';
import type { RecordUpdate } from './queries.ts';

/** The options of an update that is shown before the service confirms it. */
export interface OptimisticUpdate<T, Update> extends MutationOptionsFor<T, RecordUpdate<Update>> {
  onMutate: (variables: RecordUpdate<Update>, context: MutationFunctionContext) => Promise<Replaced<T>>;
  onSuccess: (
    record: T,
    variables: RecordUpdate<Update>,
    replaced: Replaced<T> | undefined,
    context: MutationFunctionContext,
  ) => void;
  onError: (
    error: Error,
    variables: RecordUpdate<Update>,
    replaced: Replaced<T> | undefined,
    context: MutationFunctionContext,
  ) => void;
}

/** What an optimistic update replaced; undefined when no query in use has the record. */
interface Replaced<T> {
  record: T | undefined;
}

/** A collection whose records can be updated, such as `queries.tasks`. */
interface UpdatableQueries<T, Update> {
  readonly keys: ResourceKeys;
  update(): MutationOptionsFor<T, RecordUpdate<Update>>;
}

/**
 * Returns the options of a mutation that updates a record. Queries in use show the change at once, in the record and in lists; if
 * the service rejects it, they show the previous record.
 *
 *     useMutation(optimisticUpdate(queries.tasks));
 */
export function optimisticUpdate<T extends { id: number; version: number }, Update>({
  keys,
  update,
}: UpdatableQueries<T, Update>): OptimisticUpdate<T, Update> {
  return {
    ...update(),
    async onMutate({ id, patch }, { client }) {
      // A response to an earlier request would undo the change.
      await Promise.all([keys.lists, keys.record(id)].map((queryKey) => client.cancelQueries({ queryKey })));
      let previous: T | undefined;
      replaceRecord<T>(client, keys, id, (record) => {
        previous ??= record;
        return patched(record, patch);
      });
      return { record: previous };
    },
    onSuccess(record, { id }, _replaced, { client }) {
      // The next update with `ifMatch` needs the version before the lists are loaded again.
      replaceRecord<T>(client, keys, id, (cached) => later(cached, record));
    },
    onError(_error, { id }, replaced, { client }) {
      const previous = replaced?.record;
      if (!previous) return;
      replaceRecord<T>(client, keys, id, (record) => (record.version === previous.version ? previous : record));
    },
  };
}

/** Replaces a record everywhere in the cache. Queries that are not in use stay as they are; they are invalidated after the update. */
function replaceRecord<T extends { id: number }>(
  client: QueryClient,
  keys: ResourceKeys,
  id: number,
  replace: (record: T) => T,
): void {
  const inRecord = (record: T) => (record?.id === id ? replace(record) : record);
  const inPage = (page: Page<T>) => (Array.isArray(page?.data) ? { ...page, data: page.data.map(inRecord) } : page);
  // The application may keep anything under a key that begins with these.
  client.setQueriesData<Partial<{ pages: Page<T>[] } & Page<T>>>({ queryKey: keys.all, type: 'active' }, (cached) => {
    if (!isObject(cached)) return cached;
    if (Array.isArray(cached.pages)) return { ...cached, pages: cached.pages.map(inPage) };
    return 'next_cursor' in cached ? inPage(cached as Page<T>) : (inRecord(cached as T) as typeof cached);
  });
}

/** Returns a record with the patch as it is sent, where records have null for a field without a value. */
function patched<T extends object>(record: T, patch: unknown): T {
  const merged = applyMergePatch(record, JSON.parse(JSON.stringify(patch))) as object;
  return { ...Object.fromEntries(Object.keys(record).map((name) => [name, null])), ...merged } as T;
}
