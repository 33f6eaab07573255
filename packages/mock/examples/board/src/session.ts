import { authorizationCode, createClient, type SignIn, type TokenStorage, WorklaneError } from '@worklane/client';
import { worklaneQueries } from '@worklane/client/react-query';

const { VITE_API: api, VITE_CLIENT_ID: clientId } = import.meta.env;
const isMockedInPage = api === 'msw';
const baseUrl = isMockedInPage ? location.origin : api;

// sessionStorage lasts as long as the tab. Do not load third-party scripts on a page that stores tokens.
const load = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null');
const save = (name: string, value: unknown) => sessionStorage.setItem(name, JSON.stringify(value));
const storage: TokenStorage = { load: () => load('tokens'), save: (tokens) => save('tokens', tokens) };

const login = authorizationCode({
  baseUrl,
  clientId,
  redirectUri: `${location.origin}/callback`,
  scope: ['tasks.read', 'tasks.write'],
  storage,
});

export const queries = worklaneQueries(createClient({ baseUrl, auth: login }));

export const isSignedIn = (): boolean => storage.load() !== null;

/** Leaves the page for the sign-in, or completes it at once if the API is a mock in the page. @throws WorklaneError */
export async function signIn(): Promise<void> {
  const started = await login.start();
  save('sign-in', started);
  if (!isMockedInPage) return location.assign(started.url);
  // MSW does not intercept navigation, so this request follows the redirect.
  const { url } = await fetch(started.url);
  history.replaceState(null, '', url);
  await finishSignIn();
}

/** Completes a sign-in when the browser returns from it, and removes the code from the address bar. @throws WorklaneError */
export async function finishSignIn(): Promise<void> {
  const url = location.href;
  const started: SignIn | null = load('sign-in');
  if (!started || location.pathname !== '/callback') return;
  sessionStorage.removeItem('sign-in');
  history.replaceState(null, '', '/');
  await login.finish(url, started);
}

/** Revokes the tokens. @throws WorklaneError */
export const signOut = (): Promise<void> => login.signOut();

/** Removes tokens that the API no longer accepts. @returns whether the error says so */
export function endExpiredSession(error: unknown): boolean {
  const isExpired = WorklaneError.is(error) && (error.status === 401 || error.code === 'invalid_grant');
  if (isExpired) save('tokens', null);
  return isExpired;
}
