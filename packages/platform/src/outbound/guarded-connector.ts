import { X509Certificate } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { readLenientResponses } from '@worklane/contract/delivery/node';
import { buildConnector } from 'undici';
import { InvalidSettingsError } from '../config/settings.ts';
import { type AddressPolicy, type Host, parseHost } from './address-policy.ts';

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

/** Input: trusted, a file of the operator. */
const certificate = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs;

/**
 * Reads the setting WEBHOOK_CA_FILE, strictly: Node.js would silently skip anything that is not a certificate.
 * @returns the text of the file; undefined without a path.
 * @throws InvalidSettingsError when it cannot be read, or has no certificate or a broken one.
 */
export async function readCaFile(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const invalid = (reason: string): InvalidSettingsError =>
    new InvalidSettingsError([`WEBHOOK_CA_FILE is ${JSON.stringify(path)} but ${reason}`]);
  const pem = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw invalid(`cannot be read (${error.code})`);
  });
  const certificates = pem.match(certificate) ?? [];
  if (certificates.length === 0) throw invalid('has no PEM certificate');
  if (!certificates.every(isCertificate)) throw invalid('has an invalid certificate');
  return pem;
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns a context that trusts the authorities of Node.js and those of `ca`. Loading them takes milliseconds, so it is
 * created once.
 * @param ca certificates in PEM.
 * @throws Error when it has none.
 */
export function createTlsContext(ca: string | undefined): SecureContext {
  return createSecureContext(ca === undefined ? {} : { ca: [...getCACertificates('default'), ca] });
}
