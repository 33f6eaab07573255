import { waitFor } from '@worklane/testing/wait-for';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../database/store.ts';
import { type FetchedDocument, freshnessOf, isAllowedHost, MetadataDocuments } from './metadata-documents.ts';
import { MetadataDocumentError } from './read-document.ts';

/** A database without stored documents. */
const db = {
  selectFrom: () => ({ select: () => ({ where: () => ({ executeTakeFirst: async () => undefined }) }) }),
} as unknown as Connection;

const url = 'https://agent.example/client.json';

/** Returns documents that are fetched by a function, at a time that tests set. */
function openDocuments(fetch: (url: URL) => Promise<FetchedDocument>) {
  const time = { now: 0, fetched: 0 };
  const documents = new MetadataDocuments({
    ...{ db, allowedHosts: ['*'], clock: () => new Date(time.now) },
    fetcher: {
      fetch(of) {
        time.fetched++;
        return fetch(of);
      },
    },
  });
  return { documents, time };
}

const document = (of: URL, cacheControl?: string): FetchedDocument => ({
  text: JSON.stringify({ client_id: of.href, client_name: 'Agent', redirect_uris: ['https://agent.example/back'] }),
  cacheControl,
});

describe('MetadataDocuments', () => {
  it('fetches a document again when it is no longer fresh', async () => {
    const { documents, time } = openDocuments(async (of) => document(of, 'max-age=600'));
    for (const [seconds, fetched] of [
      [0, 1],
      [599, 1],
      [601, 2],
    ] as const) {
      time.now = seconds * 1000;
      expect((await documents.find(url)).name).toBe('Agent');
      expect(time.fetched).toBe(fetched);
    }
  });

  it('fetches a document that it rejected again for the next request', async () => {
    const { documents, time } = openDocuments(() => Promise.reject(new MetadataDocumentError('was not found')));
    for (const fetched of [1, 2]) {
      await expect(documents.find(url)).rejects.toThrow('the metadata document was not found');
      expect(time.fetched).toBe(fetched);
    }
  });

  it('fetches for one address no more documents at once than its share, and those of others meanwhile', async () => {
    const waiting = Promise.withResolvers<void>();
    const { documents, time } = openDocuments(async (of) => waiting.promise.then(() => document(of)));
    const ids = [1, 2, 3, 4, 5];
    const results = Promise.allSettled(ids.map((id) => documents.find(`${url}?${id}`, '192.0.2.1')));
    const other = documents.find(`${url}?6`, '192.0.2.2');
    await expect(documents.find(`${url}?7`, '192.0.2.1')).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
    await waitFor(() => expect(time.fetched).toBe(5));
    waiting.resolve();
    expect((await results).map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected']);
    expect((await other).name).toBe('Agent');
    expect((await documents.find(`${url}?7`, '192.0.2.1')).name).toBe('Agent');
  });

  it('can fetch as many documents at once after errors as before', async () => {
    let isDown = true;
    const { documents } = openDocuments(async (of) => {
      if (isDown) throw new MetadataDocumentError('was not found');
      return document(of);
    });
    for (const id of [1, 2, 3]) await expect(documents.find(`${url}?${id}`)).rejects.toThrow('was not found');
    isDown = false;
    expect((await documents.find(url)).name).toBe('Agent');
  });
});

it.each([
  [undefined, 300],
  ['no-store', 300],
  ['max-age=60', 300],
  ['public, max-age=3600', 3600],
  ['max-age="7200"', 7200],
  ['max-age=3600, no-cache', 300],
  ['s-maxage=3600', 300],
  ['max-age=999999999', 86_400],
  ['max-age=-1', 300],
])('a document with Cache-Control %s is fresh for %i seconds', (cacheControl, seconds) => {
  expect(freshnessOf(cacheControl) / 1000).toBe(seconds);
});

it.each([
  ['app.example', ['*'], true],
  ['app.example', ['app.example'], true],
  ['app.example', ['other.example', 'app.example'], true],
  ['a.b.example', ['*.example'], true],
  ['app.example', ['*.app.example'], false],
  ['evil-app.example', ['*.app.example'], false],
  ['app.example.evil.example', ['app.example'], false],
  ['app.example', [], false],
])('%s is allowed by %j: %s', (hostname, allowed, expected) => {
  expect(isAllowedHost(allowed, { hostname })).toBe(expected);
});
