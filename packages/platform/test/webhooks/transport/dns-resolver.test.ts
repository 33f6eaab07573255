import { createSocket } from 'node:dgram';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DnsError, dnsResolver } from '../../../src/outbound/guarded-connector.ts';

type Zone = Readonly<Record<string, { A?: string[]; AAAA?: string[] } | 'silent'>>;

const types = { 1: 'A', 28: 'AAAA' } as const;

/** Opens an authoritative DNS server (RFC 1035), which is closed after the test. */
async function openDns(zone: Zone): Promise<{ server: string; queries: string[] }> {
  const queries: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameAt(query, 12);
    const type = types[query.readUInt16BE(end) as keyof typeof types];
    queries.push(`${name} ${type}`);
    const entry = zone[name];
    if (entry === 'silent') return;
    const records = (entry?.[type] ?? []).map((value) => encodeRecord(type, value));
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(entry ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  return { server: `127.0.0.1:${socket.address().port}`, queries };
}

function nameAt(query: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

/** Returns a record of the queried name with a TTL of a minute. IPv6 is written without `::`. */
function encodeRecord(type: 'A' | 'AAAA', value: string): Buffer {
  const data = Buffer.from(
    type === 'A'
      ? value.split('.').map(Number)
      : value.split(':').flatMap((each) => [...Buffer.from(each.padStart(4, '0'), 'hex')]),
  );
  const code = type === 'A' ? 1 : 28;
  return Buffer.concat([Buffer.from([0xc0, 12, 0, code, 0, 1, 0, 0, 0, 60, 0, data.length]), data]);
}

describe('dnsResolver', () => {
  it('returns all addresses of a name, IPv4 first', async () => {
    const { server } = await openDns({
      'hooks.example.com': { A: ['203.0.114.7', '203.0.114.8'], AAAA: ['2606:4700:0:0:0:0:0:1111'] },
      'six.example.com': { AAAA: ['2606:4700:0:0:0:0:0:1111'] },
    });
    const resolve = dnsResolver([server]);
    expect(await resolve('hooks.example.com')).toEqual(['203.0.114.7', '203.0.114.8', '2606:4700::1111']);
    expect(await resolve('six.example.com')).toEqual(['2606:4700::1111']);
  });

  it('rejects with DnsError for a name without an address, whether it exists or not', async () => {
    const { server } = await openDns({ 'mail.example.com': {} });
    const resolve = dnsResolver([server]);
    await expect(resolve('mail.example.com')).rejects.toThrow(DnsError);
    await expect(resolve('none.example.com')).rejects.toThrow(DnsError);
    await expect(resolve('a..b')).rejects.toThrow(DnsError);
    await expect(dnsResolver(['127.0.0.1:1'])('hooks.example.com')).rejects.toThrow(DnsError);
  });

  it('shares a response between concurrent lookups, not with later ones', async () => {
    const { server, queries } = await openDns({ 'hooks.example.com': { A: ['203.0.114.7'] } });
    const resolve = dnsResolver([server]);
    await Promise.all(Array.from({ length: 20 }, () => resolve('hooks.example.com')));
    expect(queries.toSorted()).toEqual(['hooks.example.com A', 'hooks.example.com AAAA']);
    await resolve('hooks.example.com');
    expect(queries).toHaveLength(4);
  });

  it('is not delayed by names whose server does not respond', async () => {
    const silent = Array.from({ length: 50 }, (_, i) => `silent-${i}.example.com`);
    const { server } = await openDns({
      ...Object.fromEntries(silent.map((name) => [name, 'silent' as const])),
      'hooks.example.com': { A: ['203.0.114.7'] },
    });
    const resolve = dnsResolver([server]);
    let settled = 0;
    for (const name of silent) {
      resolve(name)
        .catch((error: unknown) => error)
        .finally(() => settled++);
    }
    expect(await resolve('hooks.example.com')).toEqual(['203.0.114.7']);
    expect(settled).toBe(0);
  });
});
