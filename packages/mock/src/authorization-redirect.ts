/**
 * Where the authorization endpoint sends the browser: to the request's own redirect URL, with its own state
 * (RFC 6749, section 4.1.2), so that the sign-in of an application works against the mock without a sign-in.
 */
export function authorizationRedirect(query: URLSearchParams, example: string): string {
  const location = new URL(query.get('redirect_uri') ?? example);
  for (const [name, value] of new URL(example).searchParams) {
    location.searchParams.set(name, name === 'state' ? (query.get('state') ?? value) : value);
  }
  return location.href;
}
