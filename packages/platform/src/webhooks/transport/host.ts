import { isIP } from 'node:net';

/** RFC 6761, section 6.3: whatever is below `localhost` is the own machine, and DNS is not asked. */
const loopback = '127.0.0.1';

export interface Host {
  /** Without the brackets of an IPv6 address and without a dot at the end. */
  name: string;
  /** Its address, where that is known without DNS. */
  address: string | undefined;
}

/** @param hostname as URL gives it: lower case, punycode, and an IPv4 address in decimal whatever its notation was. */
export function hostOf(hostname: string): Host {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (isIP(name)) return { name, address: name };
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  return { name, address: isLocal ? loopback : undefined };
}
