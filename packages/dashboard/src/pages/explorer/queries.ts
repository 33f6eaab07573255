import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { type AnyQuery, type AnyRecord, recordsOf } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization-context.ts';

export const pageSize = 25;

/** The records of a collection, a page after the other. */
export function useRecords(resource: Resource, query: AnyQuery) {
  const { id, client } = useOrganization();
  return useInfiniteQuery({
    queryKey: [id, 'records', resource.collection, query],
    queryFn: ({ pageParam }) =>
      recordsOf(client, resource).list({ ...query, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function useRecord(resource: Resource, recordId: number) {
  const { id, client } = useOrganization();
  return useQuery({
    queryKey: [id, 'records', resource.collection, recordId],
    queryFn: () => recordsOf(client, resource).get(recordId),
  });
}

/** What can be done with records. What is shown of them is read again afterwards. */
export function useRecordCalls(resource: Resource) {
  const { id, client } = useOrganization();
  const queries = useQueryClient();
  const records = recordsOf(client, resource);
  const renewing = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queries.invalidateQueries({ queryKey: [id] });
    return answer;
  };
  return {
    create: (record: object): Promise<AnyRecord> => renewing(records.create(record)),
    update: (recordId: number, patch: object, ifMatch: number | undefined): Promise<AnyRecord> =>
      renewing(records.update(recordId, patch, { ifMatch })),
    delete: async (recordId: number): Promise<void> => {
      await records.delete(recordId);
      // The page that shows it is still there, and must not ask for it.
      await queries.invalidateQueries({ queryKey: [id], refetchType: 'none' });
    },
  };
}
