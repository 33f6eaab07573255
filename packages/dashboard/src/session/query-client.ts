import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';

/** What is known of the service. The client repeats what may be repeated, so nothing is repeated here. */
export function createQueryClient(onSessionEnded: () => void): QueryClient {
  const onError = (error: Error) => {
    if (sessionHasEnded(error)) onSessionEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false } },
  });
}

/** Also when the public API has refused a fresh token, and when another session has begun in another tab. */
export const sessionHasEnded = (error: unknown): boolean =>
  WorklaneError.is(error) && (error.status === 401 || error.code === 'csrf_token_invalid');
