import { useQuery, useQueryClient } from '@tanstack/react-query';
import { recordName } from '@worklane/contract';
import { useDeferredValue } from 'react';
import { type AnyRecord, collectionOf, recordQueries } from '../contract/collections.ts';
import { useOrganization } from '../session/organization.tsx';
import { nameKey } from '../session/record-names.ts';

/** A record that a reference can name. */
export interface ReferenceOption {
  id: string;
  name: string;
}

interface SearchOptions {
  enabled: boolean;
  /** Whether members who were removed are offered too. */
  withFormer: boolean;
}

interface ReferenceSearch {
  options: ReferenceOption[];
  /** Keeps the name of an option that was selected, so that it needs no request. */
  keep: (option: ReferenceOption) => void;
}

/**
 * Returns the records of a kind that match a text: the newest records with the text in their name, then the results of
 * a full-text search. The search alone would find beginnings of words only.
 */
export function useReferenceSearch(
  kind: string,
  text: string,
  { enabled, withFormer }: SearchOptions,
): ReferenceSearch {
  const { resource, queries } = useReferenced(kind);
  const cache = useQueryClient();
  const query = useDeferredValue(text.trim());
  const newest = useRecords(kind, '', { enabled, withFormer });
  const found = useRecords(kind, query, { enabled: enabled && query !== '', withFormer });
  const matching = newest.filter((record) => recordName(resource, record).toLowerCase().includes(query.toLowerCase()));
  const others = query === '' ? [] : found.filter(({ id }) => matching.every((each) => each.id !== id));
  const records = [...matching, ...others];
  return {
    options: records.map((record) => ({ id: String(record.id), name: recordName(resource, record) })),
    keep: ({ id, name }) => cache.setQueryData(nameKey(queries, Number(id)), { name }),
  };
}

/** Removed members stay in the list. Records still refer to them, but new references make no sense. */
const offered: Readonly<Record<string, object>> = { member: { active: true } };

function useRecords(kind: string, q: string, { enabled, withFormer }: SearchOptions): readonly AnyRecord[] {
  const { queries } = useReferenced(kind);
  const active = withFormer ? undefined : offered[kind];
  const { data } = useQuery({ ...queries.list({ limit: 50, ...active, ...(q !== '' && { q }) }), enabled });
  return data?.data ?? [];
}

/** Returns the resource of a kind and its queries. @throws Error for a kind that the contract does not have */
function useReferenced(kind: string) {
  const { queries } = useOrganization();
  const resource = collectionOf(kind);
  if (!resource) throw new Error(`Unknown resource kind "${kind}".`);
  return { resource, queries: recordQueries(queries, resource) };
}
