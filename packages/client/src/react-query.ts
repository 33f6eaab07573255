import { useQueryClient } from '@tanstack/react-query';
import type { WorklaneError } from '@worklane/client';
import { useEffect, useState } from 'react';
import { type LiveUpdateOptions, liveUpdates } from './query/live-updates.ts';
import type { Queries } from './query/queries.ts';

export * from './query.ts';

/**
 * Follows the event stream while the component is mounted; see `liveUpdates`. Call it once for all components.
 * @returns the error that ended the updates, if any
 */
export function useLiveUpdates(
  queries: Queries,
  { types, cursor }: Omit<LiveUpdateOptions, 'signal'> = {},
): WorklaneError | undefined {
  const queryClient = useQueryClient();
  const [error, setError] = useState<WorklaneError>();
  // A new array with the same types must not connect again.
  const typeList = types?.join();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setError(undefined);
    const options = {
      types: (typeList === '' ? [] : typeList?.split(',')) as LiveUpdateOptions['types'],
      cursor,
      signal,
    };
    liveUpdates(queries, queryClient, options).catch((failure: WorklaneError) => {
      if (!signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [queries, queryClient, typeList, cursor]);
  return error;
}
