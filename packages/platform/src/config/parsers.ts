import { isIP } from 'node:net';

/** How the text of an environment variable becomes a value. */
export interface Parser<T> {
  /** What is allowed, to follow "must be". */
  readonly allowed: string;
  /** Undefined when the text is not allowed. */
  readonly parse: (text: string) => T | undefined;
}

export const text: Parser<string> = { allowed: 'a text', parse: (value) => value };

export const wholeNumber = (from: number, to: number): Parser<number> => ({
  allowed: `a whole number from ${from} to ${to}`,
  parse: (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  },
});

export const oneOf = <const T extends string>(...values: readonly T[]): Parser<T> => ({
  allowed: `one of ${values.join(', ')}`,
  parse: (value) => values.find((each) => each === value),
});

export const atLeastBytes = (length: number): Parser<string> => ({
  allowed: `a text of ${length} bytes or more`,
  parse: (value) => (Buffer.byteLength(value) >= length ? value : undefined),
});

/** A URL of one of the schemes, as it was given. */
export const url = (allowed: string, ...schemes: readonly string[]): Parser<string> => ({
  allowed,
  parse: (value) => (schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? '') ? value : undefined),
});

/** `https://api.example.com`: scheme, host and port, and nothing else. */
export const origin: Parser<string> = {
  allowed: 'an http or https URL without a path, a query or credentials',
  parse: (value) => {
    const parsed = URL.parse(value);
    const isBare = parsed && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
    return isBare && !value.includes('?') && !value.includes('#') ? parsed.origin : undefined;
  },
};

/** The networks of proxies that may say where a request comes from. */
export const proxies: Parser<string[]> = list(
  'addresses or networks of proxies (10.0.0.0/8), separated by commas',
  (value) => namedNetworks.includes(value) || isNetwork(value),
);

export const networks: Parser<string[]> = list('addresses or networks (10.0.0.0/8), separated by commas', isNetwork);

/** Names that stand for networks of their kind, as `proxy-addr` knows them. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function list(allowed: string, isAllowed: (value: string) => boolean): Parser<string[]> {
  return {
    allowed,
    parse: (value) => {
      const given = value.split(',').map((each) => each.trim());
      return given.every(isAllowed) ? given : undefined;
    },
  };
}

function isNetwork(value: string): boolean {
  const [address = '', prefix = '0', ...rest] = value.split('/');
  const version = isIP(address);
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
