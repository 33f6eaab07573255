import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';

/** Creates the cache of all data. Nothing is retried here, as the API client retries already. */
export function createQueryClient(onSessionExpired: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSessionExpired(error)) onSessionExpired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
  });
}

/** Returns whether the session has ended, or has been replaced by a sign-in in another tab. */
export const isSessionExpired = (error: unknown): boolean =>
  WorklaneError.is(error) && (error.status === 401 || error.code === 'csrf_token_invalid');
