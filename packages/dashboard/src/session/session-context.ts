import type { schemas } from '@worklane/contract/dashboard';
import { createContext, use } from 'react';
import type { DashboardApi } from './dashboard-api.ts';

export interface SessionContext {
  session: schemas.Session;
  api: DashboardApi;
}

export const SessionProvider = createContext<SessionContext | undefined>(undefined);

/** Who is signed in. */
export function useSession(): SessionContext {
  const context = use(SessionProvider);
  if (!context) throw new Error('useSession stands outside of a session.');
  return context;
}
