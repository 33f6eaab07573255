import type { LookupAddress } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import type { SecureContext } from 'node:tls';
import { readLenientResponses } from '@worklane/contract/delivery/node';
import { buildConnector } from 'undici';
import { type AddressPolicy, type Host, parseHost } from './address-policy.ts';
import { DnsError, type Resolve } from './dns-resolver.ts';

export class BlockedAddressError extends Error {
  override name = 'BlockedAddressError';
  readonly code = 'ERR_BLOCKED_ADDRESS';
}

/** The URL uses http, and its host is not one to which requests may be sent without TLS. */
class BlockedHttpError extends Error {
  override name = 'BlockedHttpError';
  readonly code = 'ERR_BLOCKED_HTTP';
}

export interface GuardedConnectorOptions {
  addressPolicy: AddressPolicy;
  /** Returns whether a host may be reached over http. */
  allowsHttp: (host: Host) => boolean;
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
  allowsHttp,
  resolve,
  secureContext,
  timeoutMs,
}: GuardedConnectorOptions): buildConnector.connector {
  const allowedAddresses = async (hostname: string): Promise<LookupAddress[]> => {
    const host = parseHost(hostname);
    const isKnown = host.addresses.length > 0;
    const addresses = isKnown ? addressPolicy.allowedAddresses(host) : await resolve(host.name);
    if (addresses.length === 0) throw isKnown ? new BlockedAddressError() : new DnsError(`${host.name} has no address`);
    if (!isKnown && !addresses.every((each) => addressPolicy.allows(each))) throw new BlockedAddressError();
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
  const connect = buildConnector({
    allowH2: false,
    timeout: timeoutMs,
    autoSelectFamily: true,
    // Node.js gives up an address before it tries the next. Half a second, its default, passes on a busy node before it
    // notices that it is connected.
    autoSelectFamilyAttemptTimeout: timeoutMs / 5,
    secureContext,
    lookup,
  });
  return (options, callback) => {
    const host = parseHost(options.hostname);
    const reject = (error: Error) => queueMicrotask(() => callback(error, null));
    if (options.protocol !== 'https:' && !allowsHttp(host)) reject(new BlockedHttpError());
    // Node.js does not look up an IP address.
    else if (host.addresses.length > 0 && addressPolicy.allowedAddresses(host).length === 0)
      reject(new BlockedAddressError());
    else {
      connect(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        readLenientResponses(socket);
        callback(null, socket);
      });
    }
  };
}
