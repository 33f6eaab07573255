import { globalIpv6, specialIpv4, specialIpv6 } from '@worklane/contract/webhook-url';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { AddressPolicy, isPublic, parseHost } from './address-policy.ts';

const special = [...Object.keys(specialIpv4), ...Object.keys(specialIpv6)];

/** Networks outside the allocated unicast, each with a purpose of its own. */
const unallocated = [
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '4000::/3',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

describe('isPublic', () => {
  it.each([...special, ...unallocated])('is false for %s, from the first to the last address', (network) => {
    expect(spread(network, 500).filter(isPublic)).toEqual([]);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '168.63.129.17',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '191.255.255.255',
    '192.0.1.0',
    '192.0.3.0',
    '192.88.98.255',
    '192.88.100.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '198.51.101.0',
    '203.0.112.255',
    '203.0.114.0',
    '223.255.255.255',
    '2000::',
    '2001:200::',
    '2001:4860:4860::8888',
    '2001:db7:ffff::1',
    '2001:db9::',
    '2003::',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
    '3ffe:ffff::1',
    '3fff:1000::',
  ])('is true for %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ['the metadata of clouds', '169.254.169.254'],
    ['the metadata of AWS', 'fd00:ec2::254'],
    ['the metadata of Alibaba', '100.100.100.200'],
    ['the metadata of Oracle', '192.0.0.192'],
    ['the platform of Azure', '168.63.129.16'],
    ['loopback, IPv4-mapped', '::ffff:127.0.0.1'],
    ['loopback, IPv4-mapped in hex', '::ffff:7f00:1'],
    ['a public address, IPv4-mapped', '::ffff:8.8.8.8'],
    ['loopback, IPv4-compatible', '::127.0.0.1'],
    ['loopback, IPv4-translated', '::ffff:0:127.0.0.1'],
    ['loopback by NAT64', '64:ff9b::7f00:1'],
    ['a private address by the local NAT64', '64:ff9b:1::a00:1'],
    ['loopback by 6to4', '2002:7f00:1::'],
    ['loopback by Teredo', '2001:0:7f00:1::80ff:fffe'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['benchmarking', '2001:2::1'],
    ['link-local, with its zone', 'fe80::1%eth0'],
  ])('is false for %s: %s', (_, address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['', 'localhost', '127.1', '0x7f000001', '2130706433', '127.0.0.1 ', '[::1]', '1.1.1.1/32', '::g'])(
    'is false for %j, which is not an address and no policy allows',
    (text) => {
      expect(isPublic(text)).toBe(false);
      expect(new AddressPolicy(['0.0.0.0/0', '::/0']).allows(text)).toBe(false);
    },
  );

  it('is true only for addresses that ipaddr.js, which has its own table, calls unicast', () => {
    const everywhere = [...spread('0.0.0.0/0', 20_000), ...spread('::/0', 2000), ...spread(globalIpv6, 20_000)];
    const wrong = everywhere.filter((address) => isPublic(address) && ipaddr.parse(address).range() !== 'unicast');
    // ipaddr.js calls AS112 and AMT reserved; IANA lists them as globally reachable.
    const reachable = ['192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', '2620:4f:8000::/48'];
    const isReachable = (address: string) =>
      reachable.some((network) => ipaddr.parse(address).match(ipaddr.parseCIDR(network)));
    expect(wrong.filter((address) => !isReachable(address))).toEqual([]);
  });
});

describe('AddressPolicy', () => {
  const policy = new AddressPolicy(['127.0.0.0/8', '10.1.2.3', 'fd00:1::/32']);

  it.each(['127.0.0.1', '127.255.255.255', '10.1.2.3', 'fd00:1:ffff::1', '8.8.8.8'])('allows %s', (address) => {
    expect(policy.allows(address)).toBe(true);
  });

  it.each(['10.1.2.4', '0.0.0.1', '169.254.169.254', 'fd00:2::1', '::1'])('blocks %s', (address) => {
    expect(policy.allows(address)).toBe(false);
  });

  it('allows only public addresses by default', () => {
    expect(new AddressPolicy().allows('127.0.0.1')).toBe(false);
  });

  it('allows loopback hosts over http only with the option, and never an address that DNS returned', () => {
    const hosts = ['localhost', 'hooks.localhost.', '127.0.0.1', '[::1]', '10.1.2.3', 'hooks.example.com', '[::]'];
    const decisions = (each: AddressPolicy) =>
      hosts.map(parseHost).map((host) => [each.allowedAddresses(host).length, each.allowsHttp(host)]);
    const none = [0, false];
    expect(decisions(new AddressPolicy())).toEqual([none, none, none, none, none, none, none]);
    expect(decisions(new AddressPolicy([], { loopbackHttp: true }))).toEqual([
      [2, true],
      [2, true],
      [1, true],
      [1, true],
      none,
      none,
      none,
    ]);
    expect(decisions(policy)).toEqual([[1, false], [1, false], [1, false], none, [1, false], none, none]);
    expect(new AddressPolicy([], { loopbackHttp: true }).allows('127.0.0.1')).toBe(false);
  });

  it.each(['10.0.0.0/33', 'localhost', '10.0.0/8', ''])('throws RangeError for the network %j', (network) => {
    expect(() => new AddressPolicy([network])).toThrow(RangeError);
  });
});

/** Returns the first and the last address of a network, and addresses at equal distances in between. */
function spread(network: string, count: number): string[] {
  const [base = '', prefix = ''] = network.split('/');
  const bytes = ipaddr.parse(base).toByteArray();
  const first = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const size = 1n << BigInt(bytes.length * 8 - Number(prefix));
  const steps = size < BigInt(count) ? size : BigInt(count);
  return Array.from({ length: Number(steps) }, (_, step) => {
    const offset = steps === 1n ? 0n : ((size - 1n) * BigInt(step)) / (steps - 1n);
    return addressOf(first + offset, bytes.length);
  });
}

function addressOf(value: bigint, length: number): string {
  const bytes = Array.from({ length }, (_, index) => Number((value >> BigInt(8 * (length - 1 - index))) & 255n));
  return ipaddr.fromByteArray(bytes).toString();
}
