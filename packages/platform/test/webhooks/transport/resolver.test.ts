import { createSocket } from 'node:dgram';
import { expect, onTestFinished, test } from 'vitest';
import { DnsError, dnsResolver } from '../../../src/webhooks/transport/resolver.ts';

type Zone = Readonly<Record<string, { A?: string[]; AAAA?: string[] } | 'silent'>>;

const types = { 1: 'A', 28: 'AAAA' } as const;

/** Answers as an authoritative server (RFC 1035); it ends with the test. */
async function openDns(zone: Zone): Promise<{ server: string; asked: string[] }> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameAt(query, 12);
    const type = types[query.readUInt16BE(end) as keyof typeof types];
    asked.push(`${name} ${type}`);
    const entry = zone[name];
    if (entry === 'silent') return;
    const records = (entry?.[type] ?? []).map((value) => recordOf(type, value));
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(entry ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(12, end + 4), ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  return { server: `127.0.0.1:${socket.address().port}`, asked };
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

/** A record of the name that was asked for, which lives a minute. IPv6 is written without `::`. */
function recordOf(type: 'A' | 'AAAA', value: string): Buffer {
  const data = Buffer.from(
    type === 'A'
      ? value.split('.').map(Number)
      : value.split(':').flatMap((each) => [...Buffer.from(each.padStart(4, '0'), 'hex')]),
  );
  const code = type === 'A' ? 1 : 28;
  return Buffer.concat([Buffer.from([0xc0, 12, 0, code, 0, 1, 0, 0, 0, 60, 0, data.length]), data]);
}

test('a name has all its addresses, IPv4 first', async () => {
  const { server } = await openDns({
    'hooks.example.com': { A: ['203.0.114.7', '203.0.114.8'], AAAA: ['2606:4700:0:0:0:0:0:1111'] },
    'six.example.com': { AAAA: ['2606:4700:0:0:0:0:0:1111'] },
  });
  const resolve = dnsResolver([server]);
  expect(await resolve('hooks.example.com')).toEqual(['203.0.114.7', '203.0.114.8', '2606:4700::1111']);
  expect(await resolve('six.example.com')).toEqual(['2606:4700::1111']);
});

test('a name without an address is an error, whether it exists or not', async () => {
  const { server } = await openDns({ 'mail.example.com': {} });
  const resolve = dnsResolver([server]);
  await expect(resolve('mail.example.com')).rejects.toThrow(DnsError);
  await expect(resolve('none.example.com')).rejects.toThrow(DnsError);
  await expect(resolve('a..b')).rejects.toThrow(DnsError);
  await expect(dnsResolver(['127.0.0.1:1'])('hooks.example.com')).rejects.toThrow(DnsError);
});

test('who asks at the same time shares an answer, who asks later does not', async () => {
  const { server, asked } = await openDns({ 'hooks.example.com': { A: ['203.0.114.7'] } });
  const resolve = dnsResolver([server]);
  await Promise.all(Array.from({ length: 20 }, () => resolve('hooks.example.com')));
  expect(asked.toSorted()).toEqual(['hooks.example.com A', 'hooks.example.com AAAA']);
  await resolve('hooks.example.com');
  expect(asked).toHaveLength(4);
});

test('names that no server answers hold up no other', async () => {
  const silent = Array.from({ length: 50 }, (_, i) => `silent-${i}.example.com`);
  const { server } = await openDns({
    ...Object.fromEntries(silent.map((name) => [name, 'silent' as const])),
    'hooks.example.com': { A: ['203.0.114.7'] },
  });
  const resolve = dnsResolver([server]);
  let settled = 0;
  const waiting = silent.map((name) =>
    resolve(name)
      .catch((error: unknown) => error)
      .finally(() => settled++),
  );
  expect(await resolve('hooks.example.com')).toEqual(['203.0.114.7']);
  expect(settled).toBe(0);
  for (const answer of await Promise.all(waiting)) expect(answer).toBeInstanceOf(DnsError);
});
