import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { parameterSerializers } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useOrganization, useOrganizationApi } from '../../session/organization.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { auditGroups } from './audit-sentence.tsx';

const auditLog = '/dashboard/api/organizations/{organization_id}/audit-log';

/** Keeps the filters of the audit log in the URL. The service reports an invalid value. */
export const useAuditFilters = () => useFilters(['group', 'actor', 'target', 'created_at_from', 'created_at_to']);

type AuditFilters = ReturnType<typeof useAuditFilters>;

/** Returns the query parameters of filters. */
function parametersOf({ query: { group, ...query } }: AuditFilters) {
  if (group === undefined) return query;
  // The service reports an unknown group, by which nothing would be filtered here.
  const actions = Object.hasOwn(auditGroups, group) ? auditGroups[group] : undefined;
  return { ...query, actions: [...(actions ?? ['unknown' as schemas.AuditAction])] };
}

/** Loads the audit log, newest first. */
export function useAuditLog(filters: AuditFilters) {
  const { api, at, keyOf } = useOrganizationApi();
  const query = parametersOf(filters);
  return useInfiniteQuery({
    queryKey: keyOf('audit-log', query),
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET(auditLog, { params: { ...at().params, query: { ...query, ...(cursor !== null && { cursor }) } } }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Returns the address of the export with the same filters. */
export function useExportUrl(filters: AuditFilters): string {
  const { id } = useOrganization();
  const query = parameterSerializers.querySerializer(parametersOf(filters));
  const path = `${auditLog.replace('{organization_id}', String(id))}/export`;
  return query === '' ? path : `${path}?${query}`;
}
