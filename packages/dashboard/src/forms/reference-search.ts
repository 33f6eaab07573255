import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { collectionOf, recordName, recordsOf } from '../contract/collections.ts';
import { useOrganization } from '../session/organization.tsx';

/** A record that a reference can name. */
export interface ReferenceOption {
  id: string;
  name: string;
}

/**
 * Returns the records of a kind that match a text: the newest records with the text in their name, then the results of
 * a full-text search. The search alone would find whole words only.
 */
export function useReferenceSearch(kind: string, text: string, enabled: boolean): ReferenceOption[] {
  const query = useDeferredValue(text.trim());
  const newest = useOptions(kind, '', enabled);
  const found = useOptions(kind, query, enabled && query !== '');
  const matching = newest.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return [...matching, ...(query === '' ? [] : found.filter(({ id }) => matching.every((each) => each.id !== id)))];
}

function useOptions(kind: string, q: string, enabled: boolean): ReferenceOption[] {
  const { id, client } = useOrganization();
  const queries = useQueryClient();
  const resource = collectionOf(kind);
  const { data } = useQuery({
    queryKey: [id, 'references', kind, q],
    enabled: enabled && resource !== undefined,
    queryFn: async () => {
      if (!resource) return [];
      const page = await recordsOf(client, resource).list({ limit: 50, ...(q !== '' && { q }) });
      return page.data.map((record) => {
        const option = { id: String(record.id), name: recordName(resource, record) };
        // The selected record then has its name without another request.
        queries.setQueryData(nameKey(id, kind, option.id), option.name);
        return option;
      });
    },
  });
  return data ?? [];
}

/** Returns the name of a record with a known ID; undefined while it loads. */
export function useReferenceName(kind: string, recordId: string): string | undefined {
  const { id, client } = useOrganization();
  const resource = collectionOf(kind);
  const { data } = useQuery({
    queryKey: nameKey(id, kind, recordId),
    enabled: /^\d+$/.test(recordId) && resource !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      if (!resource) return null;
      return recordName(resource, await recordsOf(client, resource).get(Number(recordId)));
    },
  });
  return data ?? undefined;
}

const nameKey = (organization: number, kind: string, recordId: string) => [organization, 'names', kind, recordId];
