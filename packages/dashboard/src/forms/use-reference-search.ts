import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { collectionOf, recordName, recordsOf } from '../contract/collections.ts';
import { useOrganization } from '../session/organization-context.ts';

/** A record that a reference can name. */
export interface Candidate {
  id: string;
  name: string;
}

/**
 * The records of a kind that match what was typed: of the newest ones those that have it in their name, as the service
 * finds whole words only, then what the service finds.
 */
export function useReferenceSearch(kind: string, typed: string, enabled: boolean): Candidate[] {
  const text = useDeferredValue(typed.trim());
  const newest = useCandidates(kind, '', enabled);
  const found = useCandidates(kind, text, enabled && text !== '');
  const named = newest.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return [...named, ...(text === '' ? [] : found.filter(({ id }) => named.every((each) => each.id !== id)))];
}

function useCandidates(kind: string, q: string, enabled: boolean): Candidate[] {
  const { id, client } = useOrganization();
  const queries = useQueryClient();
  const resource = collectionOf(kind);
  const { data } = useQuery({
    queryKey: [id, 'candidates', kind, q],
    enabled: enabled && resource !== undefined,
    queryFn: async () => {
      if (!resource) return [];
      const page = await recordsOf(client, resource).list({ limit: 50, ...(q !== '' && { q }) });
      return page.data.map((record) => {
        const candidate = { id: String(record.id), name: recordName(resource, record) };
        // Whichever is chosen has its name at once.
        queries.setQueryData(nameKey(id, kind, candidate.id), candidate.name);
        return candidate;
      });
    },
  });
  return data ?? [];
}

/** What a record is called whose id is known; its id until then. */
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
