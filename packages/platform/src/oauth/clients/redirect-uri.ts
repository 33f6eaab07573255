import type { ProblemErrorCode } from '@worklane/contract';

export interface RedirectUriViolation {
  code: ProblemErrorCode;
  /** Continues a sentence that starts with the name of the field. */
  detail: string;
}

const maxLength = 2048;

/** The characters of a URI (RFC 3986, section 2) without `*`: a wildcard would send codes to unregistered hosts. */
const characters = /^[\w\-.~:/?#[\]@!$&'()+,;=%]*$/;

/** `URL` accepts these, and takes the first segment of the path for the host. */
const withoutHost = /^https?:(?!\/\/[^/])/i;

/** `URL` keeps the brackets of IPv6 addresses. */
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A reversed domain name (RFC 8252, section 7.1) in the characters of a scheme (RFC 3986, section 3.1). */
const privateUseScheme = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+:$/;

/**
 * Returns why a redirect URI cannot be registered. It must use https, http on a loopback host (RFC 8252, section 7.3)
 * or a private-use scheme (RFC 8252, section 7.1), and have no fragment (RFC 6749, section 3.1.2).
 */
export function redirectUriViolation(uri: string): RedirectUriViolation | undefined {
  if (uri.length > maxLength) return { code: 'too_long', detail: `must have at most ${maxLength} characters` };
  if (!characters.test(uri)) {
    return { code: 'forbidden_character', detail: 'must be an ASCII URL without spaces or wildcards' };
  }
  const url = URL.parse(uri);
  if (!url || withoutHost.test(uri)) {
    return { code: 'invalid_format', detail: 'must be an absolute URL, such as https://example.com/callback' };
  }
  if (uri.includes('#')) return { code: 'url_has_fragment', detail: 'must not have a fragment' };
  if (url.username || url.password) {
    return { code: 'url_has_credentials', detail: 'must not have a user name or a password' };
  }
  return schemeViolation(url);
}

/**
 * Returns whether a redirect URI is the registered one, compared as strings. If the registered one has a loopback IP
 * address without a port, every port matches: native applications listen on a free one (RFC 8252, section 7.3).
 */
export const matchesRedirectUri = (registered: string, uri: string): boolean =>
  uri === registered || (URL.canParse(uri) && withoutLoopbackPort(uri) === registered);

/** Not `localhost`, which can resolve to another host (RFC 8252, section 8.3). */
const loopbackPort = /(?<=^http:\/\/(?:127\.0\.0\.1|\[::1\])):[1-9]\d*(?=[/?]|$)/;

const withoutLoopbackPort = (uri: string): string => uri.replace(loopbackPort, '');

/** Returns to whom a registered redirect URI leads, as people know it: `app.example`, or an application on this computer. */
export function redirectTarget(uri: string): string {
  const { protocol, hostname, host } = new URL(uri);
  if (loopbackHosts.has(hostname)) return 'an application on this computer';
  return host === '' ? `the app ${protocol.slice(0, -1)} on this device` : host;
}

function schemeViolation({ protocol, hostname, host, pathname }: URL): RedirectUriViolation | undefined {
  if (protocol === 'https:') return undefined;
  if (protocol === 'http:') {
    if (loopbackHosts.has(hostname)) return undefined;
    return {
      code: 'url_not_https',
      detail: 'must use https, or http with the host 127.0.0.1, [::1] or localhost',
    };
  }
  if (!privateUseScheme.test(protocol)) {
    return {
      code: 'not_allowed',
      detail: 'must use https, or a scheme that is a reversed domain name, such as com.example.app:/callback',
    };
  }
  // In `com.example.app:javascript:...`, some programs take the path for a URL.
  if (pathname.startsWith('/') || host) return undefined;
  return { code: 'invalid_format', detail: 'must have a / after the scheme, such as com.example.app:/callback' };
}
