/** `URL` keeps the brackets of IPv6 addresses. */
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Printable ASCII without a fragment, of the length that the contract allows. */
const redirectUri = /^[!"$-~]{1,2048}$/;

/** Returns whether a URL is an http URL of this machine that can be redirected to. */
export function isLoopbackUrl(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname) && redirectUri.test(uri);
}

const loopbackPort = /(?<=^http:\/\/(?:127\.0\.0\.1|\[::1\])):[1-9]\d*(?=[/?]|$)/;

/**
 * Returns whether a redirect URL is the registered one. A registered one with a loopback IP address and without a port
 * matches every port (RFC 8252, section 7.3).
 */
export const matchesRedirectUri = (registered: string, uri: string): boolean =>
  uri === registered || (URL.canParse(uri) && uri.replace(loopbackPort, '') === registered);
