import { readdirSync } from 'node:fs';
import { docsDirectory } from '@worklane/docs';
import { expectCurrentBuild } from '@worklane/testing/current-build';
import { beforeAll, expect, it } from 'vitest';
import { type SharedPlatform, sharedPlatform } from '../environment/shared-platform.ts';
import { snippetsOf } from '../guides/guide-snippets.ts';

let platform: SharedPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
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

it.each(['/docs/api', '/docs/api/tasks'])('the service redirects the folder %s to its page', async (folder) => {
  const { status, headers } = await fetch(new URL(folder, platform.baseUrl), { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, `${folder}/`]);
});
