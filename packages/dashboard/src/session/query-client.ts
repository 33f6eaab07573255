import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';

/**
 * Creates the cache of all data. Nothing is retried here, as the API client retries already.
 * @param onSessionExpired called when the user has to sign in again, with the reason
 */
export function createQueryClient(onSessionExpired: (reason: Error) => void): QueryClient {
  const onError = (error: Error) => {
    if (isSessionExpired(error)) onSessionExpired(error);
    if (isRoleOutdated(error)) void client.invalidateQueries({ queryKey: ['session'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess(_data, _variables, _result, { options: { mutationKey: [organization] = [] } }) {
        // What the dashboard's own API reports, such as the health of webhooks, follows from changes of the public API.
        if (organization !== undefined) void client.invalidateQueries({ queryKey: [organization, 'dashboard'] });
      },
    }),
    // Requests are also sent when the browser reports to be offline: the service may be on this computer, and otherwise
    // the error is shown instead of a placeholder that never ends.
    defaultOptions: {
      queries: { retry: false, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Returns whether the session has ended, or has been replaced by a sign-in in another tab. */
export const isSessionExpired = (error: unknown): boolean =>
  WorklaneError.is(error) && (error.status === 401 || error.code === 'csrf_token_invalid');

/** Returns whether the role of the member no longer allows what the page offers. */
const isRoleOutdated = (error: unknown): boolean =>
  WorklaneError.is(error) && (error.code === 'insufficient_scope' || error.code === 'owner_required');
