import { BlockList, isIP, isIPv4 } from 'node:net';
import { globalIpv6, specialIpv4, specialIpv6 } from '@worklane/contract/webhook-url';

const closedIpv4 = blockList(Object.keys(specialIpv4));
const openIpv6 = blockList([globalIpv6]);
const closedIpv6 = blockList(Object.keys(specialIpv6));

/** Returns whether an address is public unicast: one that any machine of the Internet can have. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !contains(closedIpv4, address);
  return contains(openIpv6, address) && !contains(closedIpv6, address);
}

export interface AddressPolicyOptions {
  /** The setting WEBHOOK_LOOPBACK_HTTP: whether hosts that are loopback by definition are allowed, also over http. */
  readonly loopbackHttp?: boolean;
}

/** The addresses to which requests may be sent: the public ones, and those that settings allow. */
export class AddressPolicy {
  readonly #allowed: BlockList;
  readonly #loopbackHttp: boolean;

  /**
   * @param allowedNetworks addresses (`10.1.2.3`) and networks (`10.0.0.0/8`, `fd00::/8`) besides the public ones.
   * @throws RangeError for anything else.
   */
  constructor(allowedNetworks: readonly string[] = [], { loopbackHttp = false }: AddressPolicyOptions = {}) {
    this.#allowed = blockList(allowedNetworks);
    this.#loopbackHttp = loopbackHttp;
  }

  /** Returns whether requests may be sent to an address, which may come from DNS. */
  allows(address: string): boolean {
    return isPublic(address) || contains(this.#allowed, address);
  }

  /** Returns the addresses of a host to which requests may be sent, of those that are known without DNS. */
  allowedAddresses({ addresses }: Host): readonly string[] {
    return addresses.filter((each) => this.allows(each) || (this.#loopbackHttp && isLoopback(each)));
  }

  /** Returns whether requests may be sent to a host over http. Never for a name of DNS, whatever its addresses are. */
  allowsHttp(host: Host): boolean {
    return this.#loopbackHttp && isLoopbackHost(host);
  }
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    if (!family) throw new RangeError(`${network} is not a network`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== undefined && list.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return ({ 4: 'ipv4', 6: 'ipv6' } as const)[isIP(address)];
}

export interface Host {
  /** Without the brackets of an IPv6 address and without trailing dots. */
  readonly name: string;
  /** Its addresses, if they are known without DNS; otherwise empty. */
  readonly addresses: readonly string[];
}

/**
 * Returns the name of a host, and its addresses when the name is one or is below `localhost`, which DNS is never asked for
 * (RFC 6761, section 6.3).
 * @param hostname as URL has it: in lower case, in punycode, an IPv4 address in decimal whatever its notation was.
 */
export function parseHost(hostname: string): Host {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');
  if (isIP(name)) return { name, addresses: [name] };
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  return { name, addresses: isLocal ? ['127.0.0.1', '::1'] : [] };
}

/** Returns whether a host is loopback by definition: an address, `localhost` or a name below it. */
export const isLoopbackHost = ({ addresses }: Host): boolean => addresses.length > 0 && addresses.every(isLoopback);

const isLoopback = (address: string): boolean => (isIPv4(address) ? address.startsWith('127.') : address === '::1');
