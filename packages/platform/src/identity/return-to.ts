/** The account page of a service without a dashboard. */
export const accountPath = '/account';

/** The page for authenticator apps, recovery codes and passkeys. */
export const securityPath = `${accountPath}/security`;

/** A host name that nobody owns (RFC 6761, section 6.4). */
const placeholderOrigin = 'http://here.invalid';

/**
 * Returns the path and query of `return_to`, parsed as browsers do, or `home` if it would leave the service (RFC 9700,
 * section 4.11: no open redirects).
 */
export function localPath(returnTo: string | null | undefined, home: string = accountPath): string {
  // A relative path, such as `worklane`, is invalid too.
  const url = returnTo?.startsWith('/') ? URL.parse(returnTo, placeholderOrigin) : null;
  if (url?.origin !== placeholderOrigin) return home;
  const path = `${url.pathname}${url.search}`;
  // `/..//host` has been normalized to `//host`, which a browser reads as a host.
  return path.startsWith('//') ? home : path;
}

/** Returns the path of the sign-in page that continues to `returnTo`. */
export const signInPath = (returnTo: string): string =>
  returnTo === accountPath ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(returnTo)}`;

/** Returns the path of the sign-in page for a person who is signed in, but has to sign in again. */
export const signInAgainPath = (returnTo: string): string =>
  `/sign-in?again=1&return_to=${encodeURIComponent(returnTo)}`;
