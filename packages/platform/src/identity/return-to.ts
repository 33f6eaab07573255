/** Somewhere to go when nothing else is asked for. */
export const accountPath = '/account';

/** It ends in `.invalid`, so that nobody has it (RFC 6761, section 6.4). */
const here = 'http://here.invalid';

/**
 * Where to go after the sign-in: a path of the service with its query, as browsers understand it. Anything that leads
 * elsewhere leads to the account (RFC 9700, section 4.11: no open redirects).
 */
export function localPath(given: string | null | undefined): string {
  // Text that is no path, such as `worklane`, is a fault and not a page beside this one.
  const url = given?.startsWith('/') ? URL.parse(given, here) : null;
  if (url?.origin !== here) return accountPath;
  const path = `${url.pathname}${url.search}`;
  // `/..//host` has become `//host`, which is a host to the one that reads it next.
  return path.startsWith('//') ? accountPath : path;
}

/** The page that asks who somebody is, and leads on from there. */
export const signInPath = (returnTo: string): string =>
  returnTo === accountPath ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(returnTo)}`;
