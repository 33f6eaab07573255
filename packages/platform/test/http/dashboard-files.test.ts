import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { openApp } from '../observability/operations-app.ts';

const fontFile = 'inter-latin-wght-normal-Dx4kXJAl.woff2';

const store = await openEmbeddedStore();
const folder = await openFolder();
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<title>Dashboard</title>');
await writeFile(join(folder, 'favicon.svg'), '<svg/>');
await writeFile(join(folder, 'assets', fontFile), 'font');
await writeFile(join(folder, 'assets', 'index-a1b2c3d4.js'), 'go()');
const { app } = openApp(store, { env: { DASHBOARD_FOLDER: folder } });
await app.listen({ host: '127.0.0.1', port: 0 });

describe('the built dashboard', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/organizations/7/webhooks',
    '/dashboard/organizations/7/events/task.created',
    '/dashboard/index.html?x=1',
  ])('is served at %s with a strict content security policy', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, '<title>Dashboard</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has immutable caching for hashed files and revalidation for others', async () => {
    const script = await app.inject('/dashboard/assets/index-a1b2c3d4.js');
    expect(script.body).toBe('go()');
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await app.inject('/dashboard/favicon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  });

  it.each(['/dashboard/assets/index-old.js', '/dashboard/api/none', '/dashboardx', '/dashboard/../package.json'])(
    'has nothing at %s',
    async (url) => {
      const response = await app.inject(url);
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('leaves paths of the API to their routes', async () => {
    const response = await app.inject('/dashboard/api/none/');
    expect(response.json().detail).toBe('No route matches GET /dashboard/api/none/.');
  });
});

it('responds with 404 at /dashboard without a built dashboard', async () => {
  const { app: bare } = openApp(store, { env: { DASHBOARD_FOLDER: '/nowhere' } });
  expect((await bare.inject('/dashboard')).json()).toMatchObject({ code: 'not_found' });
});

describe('the font of the pages', () => {
  it('is the file of the dashboard, which is cached for a year', async () => {
    const page = await app.inject('/');
    expect(page.body).toContain(
      '<link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(page.headers['content-security-policy']).toContain("font-src 'self'");
    const { statusCode, headers } = await app.inject('/fonts/inter.woff2');
    expect([statusCode, headers.location]).toEqual([302, `/dashboard/assets/${fontFile}`]);
    const font = await app.inject(`/dashboard/assets/${fontFile}`);
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('does not exist without a dashboard', async () => {
    const { app: other } = openApp(store, { env: { DASHBOARD_FOLDER: '/nonexistent' } });
    expect((await other.inject('/')).body).toContain('href="/sign-in"');
    expect((await other.inject('/fonts/inter.woff2')).statusCode).toBe(404);
  });
});
