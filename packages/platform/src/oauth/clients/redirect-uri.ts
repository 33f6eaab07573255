import type { schemas } from '@worklane/contract';

/** `detail` continues a sentence that starts with the name of the field. */
type RedirectUriViolation = Pick<schemas.ProblemError, 'code' | 'detail'>;

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

const maxDocumentUris = 20;

/**
 * Returns the redirect URIs of a metadata document that are supported: https, http on a loopback host, and private-use
 * schemes. A scheme of a registered client must be a reversed domain name, which its owner can claim; well-known editors have shorter
 * ones, such as `cursor://...`. They are accepted, since the consent page warns about every redirect that any program on the device can
 * receive, unless they belong to browsers or operating systems.
 */
export const documentRedirectUris = (uris: readonly string[]): string[] =>
  [...new Set(uris)].filter(isSupportedInDocument).slice(0, maxDocumentUris);

/**
 * The schemes that browsers and operating systems handle themselves: they run scripts, read files, open connections, settings or
 * installers, or start other applications with any data.
 */
const systemSchemes = new Set([
  ...['javascript:', 'vbscript:', 'data:', 'blob:', 'filesystem:', 'view-source:', 'about:', 'chrome:', 'edge:'],
  ...['resource:', 'file:', 'ftp:', 'ws:', 'wss:', 'intent:', 'android-app:', 'moz-extension:', 'chrome-extension:'],
  ...[
    'search:',
    'shell:',
    'hcp:',
    'help:',
    'res:',
    'jar:',
    'mk:',
    'its:',
    'stickynotes:',
    'windowsdefender:',
    'calculator:',
  ],
  ...[
    'ssh:',
    'telnet:',
    'tn3270:',
    'rlogin:',
    'sftp:',
    'smb:',
    'cifs:',
    'afp:',
    'nfs:',
    'dav:',
    'davs:',
    'webdav:',
    'vnc:',
    'rdp:',
  ],
  ...[
    'ldap:',
    'ldaps:',
    'gopher:',
    'news:',
    'nntp:',
    'irc:',
    'ircs:',
    'mailto:',
    'tel:',
    'telprompt:',
    'sms:',
    'mms:',
    'callto:',
  ],
  ...[
    'sip:',
    'sips:',
    'facetime:',
    'facetime-audio:',
    'maps:',
    'geo:',
    'market:',
    'macappstore:',
    'macappstores:',
    'appinstaller:',
  ],
  ...[
    'prefs:',
    'app-prefs:',
    'app-settings:',
    'addressbook:',
    'webcal:',
    'feed:',
    'magnet:',
    'cid:',
    'mid:',
    'urn:',
    'man:',
    'info:',
  ],
]);

/** `ms-settings`, `ms-officecmd`, `search-ms`, `x-apple.systempreferences`, `itms-services`, and the like. */
const systemSchemePattern = /^(?:ms-|search-ms:|x-apple|x-man-page:|itms|apt(?:\+http)?:|shortcuts:)/;

const schemeWithHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?]+/;

function isSupportedInDocument(uri: string): boolean {
  const violation = redirectUriViolation(uri);
  if (violation?.code !== 'not_allowed') return violation === undefined;
  return schemeWithHost.test(uri) && !isSystemScheme(new URL(uri).protocol);
}

function isSystemScheme(protocol: string): boolean {
  return systemSchemes.has(protocol) || systemSchemePattern.test(protocol);
}

const anyLoopbackPort = /(?<=^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)):[1-9]\d*(?=[/?]|$)/;

/**
 * Returns whether a redirect URI is one of a metadata document, compared as strings except for the port of a loopback host: such clients
 * listen on a free port, and document `localhost`, with any port or none.
 */
export const matchesDocumentRedirectUri = (documented: string, uri: string): boolean =>
  uri === documented ||
  (URL.canParse(uri) && uri.replace(anyLoopbackPort, '') === documented.replace(anyLoopbackPort, ''));

/** Who can receive the code of a redirect besides the client: any program on the device, or another host. */
export type RedirectRisk = 'device' | 'other host';

/** Returns the risk of a redirect URI of a client whose document is on a host. */
export function redirectRisk(uri: string, documentHost: string): RedirectRisk | undefined {
  const { protocol, hostname, host } = new URL(uri);
  if (protocol !== 'https:' || loopbackHosts.has(hostname)) return 'device';
  return host === documentHost ? undefined : 'other host';
}

/** Returns to whom the redirect URI of a client with a metadata document leads, with the loopback host. */
export function documentRedirectTarget(uri: string): string {
  const { hostname } = new URL(uri);
  return loopbackHosts.has(hostname) ? `${redirectTarget(uri)} (${hostname})` : redirectTarget(uri);
}

/** Returns to whom a registered redirect URI leads, as people know it: `app.example`, or an application on this computer. */
export function redirectTarget(uri: string): string {
  const { protocol, hostname, host } = new URL(uri);
  if (loopbackHosts.has(hostname)) return 'an application on this computer';
  // Behind other schemes, what looks like a host is any text that the application has chosen.
  return protocol === 'https:' ? host : `the app ${protocol.slice(0, -1)} on this device`;
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
  if (!privateUseScheme.test(protocol) || isSystemScheme(protocol)) {
    return {
      code: 'not_allowed',
      detail: 'must use https, or a scheme that is a reversed domain name, such as com.example.app:/callback',
    };
  }
  // In `com.example.app:javascript:...`, some programs take the path for a URL.
  if (pathname.startsWith('/') || host) return undefined;
  return { code: 'invalid_format', detail: 'must have a / after the scheme, such as com.example.app:/callback' };
}
