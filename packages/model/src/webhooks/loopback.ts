import ipaddr from 'ipaddr.js';

/** Returns the host without the brackets of an IPv6 address and without trailing dots. */
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');

/** Returns whether a host is this machine: `localhost`, a name below it, or a loopback address. Names are not resolved. */
export const isLoopback = (host: string) =>
  // Names below localhost always are loopback (RFC 6761, section 6.3).
  host === 'localhost' || host.endsWith('.localhost') || rangeOf(host) === 'loopback';

/** Returns the name of the special-purpose network of an address, `unicast` for others; undefined for a name. */
export const rangeOf = (host: string) => (ipaddr.isValid(host) ? ipaddr.process(host).range() : undefined);
