import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '@worklane/contract';
import { countOf, recordMethods } from '../../contract/collections.ts';
import { useOrganization } from '../../session/organization.tsx';
import { useToast } from '../../ui/toast.tsx';
import { runBulk } from './bulk-run.ts';

/** Returns a function that restores deleted records. It rejects if not all of them can be restored. */
export function useRestore(resource: Resource): (ids: readonly number[]) => Promise<void> {
  const { id: organizationId, queries } = useOrganization();
  const cache = useQueryClient();
  const toast = useToast();
  return async (ids) => {
    const { succeeded, failed } = await runBulk({
      // A record may refer to those that were deleted after it.
      items: ids.toReversed(),
      action: (id) => recordMethods(queries, resource).restore(id),
      signal: new AbortController().signal,
      onProgress: () => undefined,
      concurrency: 1,
    });
    void cache.invalidateQueries({ queryKey: [organizationId] });
    const [first] = failed;
    if (first) throw new Error(`${countOf(failed.length, resource)} could not be restored: ${first.error.message}`);
    toast(`${countOf(succeeded.length, resource)} restored`);
  };
}
