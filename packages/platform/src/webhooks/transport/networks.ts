import { BlockList, isIP } from 'node:net';

/** A set of networks that addresses are looked up in. */
export class Networks {
  readonly #list = new BlockList();

  /**
   * @param networks addresses (`10.1.2.3`) and networks (`10.0.0.0/8`, `fd00::/8`).
   * @throws RangeError for what is neither.
   */
  constructor(networks: Iterable<string>) {
    for (const network of networks) this.#add(network);
  }

  /** @returns whether it is an address, and in one of the networks. */
  has(address: string): boolean {
    const family = familyOf(address);
    return family !== undefined && this.#list.check(address, family);
  }

  #add(network: string): void {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    if (!family) throw new RangeError(`${network} is no network`);
    if (prefix === undefined) this.#list.addAddress(address, family);
    else this.#list.addSubnet(address, Number(prefix), family);
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
