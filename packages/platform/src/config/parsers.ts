import { isIP } from 'node:net';
import { hostUrlsOf, sessionAttributes } from './database-addresses.ts';

/** Parses the text of an environment variable. */
export interface Parser<T> {
  /** Describes the valid values, after "must be". */
  readonly allowed: string;
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => T | undefined;
}

export const text: Parser<string> = { allowed: 'text', parse: (value) => value };

export const wholeNumber = (from: number, to: number): Parser<number> => ({
  allowed: `a whole number from ${from} to ${to}`,
  parse: (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  },
});

/** An IP address and a port: `127.0.0.1:9464`, `[::1]:9464`. */
export const listenAddress: Parser<{ host: string; port: number }> = {
  allowed: 'an IP address and a port (127.0.0.1:9464, [::1]:9464)',
  parse: (value) => {
    const [, ipv6, ipv4, digits = ''] = /^(?:\[([^[\]]+)\]|([^:]+)):(\d+)$/.exec(value) ?? [];
    const host = ipv6 ?? ipv4 ?? '';
    const port = wholeNumber(1, 65_535).parse(digits);
    return port !== undefined && isIP(host) === (ipv6 === undefined ? 4 : 6) ? { host, port } : undefined;
  },
};

export const oneOf = <const T extends string>(...values: readonly T[]): Parser<T> => ({
  allowed: `one of ${values.join(', ')}`,
  parse: (value) => values.find((each) => each === value),
});

export const boolean: Parser<boolean> = {
  allowed: 'true or false',
  parse: (value) => (value === 'true' || value === 'false' ? value === 'true' : undefined),
};

/** Keys are derived from 256 bits (RFC 5869), and from nothing that is easier to guess. */
const secretBytes = 32;

/** Returns the secrets of the setting WORKLANE_SECRET, newest first. Shorter lines are none, and verify nothing. */
export const secretLines = (secret: string): string[] =>
  secret
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => Buffer.byteLength(line) >= secretBytes);

/** One secret per line, of which the first is in use. */
export const secrets: Parser<string> = {
  allowed: `at least ${secretBytes} bytes`,
  parse: (value) => (value.trim().startsWith(secretLines(value)[0] ?? '\n') ? value : undefined),
};

/** A URL with one of the schemes, unchanged. An @ behind the host belongs to a password that is not percent-encoded. */
export const url = (allowed: string, ...schemes: readonly string[]): Parser<string> => ({
  allowed,
  parse: (value) => {
    const parsed = URL.parse(value);
    const isUrl = parsed && schemes.includes(parsed.protocol.slice(0, -1));
    return isUrl && !`${parsed.pathname}${parsed.search}${parsed.hash}`.includes('@') ? value : undefined;
  },
});

const hostAndPort = /^(?:[\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}$/;

/** The addresses of a PostgreSQL server and its standbys, of a pooler in front of it and of replicas. */
export const database: Parser<string> = {
  allowed:
    'a postgresql:// URL with a percent-encoded password, one or more hosts, target_session_attrs=read-write or primary, ' +
    'pooler=host:port, replica=host:port,... or max_staleness=seconds if it has these',
  parse: (value) => {
    const urls = hostUrlsOf(value);
    const parsed = urls.map((each) => URL.parse(each));
    const { searchParams } = parsed[0] ?? new URL('postgresql:');
    const target = searchParams.get('target_session_attrs');
    const hosts = [...searchParams.getAll('pooler'), ...(searchParams.get('replica')?.split(',') ?? [])];
    if (!hosts.every((host) => hostAndPort.test(host))) return undefined;
    if (!/^[1-9]\d{0,3}$/.test(searchParams.get('max_staleness') ?? '1')) return undefined;
    const isDefault = target === 'any' && urls.length === 1;
    if (target !== null && !isDefault && !(sessionAttributes as readonly string[]).includes(target)) return undefined;
    // libpq reads several hosts here, too, but the driver only one.
    if (searchParams.getAll('host').some((host) => host.includes(','))) return undefined;
    const hasEveryHost = urls.length === 1 || parsed.every((each) => each?.hostname);
    const isUrl = urls.every((each) => url('', 'postgresql', 'postgres').parse(each) !== undefined);
    return hasEveryHost && isUrl ? value : undefined;
  },
};

/** `https://api.example.com`: only scheme, host and port. */
export const origin: Parser<string> = {
  allowed: 'an http or https URL without a path, a query or credentials',
  parse: (value) => {
    const parsed = URL.parse(value);
    const isBare = parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
    return isBare && !value.includes('?') && !value.includes('#') ? parsed.origin : undefined;
  },
};

/** Addresses, networks or network names of proxies. */
export const proxies: Parser<string[]> = list(
  'addresses or networks of proxies (10.0.0.0/8), separated by commas',
  (value) => namedNetworks.includes(value) || isNetwork(value),
);

export const networks: Parser<string[]> = list('addresses or networks (10.0.0.0/8), separated by commas', isNetwork);

/** `*` for all hosts, `off` for none, or names of hosts. */
export const hosts: Parser<string[]> = {
  allowed: '*, off, or names of hosts (app.example.com, *.example.com), separated by commas',
  parse: (value) => {
    if (value === 'off') return [];
    return value === '*' ? ['*'] : hostNames.parse(value);
  },
};

const hostNames = list('', (value) => value !== 'off' && /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value));

/** Names of networks that `proxy-addr` defines. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function list(allowed: string, isAllowed: (value: string) => boolean): Parser<string[]> {
  return {
    allowed,
    parse: (value) => {
      const items = value.split(',').map((each) => each.trim());
      return items.every(isAllowed) ? items : undefined;
    },
  };
}

function isNetwork(value: string): boolean {
  const [address = '', prefix = '0', ...rest] = value.split('/');
  const version = isIP(address);
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
