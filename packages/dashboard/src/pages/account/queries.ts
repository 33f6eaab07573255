import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { dataOf } from '../../session/dashboard-api.ts';
import { useSession } from '../../session/session.tsx';

const sessions = '/dashboard/api/account/sessions';
const grants = '/dashboard/api/account/grants';

const accountKey = ['account'];

export function useSessions() {
  const { api } = useSession();
  return useQuery({ queryKey: [...accountKey, 'sessions'], queryFn: () => dataOf(api.GET(sessions)) });
}

export function useGrants() {
  const { api } = useSession();
  return useQuery({ queryKey: [...accountKey, 'grants'], queryFn: () => dataOf(api.GET(grants)) });
}

/** Returns the changes of the account. Each one reloads its data. */
export function useAccountActions() {
  const { api } = useSession();
  const queries = useQueryClient();
  const after = async (change: Promise<unknown>) => {
    await change;
    await queries.invalidateQueries({ queryKey: accountKey });
  };
  return {
    endSession: (session_id: string) =>
      after(api.DELETE(`${sessions}/{session_id}`, { params: { path: { session_id } } })),
    endOtherSessions: () => after(api.DELETE(sessions)),
    revokeGrant: (grant_id: string) => after(api.DELETE(`${grants}/{grant_id}`, { params: { path: { grant_id } } })),
    async changePassword(body: schemas.PasswordChange) {
      await api.PUT('/dashboard/api/account/password', { body });
      // The session has a new CSRF token, without which the next change would be rejected.
      await queries.refetchQueries({ queryKey: ['session'] });
      await queries.invalidateQueries({ queryKey: accountKey });
    },
  };
}
