/** Where a network is set apart: an RFC, or the page that says so. */
type Source = string;

/**
 * The IPv4 networks that are not public unicast: those of the IANA IPv4 Special-Purpose Address Registry that are not
 * globally reachable, multicast, and one that a cloud answers to inside of its machines alone.
 */
export const specialIpv4: Readonly<Record<string, Source>> = {
  '0.0.0.0/8': 'RFC 791: this network; 0.0.0.0 reaches the own machine',
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
 * The IPv6 unicast that IANA allocates (RFC 4291, section 2.4). What is outside is unspecified, loopback, IPv4-mapped
 * (::ffff:0:0/96), NAT64 (64:ff9b::/96, 64:ff9b:1::/48), discard (100::/64), segment routing (5f00::/16), unique local
 * (fc00::/7), link-local (fe80::/10), multicast (ff00::/8), or not allocated yet.
 */
export const globalIpv6 = '2000::/3';

/** The networks within 2000::/3 that are not public unicast (IANA IPv6 Special-Purpose Address Registry). */
export const specialIpv6: Readonly<Record<string, Source>> = {
  '2001::/23': 'RFC 2928: IETF protocol assignments, such as Teredo, benchmarking, ORCHID',
  '2001:db8::/32': 'RFC 3849: documentation',
  '2002::/16': 'RFC 3056: 6to4, which carries an IPv4 address',
  '3fff::/20': 'RFC 9637: documentation',
};
