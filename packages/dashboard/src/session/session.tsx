import { AlertDialog } from '@base-ui/react/alert-dialog';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { WorklaneError } from '@worklane/client';
import type { schemas } from '@worklane/contract/dashboard';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { servicePaths } from '../paths.ts';
import { AlertDialogPopup } from '../ui/alert-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { Loading } from '../ui/query-result.tsx';
import { tabStorage } from './browser-storage.ts';
import { createDashboardApi, type DashboardApi, dataOf } from './dashboard-api.ts';
import { createQueryClient, isSessionExpired } from './query-client.ts';

interface SessionValue {
  session: schemas.Session;
  api: DashboardApi;
}

export const SessionContext = createContext<SessionValue | undefined>(undefined);

/** Returns the session of the signed-in user. */
export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('useSession is called outside of a session.');
  return value;
}

/** Loads the session and provides it to its children. Redirects to the sign-in page when there is none. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [expired, setExpired] = useState<Error>();
  const queryClient = useMemo(() => createQueryClient(setExpired), []);
  return (
    <QueryClientProvider client={queryClient}>
      <LoadSession expired={expired} onCancel={() => setExpired(undefined)}>
        {children}
      </LoadSession>
    </QueryClientProvider>
  );
}

interface LoadSessionProps {
  expired: Error | undefined;
  onCancel: () => void;
  children: ReactNode;
}

function LoadSession({ expired, onCancel, children }: LoadSessionProps) {
  const { api, getSession } = useMemo(openApi, []);
  const query = useQuery({ queryKey: ['session'], queryFn: getSession, staleTime: 60_000 });

  if (query.data) {
    return (
      <SessionContext value={{ session: query.data, api }}>
        {children}
        {expired && (isSignedIn(expired) ? <SignInAgainDialog onCancel={onCancel} /> : <SessionExpiredDialog />)}
      </SessionContext>
    );
  }
  if (isSessionExpired(query.error)) signInAgain();
  else if (query.error) return <ErrorNotice error={query.error} />;
  return <Loading label="Worklane" />;
}

/** Returns the dashboard's API with the CSRF token of the session that was loaded last. */
function openApi(): { api: DashboardApi; getSession: () => Promise<schemas.Session> } {
  let csrfToken: string | undefined;
  const api = createDashboardApi(() => csrfToken);
  return {
    api,
    async getSession() {
      const session = await dataOf(api.GET('/dashboard/api/session'));
      csrfToken = session.csrf_token;
      return session;
    },
  };
}

const SessionExpiredDialog = () => (
  <AlertDialog.Root open>
    <AlertDialogPopup
      title="Session expired"
      description="Sign in again to continue. You return to this page, and your drafts are kept."
      actions={<Button onClick={signInAgain}>Sign in again</Button>}
    />
  </AlertDialog.Root>
);

/** Returns whether the session is valid, but the sign-in is too long ago or lacks the second factor. */
const isSignedIn = (error: Error): boolean =>
  WorklaneError.is(error) && ['recent_sign_in_required', 'second_factor_required'].includes(error.code);

const SignInAgainDialog = ({ onCancel }: { onCancel: () => void }) => (
  <AlertDialog.Root open>
    <AlertDialogPopup
      title="Confirm that it is you"
      description="Changes of credentials, members and roles need a recent sign-in. Sign in again, then repeat the change. You return to this page, and your drafts are kept."
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => location.assign(servicePaths.signInAgain(currentPath()))}>Sign in again</Button>
        </>
      }
    />
  </AlertDialog.Root>
);

const currentPath = () => `${location.pathname}${location.search}`;

/** Opens the sign-in page, which returns to the current URL. Drafts stay in the session storage of the tab. */
const signInAgain = (): void => location.assign(servicePaths.signIn(currentPath()));

/** Ends the session, deletes the drafts of this tab and opens the sign-in page. */
export async function signOut(api: DashboardApi): Promise<void> {
  try {
    await api.DELETE('/dashboard/api/session');
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
  }
  tabStorage.clear();
  location.assign(servicePaths.signIn('/dashboard'));
}
