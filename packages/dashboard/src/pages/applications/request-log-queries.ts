import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { paths } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useSession } from '../../session/session.tsx';

const log = '/dashboard/api/organizations/{organization_id}/applications/{client_id}/requests';

export type RequestFilters = Omit<NonNullable<paths[typeof log]['get']['parameters']['query']>, 'limit' | 'cursor'>;

/** Milliseconds between two requests of a live log. */
const liveInterval = 3_000;

/** Loads the requests of an application, newest first. A live log is refreshed while it has at most two pages. */
export function useRequestLog(clientId: string, filters: RequestFilters, live: boolean) {
  const { api } = useSession();
  const { id } = useOrganization();
  return useInfiniteQuery({
    queryKey: [id, 'dashboard', 'requests', clientId, filters],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET(log, {
          params: {
            path: { organization_id: id, client_id: clientId },
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
  const { api } = useSession();
  const { id } = useOrganization();
  return useQuery({
    queryKey: [id, 'dashboard', 'requests', { requestId }],
    queryFn: () =>
      dataOf(
        api.GET('/dashboard/api/organizations/{organization_id}/requests/{request_id}', {
          params: { path: { organization_id: id, request_id: requestId } },
        }),
      ),
    enabled: requestId !== '',
  });
}
