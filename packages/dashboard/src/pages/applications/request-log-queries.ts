import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { paths } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganizationApi } from '../../session/organization.tsx';

const log = '/dashboard/api/organizations/{organization_id}/applications/{client_id}/requests';

export type RequestFilters = Omit<NonNullable<paths[typeof log]['get']['parameters']['query']>, 'limit' | 'cursor'>;

/** Milliseconds between two requests of a live log. */
const liveInterval = 3_000;

/** Loads the requests of an application, newest first. A live log is refreshed while it has at most two pages. */
export function useRequestLog(clientId: string, filters: RequestFilters, live: boolean) {
  const { api, at, keyOf } = useOrganizationApi();
  return useInfiniteQuery({
    queryKey: keyOf('requests', clientId, filters),
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET(log, {
          params: {
            ...at({ client_id: clientId }).params,
            query: { ...filters, limit: 25, ...(cursor !== undefined && { cursor }) },
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => live && (state.data?.pages.length ?? 0) <= 2 && liveInterval,
  });
}

/** Finds the requests of all applications with an ID. */
export function useRequestsById(requestId: string) {
  const { api, at, keyOf } = useOrganizationApi();
  return useQuery({
    queryKey: keyOf('requests', { requestId }),
    queryFn: () =>
      dataOf(
        api.GET('/dashboard/api/organizations/{organization_id}/requests/{request_id}', at({ request_id: requestId })),
      ),
    enabled: requestId !== '',
  });
}
