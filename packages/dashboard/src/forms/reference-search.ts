import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type AnyRecord, collectionOf, recordName, recordQueries } from '../contract/collections.ts';
import { useOrganization } from '../session/organization.tsx';

/** A record that a reference can name. */
export interface ReferenceOption {
  id: string;
  name: string;
}

interface ReferenceSearch {
  options: ReferenceOption[];
  /** Keeps the record of an option that was selected, so that its name needs no request. */
  keep: (option: ReferenceOption) => void;
}

/**
 * Returns the records of a kind that match a text: the newest records with the text in their name, then the results of
 * a full-text search. The search alone would find whole words only.
 */
export function useReferenceSearch(kind: string, text: string, enabled: boolean): ReferenceSearch {
  const { resource, queries } = useReferenced(kind);
  const cache = useQueryClient();
  const query = useDeferredValue(text.trim());
  const newest = useRecords(kind, '', enabled);
  const found = useRecords(kind, query, enabled && query !== '');
  const matching = newest.filter((record) => recordName(resource, record).toLowerCase().includes(query.toLowerCase()));
  const others = query === '' ? [] : found.filter(({ id }) => matching.every((each) => each.id !== id));
  const records = [...matching, ...others];
  return {
    options: records.map((record) => ({ id: String(record.id), name: recordName(resource, record) })),
    keep({ id }) {
      const record = records.find((each) => String(each.id) === id);
      cache.setQueryData(queries.get(Number(id)).queryKey, (cached) => cached ?? record);
    },
  };
}

function useRecords(kind: string, q: string, enabled: boolean): readonly AnyRecord[] {
  const { queries } = useReferenced(kind);
  const { data } = useQuery({ ...queries.list({ limit: 50, ...(q !== '' && { q }) }), enabled });
  return data?.data ?? [];
}

/** Returns the name of a record with a known ID; undefined while it loads. */
export function useReferenceName(kind: string, recordId: string): string | undefined {
  const { resource, queries } = useReferenced(kind);
  return useQuery({
    ...queries.get(Number(recordId)),
    enabled: /^\d+$/.test(recordId),
    staleTime: 60_000,
    select: (record) => recordName(resource, record),
  }).data;
}

/** Returns the resource of a kind and its queries. @throws Error for a kind that the contract does not have */
function useReferenced(kind: string) {
  const { queries } = useOrganization();
  const resource = collectionOf(kind);
  if (!resource) throw new Error(`Unknown resource kind "${kind}".`);
  return { resource, queries: recordQueries(queries, resource) };
}
