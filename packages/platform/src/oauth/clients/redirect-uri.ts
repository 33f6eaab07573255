import type { ProblemErrorCode } from '@worklane/contract';

/** Why something is refused, in words that follow the name of its place. */
export interface Flaw {
  code: ProblemErrorCode;
  detail: string;
}

const longest = 2048;

/** The characters of a URI (RFC 3986, section 2), without `*`: a wildcard would let a code out to hosts that nobody named. */
const characters = /^[\w\-.~:/?#[\]@!$&'()+,;=%]*$/;

/** Which `URL` reads as if it had one. */
const withoutHost = /^https?:(?!\/\/[^/])/i;

/** `URL` keeps the brackets of IPv6. */
const loopback = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A domain in reverse order (RFC 8252, section 7.1), in the characters of a scheme (RFC 3986, section 3.1). */
const privateScheme = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+:$/;

/**
 * Why codes cannot be sent to a URL: it must be https, or http to this machine (RFC 8252, section 7.3), or have a
 * scheme of the application's own (RFC 8252, section 7.1), and no fragment (RFC 6749, section 3.1.2).
 */
export function redirectUriFlaw(uri: string): Flaw | undefined {
  if (uri.length > longest) return { code: 'too_long', detail: `must have at most ${longest} characters` };
  if (!characters.test(uri)) {
    return { code: 'forbidden_character', detail: 'must be a URL in ASCII, without spaces or wildcards' };
  }
  const url = URL.parse(uri);
  if (!url || withoutHost.test(uri)) {
    return { code: 'invalid_format', detail: 'must be an absolute URL, such as https://example.com/callback' };
  }
  if (uri.includes('#')) return { code: 'url_has_fragment', detail: 'must not have a fragment' };
  if (url.username || url.password) {
    return { code: 'url_has_credentials', detail: 'must not have a user or a password' };
  }
  return schemeFlaw(url);
}

function schemeFlaw({ protocol, hostname, host, pathname }: URL): Flaw | undefined {
  if (protocol === 'https:') return undefined;
  if (protocol === 'http:') {
    if (loopback.has(hostname)) return undefined;
    return {
      code: 'url_not_https',
      detail: 'must start with https:// (http:// is for 127.0.0.1, [::1] and localhost alone)',
    };
  }
  if (!privateScheme.test(protocol)) {
    return {
      code: 'not_allowed',
      detail:
        'must start with https://, or with a scheme that is a domain of yours in reverse order, such as com.example.app:/callback',
    };
  }
  // `com.example.app:javascript:...` has a path that some programs take for a URL of its own.
  if (pathname.startsWith('/') || host) return undefined;
  return { code: 'invalid_format', detail: 'must have a / after its scheme, such as com.example.app:/callback' };
}
