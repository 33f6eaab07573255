import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  createDocumentFetcher,
  type DocumentFetcherOptions,
} from '../../src/oauth/clients/documents/metadata-documents.ts';
import { AddressPolicy } from '../../src/outbound/address-policy.ts';
import { DocumentHost } from './document-host.ts';

const host = await DocumentHost.listen();

/** Returns a fetcher with the default address policy, which resolves every name to these addresses. */
async function openFetcher(addresses: readonly string[], options: Partial<DocumentFetcherOptions> = {}) {
  const ca = await readFile(host.env.WEBHOOK_CA_FILE ?? '', 'utf8');
  const fetcher = createDocumentFetcher({
    ...{ addressPolicy: new AddressPolicy(), ca, resolve: async () => addresses, timeoutMs: 60_000 },
    ...options,
  });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

it.each([
  ['a loopback address', ['127.0.0.1']],
  ['a private address', ['10.1.2.3']],
  ['a private address beside a public one', ['93.184.215.14', '192.168.0.1']],
  ['the address of the metadata of clouds', ['169.254.169.254']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['no address', []],
])('a document on a name with %s is not fetched', async (_what, addresses) => {
  const fetcher = await openFetcher(addresses);
  const before = host.requests.length;
  await expect(fetcher.fetch(new URL(host.url('/client.json', 'agent.example')))).rejects.toThrow(
    'the metadata document is on a host without a public address',
  );
  expect(host.requests.length).toBe(before);
});

it('a document is received with its Cache-Control, without following a redirect to it', async () => {
  const addressPolicy = new AddressPolicy([], { loopbackHttp: true });
  const fetcher = await openFetcher([], { addressPolicy });
  const url = host.publish({}, { 'cache-control': 'max-age=600' });
  expect(await fetcher.fetch(new URL(url))).toEqual({
    text: expect.stringContaining('Compass Agent'),
    cacheControl: 'max-age=600',
  });
  const before = host.requests.length;
  const headers = { location: url, 'content-type': 'application/json' };
  const moved = host.serve((response) => response.writeHead(301, headers).end('{}'));
  await expect(fetcher.fetch(new URL(moved))).rejects.toThrow('its URL returned the status 301 instead of 200');
  expect(host.requests.length - before).toBe(1);
});

it('a document with a suffixed JSON type is received; one of a host with an unknown certificate is not', async () => {
  const addressPolicy = new AddressPolicy([], { loopbackHttp: true });
  const url = new URL(host.publish({}, { 'content-type': 'application/client-metadata+json; charset=utf-8' }));
  expect(await (await openFetcher([], { addressPolicy })).fetch(url)).toBeDefined();
  const untrusting = await openFetcher([], { addressPolicy, ca: undefined });
  await expect(untrusting.fetch(url)).rejects.toThrow('the metadata document could not be fetched from its host');
});

it('a document is given up when its host sends nothing, or sends it slowly', async () => {
  const options = { addressPolicy: new AddressPolicy([], { loopbackHttp: true }), timeoutMs: 1000 };
  const fetcher = await openFetcher([], options);
  const silent = host.serve(() => undefined);
  const slow = host.serve((to) => {
    to.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => to.write(' '), 20);
    to.on('close', () => clearInterval(timer));
  });
  const reject = (url: string) =>
    expect(fetcher.fetch(new URL(url))).rejects.toThrow('was not received within 1 seconds');
  await Promise.all([reject(silent), reject(slow)]);
});

it('a document is given up after 5 seconds', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  const fetcher = createDocumentFetcher({
    addressPolicy: new AddressPolicy([], { loopbackHttp: true }),
    ca: undefined,
  });
  onTestFinished(() => fetcher.close());
  await expect(fetcher.fetch(new URL(host.publish()))).rejects.toThrow('was not received within 5 seconds');
  expect(timeout).toHaveBeenCalledWith(5000);
});
