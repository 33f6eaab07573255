import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { type DocsServer, docsDirectory, serveDocs } from '@worklane/docs';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../environment/platform.ts';
import { snippetsOf } from '../guides/guide-snippets.ts';

let platform: Platform;
let docs: DocsServer;

beforeAll(async () => {
  platform = await startPlatform();
  docs = await serveDocs({ port: 0 });
});
afterAll(async () => {
  await platform?.stop();
  await docs?.close();
});

expectCurrentBuild('@worklane/docs');

const names = readdirSync(docsDirectory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.slice(docsDirectory.length + 1)}/${entry.name}`.replace(/^\//, ''))
  // The service has one of its own.
  .filter((name) => name !== 'host.json');
const files = names.filter((name) => !/\.(br|gz)$/.test(name));
/** The service shows its own address in the samples of these files. */
const texts = files.filter((name) => /\.(md|txt)$/.test(name));

/** Some files of each type, in several folders. */
const samples = [
  ...Map.groupBy(
    files.filter((name) => !texts.includes(name)),
    (name) => `${name.startsWith('assets/')} ${extname(name)}`,
  ).values(),
].flatMap((ofType) => ofType.filter((_, index) => index % Math.ceil(ofType.length / 5) === 0));

const pages = samples
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace(/(^|\/)index\.html$|\.html$/, '$1'));

const headerNames = [
  'content-encoding',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'x-content-type-options',
];

/** Returns what a server sends, without what may differ: dates, ETags and the spelling of some headers. */
async function send(base: string, path: string, headers: Record<string, string>) {
  const response = await fetch(new URL(`/docs/${path}`, base), { headers });
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    body: hash('sha256', body),
    type: response.headers.get('content-type')?.replace('; ', ';'),
    vary: response.headers.get('vary')?.toLowerCase(),
    ...Object.fromEntries(headerNames.map((name) => [name, response.headers.get(name)])),
  };
}

async function expectSameResponse(path: string, encoding: string) {
  const headers = { accept: 'text/html', 'accept-encoding': encoding };
  const [fromService, fromDocs] = await Promise.all(
    [platform.baseUrl, docs.url].map((base) => send(base, path, headers)),
  );
  expect(fromDocs, encoding).toEqual(fromService);
}

describe('the service and serveDocs', () => {
  it.each([...samples, ...pages])('send the same at /docs/%s, compressed as the client accepts it', async (path) => {
    for (const encoding of ['identity', 'gzip', 'gzip, deflate, br']) await expectSameResponse(path, encoding);
  });

  it.each(['nothing', 'api/nothing', 'assets/nothing.js'])('send the same page for the unknown path /docs/%s', (path) =>
    expectSameResponse(path, 'identity'),
  );

  it.each(['/docs', '/docs/api', '/docs/api/tasks'])('redirect the folder %s to its page', async (folder) => {
    for (const base of [platform.baseUrl, docs.url]) {
      const response = await fetch(new URL(folder, base), { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${folder}/`);
    }
  });

  it.each(pages.slice(0, 3))('confirm the ETag of /docs/%s', async (path) => {
    for (const base of [platform.baseUrl, docs.url]) {
      const url = new URL(`/docs/${path}`, base);
      const etag = (await fetch(url)).headers.get('etag') ?? '';
      // Without Cache-Control, fetch asks for a new copy.
      expect((await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
    }
  });
});

it('the start page of the service links to pages that exist', async () => {
  const start = await (await fetch(platform.baseUrl)).text();
  const links = [...start.matchAll(/href="(\/docs\/[^"]*)"/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect((await fetch(new URL(link, platform.baseUrl))).status, link).toBe(200);
});

it('the built documentation has a compressed copy of every text file', () => {
  const text = files.filter((name) => !/\.(woff2|png|zip|webp|avif|ico)$/.test(name));
  expect(text.flatMap((name) => [`${name}.br`, `${name}.gz`]).filter((name) => !names.includes(name))).toEqual([]);
});

it('the service shows its own address in the samples of every file for programs', async () => {
  const guides = texts.filter((name) => !name.includes('/'));
  expect(guides).toContain('authentication.md');
  for (const name of guides) {
    const url = new URL(`/docs/${name}`, platform.baseUrl);
    const response = await fetch(url);
    const markdown = await response.text();
    const ofTheMock = snippetsOf(name, markdown).filter(({ code }) => code.includes('http://127.0.0.1:4010'));
    expect(
      ofTheMock.filter(({ info }) => !info.includes('fixed')),
      name,
    ).toEqual([]);
    const etag = response.headers.get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
  }
  const authentication = await (await fetch(new URL('/docs/authentication.md', platform.baseUrl))).text();
  expect(authentication).toContain(`curl -s ${platform.baseUrl}/oauth/token`);
});

it('the service names itself in host.json', async () => {
  const response = await fetch(new URL('/docs/host.json', platform.baseUrl));
  expect(await response.json()).toMatchObject({ kind: 'service', base_url: platform.baseUrl, organization_id: 1042 });
});
