import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Deed } from '../../contract/request-lines.ts';
import { useOrganization } from '../../session/organization-context.ts';

/** What was changed last in the explorer, also when another page tells of it. */
export function useLastDeed(): { deed: Deed | undefined; done: (deed: Deed) => void } {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const queryKey = [id, 'last deed'];
  const { data } = useQuery<Deed>({ queryKey, enabled: false, staleTime: Number.POSITIVE_INFINITY });
  return { deed: data, done: (deed) => queries.setQueryData(queryKey, deed) };
}
