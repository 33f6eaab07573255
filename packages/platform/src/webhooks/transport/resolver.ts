import { Resolver } from 'node:dns/promises';

/** Finds all addresses of a name, IPv4 first. Rejects with a DnsError when there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export class DnsError extends Error {
  override name = 'DnsError';
}

/**
 * Asks the DNS servers of this machine. Not through dns.lookup: that takes one of four threads for as long as a name
 * server is silent, so that a few such names would hold up the names of everyone. The hosts file is not read.
 * @param servers other DNS servers, as `address:port`.
 */
export function dnsResolver(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers) resolver.setServers(servers);
  const running = new Map<string, Promise<readonly string[]>>();
  return (name) => {
    const started = running.get(name) ?? addressesOf(name, resolver).finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}

async function addressesOf(name: string, resolver: Resolver): Promise<readonly string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const [ipv4] = answers;
  throw new DnsError(`${name} has no address`, { cause: ipv4.status === 'rejected' ? ipv4.reason : undefined });
}
