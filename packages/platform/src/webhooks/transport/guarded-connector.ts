import type { LookupAddress } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import type { SecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import { type AddressPolicy, parseHost } from './address-policy.ts';
import { DnsError, type Resolve } from './dns-resolver.ts';

export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
}

export interface GuardedConnectorOptions {
  addressPolicy: AddressPolicy;
  resolve: Resolve;
  secureContext: SecureContext;
  /** Milliseconds in which the connection must be established. */
  timeoutMs: number;
}

/**
 * Returns a connector that connects only to allowed addresses. The check is part of the lookup of the connection itself,
 * so a second DNS response cannot come between check and connection. One blocked address rejects the whole name: a name
 * with a public and a private address is made to pass checks.
 */
export function guardedConnector({
  addressPolicy,
  resolve,
  secureContext,
  timeoutMs,
}: GuardedConnectorOptions): buildConnector.connector {
  const allowedAddresses = async (hostname: string): Promise<LookupAddress[]> => {
    const { name, address } = parseHost(hostname);
    const addresses = address === undefined ? await resolve(name) : [address];
    if (addresses.length === 0) throw new DnsError(`${name} has no address`);
    if (!addresses.every((each) => addressPolicy.allows(each))) throw new BlockedAddressError();
    return addresses.map((each) => ({ address: each, family: isIPv6(each) ? 6 : 4 }));
  };
  // With autoSelectFamily, Node.js always requests all addresses. On the next tick, so that an error that the callback
  // throws does not count as a failed lookup.
  const lookup: LookupFunction = (hostname, _, callback) => {
    allowedAddresses(hostname).then(
      (addresses) => process.nextTick(callback, null, addresses),
      (error) => process.nextTick(callback, error, []),
    );
  };
  const connect = buildConnector({ allowH2: false, timeout: timeoutMs, autoSelectFamily: true, secureContext, lookup });
  return (options, callback) => {
    // Node.js does not look up an IP address.
    const { address } = parseHost(options.hostname);
    if (address === undefined || addressPolicy.allows(address)) connect(options, callback);
    else queueMicrotask(() => callback(new BlockedAddressError(), null));
  };
}
