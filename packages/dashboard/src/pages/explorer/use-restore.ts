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
    const methods = recordMethods(queries, resource);
    const { succeeded, failed } = await runBulk({
      // A record may refer to those that were deleted after it. Deletions at once have no order.
      items: ids.toReversed(),
      retryOn: 'validation_failed',
      concurrency: 1,
      async *requests(some) {
        for (const id of some) yield { items: [id], send: async () => [void (await methods.restore(id))] };
      },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    void cache.invalidateQueries({ queryKey: [organizationId] });
    const [first] = failed;
    if (first) throw new Error(`${countOf(failed.length, resource)} could not be restored: ${first.error.message}`);
    toast(`${countOf(succeeded.length, resource)} restored`);
  };
}
