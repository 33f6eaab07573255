import type { LookupAddress } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import type { SecureContext } from 'node:tls';
import { buildConnector } from 'undici';
import { type AllowedNetworks, mayDial } from './address-guard.ts';
import { hostOf } from './host.ts';
import { DnsError, type Resolve } from './resolver.ts';

export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
}

export interface GuardOptions {
  allowed: AllowedNetworks;
  resolve: Resolve;
  secureContext: SecureContext;
  /** Milliseconds that the dialling may take. */
  timeoutMs: number;
}

/**
 * Dials nothing but addresses that were checked. The check is made by the look-up of the connection itself, so no
 * second answer of DNS can come between check and dial. One address that may not be dialled refuses them all: a name
 * that stands for a public and a private address is made to pass checks.
 */
export function guardedConnector({
  allowed,
  resolve,
  secureContext,
  timeoutMs,
}: GuardOptions): buildConnector.connector {
  const dialable = async (hostname: string): Promise<LookupAddress[]> => {
    const { name, address } = hostOf(hostname);
    const addresses = address === undefined ? await resolve(name) : [address];
    if (addresses.length === 0) throw new DnsError(`${name} has no address`);
    if (!addresses.every((each) => mayDial(each, allowed))) throw new BlockedAddressError();
    return addresses.map((each) => ({ address: each, family: isIPv6(each) ? 6 : 4 }));
  };
  // All addresses are always asked for, since autoSelectFamily is on. What the callback throws is no failed look-up.
  const lookup: LookupFunction = (hostname, _, callback) => {
    dialable(hostname).then(
      (addresses) => process.nextTick(callback, null, addresses),
      (error) => process.nextTick(callback, error, []),
    );
  };
  const dial = buildConnector({ allowH2: false, timeout: timeoutMs, autoSelectFamily: true, secureContext, lookup });
  return (options, callback) => {
    // An address in a URL is not looked up.
    const { address } = hostOf(options.hostname);
    if (address === undefined || mayDial(address, allowed)) dial(options, callback);
    else queueMicrotask(() => callback(new BlockedAddressError(), null));
  };
}
