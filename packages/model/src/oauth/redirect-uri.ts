/** `URL` keeps the brackets of IPv6 addresses. */
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Returns whether a URL is an http URL of this machine without a fragment. */
export function isLoopbackUrl(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && loopbackHosts.has(url.hostname) && !uri.includes('#');
}

const loopbackPort = /(?<=^http:\/\/(?:127\.0\.0\.1|\[::1\])):[1-9]\d*(?=[/?]|$)/;

/**
 * Returns whether a redirect URL is the registered one. A registered one with a loopback IP address and without a port
 * matches every port (RFC 8252, section 7.3).
 */
export const matchesRedirectUri = (registered: string, uri: string): boolean =>
  uri === registered || (URL.canParse(uri) && uri.replace(loopbackPort, '') === registered);
