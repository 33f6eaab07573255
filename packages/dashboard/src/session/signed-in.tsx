import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { schemas } from '@worklane/contract/dashboard';
import { type ReactNode, useMemo, useState } from 'react';
import { Loading } from '../ui/loading.tsx';
import { ProblemNotice } from '../ui/problem-notice.tsx';
import { answered, createDashboardApi, type DashboardApi } from './dashboard-api.ts';
import { createQueryClient, sessionHasEnded } from './query-client.ts';
import { SessionProvider } from './session-context.ts';
import { SessionEnded } from './session-ended.tsx';
import { signInAgain } from './sign-in-again.ts';

/** Shows its content to who is signed in, and sends everybody else to the sign-in and back. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [ended, setEnded] = useState(false);
  const queryClient = useMemo(() => createQueryClient(() => setEnded(true)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <WithSession ended={ended}>{children}</WithSession>
    </QueryClientProvider>
  );
}

function WithSession({ ended, children }: { ended: boolean; children: ReactNode }) {
  const api = useMemo(openApi, []);
  const session = useQuery({ queryKey: ['session'], queryFn: api.getSession, staleTime: 60_000 });

  if (session.data) {
    return (
      <SessionProvider value={{ session: session.data, api: api.calls }}>
        {children}
        {ended && <SessionEnded />}
      </SessionProvider>
    );
  }
  if (sessionHasEnded(session.error)) signInAgain();
  else if (session.error) return <ProblemNotice error={session.error} />;
  return <Loading label="Worklane" />;
}

/** Calls of the dashboard's interface, with the token of the session that was read last. */
function openApi(): { calls: DashboardApi; getSession: () => Promise<schemas.Session> } {
  let csrfToken: string | undefined;
  const calls = createDashboardApi(() => csrfToken);
  return {
    calls,
    async getSession() {
      const session = await answered(calls.GET('/dashboard/api/session'));
      csrfToken = session.csrf_token;
      return session;
    },
  };
}
