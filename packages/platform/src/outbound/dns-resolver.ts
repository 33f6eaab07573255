import { Resolver } from 'node:dns/promises';

/** Returns all addresses of a name, IPv4 first. Rejects with a DnsError when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export class DnsError extends Error {
  override name = 'DnsError';
  readonly code = 'ENOTFOUND';
}

/**
 * Returns a resolver that queries the DNS servers of this machine directly. dns.lookup would block one of four threads
 * while a name server is silent, so a few such names would delay all others. The hosts file is not read.
 * @param servers other DNS servers, as `address:port`.
 */
export function dnsResolver(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const pending = new Map<string, Promise<readonly string[]>>();
  return (name) => {
    const addresses = pending.get(name) ?? resolveAddresses(name, resolver).finally(() => pending.delete(name));
    pending.set(name, addresses);
    return addresses;
  };
}

/** Returns the TXT records of a name, none if it has no name server that responds. */
export async function textRecords(name: string): Promise<string[]> {
  const records = await new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(name).catch(() => []);
  return records.map((parts) => parts.join(''));
}

async function resolveAddresses(name: string, resolver: Resolver): Promise<readonly string[]> {
  const responses = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = responses.flatMap((response) => (response.status === 'fulfilled' ? response.value : []));
  if (addresses.length > 0) return addresses;
  const [ipv4] = responses;
  throw new DnsError(`${name} has no address`, { cause: ipv4.status === 'rejected' ? ipv4.reason : undefined });
}
