import ipaddr from 'ipaddr.js';

/**
 * Returns the network of a client: an IPv4 address, or the first 64 bits of an IPv6 address, because a client with one
 * address controls its whole /64 (RFC 4291, section 2.5.4). Text from a proxy that is not an address is returned unchanged.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':');
}
