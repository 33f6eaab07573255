import { elsewhere } from '../paths.ts';
import type { DashboardApi } from './dashboard-api.ts';
import { sessionHasEnded } from './query-client.ts';

/** Ends the session, forgets what was typed in this tab, and leads to the sign-in. */
export async function signOut(api: DashboardApi): Promise<void> {
  try {
    await api.DELETE('/dashboard/api/session');
  } catch (error) {
    // It had ended already.
    if (!sessionHasEnded(error)) throw error;
  }
  sessionStorage.clear();
  location.assign(elsewhere.signIn('/dashboard'));
}
