import type { ProblemErrorCode } from './generated/problems.ts';

/** Where a network is set apart: an RFC, or the page that documents it. */
type Source = string;

/**
 * The IPv4 networks that are not public unicast: those of the IANA IPv4 Special-Purpose Address Registry that are not
 * globally reachable, multicast, and one address that a cloud serves only inside its own machines.
 */
export const specialIpv4: Readonly<Record<string, Source>> = {
  '0.0.0.0/8': 'RFC 791: this network; 0.0.0.0 reaches the local machine',
  '10.0.0.0/8': 'RFC 1918: private',
  '100.64.0.0/10': 'RFC 6598: carrier-grade NAT',
  '127.0.0.0/8': 'RFC 1122: loopback',
  '168.63.129.16/32': 'Microsoft Learn, "What is IP address 168.63.129.16?": the platform of Azure',
  '169.254.0.0/16': 'RFC 3927: link-local, and the metadata of most clouds',
  '172.16.0.0/12': 'RFC 1918: private',
  '192.0.0.0/24': 'RFC 6890: IETF protocol assignments',
  '192.0.2.0/24': 'RFC 5737: documentation',
  '192.88.99.0/24': 'RFC 7526: 6to4 relays, deprecated',
  '192.168.0.0/16': 'RFC 1918: private',
  '198.18.0.0/15': 'RFC 2544: benchmarking',
  '198.51.100.0/24': 'RFC 5737: documentation',
  '203.0.113.0/24': 'RFC 5737: documentation',
  '224.0.0.0/4': 'RFC 5771: multicast',
  '240.0.0.0/4': 'RFC 1112: reserved, with the broadcast address',
};

/**
 * The IPv6 unicast that IANA allocates (RFC 4291, section 2.4). Outside are unspecified, loopback, IPv4-mapped
 * (::ffff:0:0/96), NAT64 (64:ff9b::/96, 64:ff9b:1::/48), discard (100::/64), segment routing (5f00::/16), unique local
 * (fc00::/7), link-local (fe80::/10), multicast (ff00::/8) and unallocated addresses.
 */
export const globalIpv6 = '2000::/3';

/** The networks within 2000::/3 that are not public unicast (IANA IPv6 Special-Purpose Address Registry). */
export const specialIpv6: Readonly<Record<string, Source>> = {
  '2001::/23': 'RFC 2928: IETF protocol assignments, such as Teredo, benchmarking, ORCHID',
  '2001:db8::/32': 'RFC 3849: documentation',
  '2002::/16': 'RFC 3056: 6to4, which carries an IPv4 address',
  '3fff::/20': 'RFC 9637: documentation',
};

export interface UrlViolation {
  readonly code: ProblemErrorCode;
  /** Continues the name of the field: `must use https`. */
  readonly detail: string;
}

/** The hosts that webhooks may have. A host has no brackets and no trailing dots. */
export interface HostPolicy {
  allowsHttp(host: string): boolean;
  /** Always returns true for a name of DNS, whose addresses are checked whenever a delivery connects to it. */
  allows(host: string): boolean;
  /** Returns what continues the detail about a host that is not allowed; by default, nothing. */
  hint?(host: string): string;
}

/** Returns why a URL cannot be that of a webhook, as far as that is known without DNS. Its length is limited by its schema. */
export function webhookUrlViolation(url: string, policy: HostPolicy): UrlViolation | undefined {
  if (!URL.canParse(url)) return { code: 'invalid_format', detail: 'must be an absolute URL' };
  const parsed = new URL(url);
  const { protocol } = parsed;
  const host = hostOf(parsed);
  const hint = policy.hint?.(host) ?? '';
  if (protocol !== 'https:' && !(protocol === 'http:' && policy.allowsHttp(host))) {
    return { code: 'url_not_https', detail: `must use https${protocol === 'http:' ? hint : ''}` };
  }
  // URL accepts less or more than two slashes, and hides empty credentials and fragments.
  const [, authority] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (authority === undefined) return { code: 'invalid_format', detail: `must have a host after ${protocol}//` };
  if (authority.includes('@')) {
    return { code: 'url_has_credentials', detail: 'must not contain a username or a password' };
  }
  if (url.includes('#')) return { code: 'url_has_fragment', detail: 'must not contain a fragment' };
  if (policy.allows(host)) return undefined;
  return {
    code: 'url_not_public',
    detail: `must have a public host${hint || `; ${host} cannot be reached from the Internet`}`,
  };
}

/** Returns the host without the brackets of an IPv6 address and without trailing dots. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');

/** Returns whether a host is loopback by definition: `localhost`, a name below it (RFC 6761, section 6.3), or an address. */
export const isLoopback = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
