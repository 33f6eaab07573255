import ipaddr from 'ipaddr.js';

/**
 * Returns an IPv4 address as it is, and the first 64 bits of an IPv6 address: a client that has one has its whole network
 * (RFC 4291, section 2.5.4). Text of a proxy that is no address is returned unchanged.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : address.toNormalizedString().split(':', 4).join(':');
}
