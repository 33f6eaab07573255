import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { type AnyQuery, type AnyRecord, recordsOf } from '../../contract/collections.ts';
import { useOrganization, useRefresh } from '../../session/organization.tsx';

export const pageSize = 25;

/** Loads the records of a collection page by page. */
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

/** Returns the changes of records. Each one reloads the data of the organization. */
export function useRecordActions(resource: Resource) {
  const refresh = useRefresh();
  const records = recordsOf(useOrganization().client, resource);
  return {
    create: (record: object): Promise<AnyRecord> => refresh.after(records.create(record)),
    update: (recordId: number, patch: object, ifMatch: number | undefined): Promise<AnyRecord> =>
      refresh.after(records.update(recordId, patch, { ifMatch })),
    delete: (recordId: number) => refresh.afterDelete(records.delete(recordId)),
  };
}
