import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { openFolder } from '@worklane/testing/afterwards';
import { describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '../environment/embedded-stores.ts';
import { getRaw, openApp } from '../observability/operations-app.ts';

const script = 'assets/app.a1b2c3d4.js';
const files: Record<string, string> = {
  'index.html': '<h1>Reference</h1>',
  'problems.html': '<h1>Problems</h1>',
  'api/index.html': '<h1>Operations</h1>',
  'api/tasks/create-task.html': '<h1>Create a task</h1>',
  'api/tasks/create-task.md': '# Create a task',
  'openapi.yaml': 'openapi: 3.1.0',
  'openapi.json': '{}',
  'sitemap.xml': '<urlset/>',
  'llms.txt': 'Worklane',
  'models.zip': 'PK',
  '404.html': '<h1>Page not found</h1>',
  [script]: 'go()',
  'assets/style.Dx4kXJAl.css': 'p {}',
  'assets/chunks/theme.B_9-xYz0.js': 'theme()',
  'assets/inter.Dx4kXJAl.woff2': 'font',
  'assets/create-task.md.C0ffee12.lean.js': 'page()',
  'worklane.css': 'p {}',
};

const store = await openEmbeddedStore();
const folder = await openFolder();
for (const directory of ['api/tasks', 'assets/chunks']) await mkdir(join(folder, directory), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(folder, name), content);
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  await writeFile(join(folder, `${name}.gz`), gzipSync(content));
}
const { app } = openApp(store, { env: { DOCS_FOLDER: folder } });
await app.listen({ host: '127.0.0.1', port: 0 });

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/docs/${path}`, headers });

describe('the built documentation', () => {
  it.each([
    ['', 'index.html'],
    ['problems', 'problems.html'],
    ['problems.html', 'problems.html'],
    ['api/', 'api/index.html'],
    ['api/tasks/create-task', 'api/tasks/create-task.html'],
    ['api/tasks/create-task?x=1', 'api/tasks/create-task.html'],
  ])('serves /docs/%s as a page that is revalidated', async (path, name) => {
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, body]).toEqual([200, files[name]]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    const cached = await get(path, { 'if-none-match': String(headers.etag) });
    expect([cached.statusCode, cached.body]).toEqual([304, '']);
  });

  it('redirects /docs to /docs/', async () => {
    const { statusCode, headers } = await app.inject('/docs');
    expect([statusCode, headers.location]).toEqual([302, '/docs/']);
  });

  it.each([
    ['api/tasks/create-task.md', 'text/markdown; charset=utf-8'],
    ['openapi.yaml', 'text/yaml; charset=utf-8'],
    ['openapi.json', 'application/json'],
    ['sitemap.xml', 'application/xml'],
    ['llms.txt', 'text/plain; charset=utf-8'],
    ['models.zip', 'application/zip'],
    ['worklane.css', 'text/css; charset=utf-8'],
  ])('serves %s as %s that is revalidated', async (name, type) => {
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const response = await get(name, headers);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(Object.keys(files).filter((name) => name.startsWith('assets/')))(
    'lets browsers keep %s, whose name has a hash of its content',
    async (name) => {
      const { body, headers } = await get(name);
      expect(body).toBe(files[name]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('is compressed by the build, and sent as the client accepts it: %s', async (accepted, encoding, decompress) => {
    for (const [path, name] of [
      ['api/tasks/create-task', 'api/tasks/create-task.html'],
      ['api/', 'api/index.html'],
      [script, script],
    ] as const) {
      const { headers, rawPayload } = await get(path, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(decompress(rawPayload).toString()).toBe(files[name]);
      const cached = await get(path, { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) });
      expect(cached.statusCode).toBe(304);
    }
  });
});

describe('the start page', () => {
  it('leads to the documentation and to a first request, if they have been built', async () => {
    const links = (body: string) => [...body.matchAll(/href="(\/docs\/[^"]*)"/g)].map(([, path]) => path);
    expect(links((await app.inject('/')).body)).toEqual(['/docs/', '/docs/api/contacts/list-contacts']);
    const { app: bare } = openApp(store, { env: { DOCS_FOLDER: '/nowhere' } });
    expect(links((await bare.inject('/')).body)).toEqual([]);
  });
});

describe('an unknown path of the documentation', () => {
  it.each(['none', 'none/', 'api/tasks/none.html', 'assets/app.00000000.js'])(
    'gets a page for browsers at /docs/%s, and a problem for programs',
    async (path) => {
      const page = await get(path, { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'br' });
      expect([page.statusCode, brotliDecompressSync(page.rawPayload).toString()]).toEqual([404, files['404.html']]);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'none'",
      });
      const problem = await get(path, { accept: '*/*' });
      expect([problem.statusCode, problem.headers['content-type']]).toEqual([404, 'application/problem+json']);
      expect(problem.json()).toMatchObject({ code: 'not_found', detail: 'The documentation has no such page.' });
    },
  );

  it.each([
    'none',
    '../package.json',
    '%2e%2e/package.json',
    '%2e%2e/%2e%2e/package.json',
    '..%2f..%2fpackage.json',
    '..%5c..%5cpackage.json',
    'assets/%2e%2e/index.html',
    '/index.html',
    '%2fetc/passwd',
    'index.html%00',
    '.',
    'assets/',
  ])('is not found outside of the folder: /docs/%s', async (path) => {
    const { statusCode, headers } = await getRaw(app, `/docs/${path}`);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('is being built, until it is there', async () => {
    const later = await openFolder();
    await writeFile(join(later, 'index.html'), 'An earlier build');
    const { app: service } = openApp(store, { env: { DOCS_FOLDER: later } });
    await rm(join(later, 'index.html'));
    const waiting = await service.inject('/docs/getting-started');
    expect(waiting.statusCode).toBe(503);
    expect(waiting.headers).toMatchObject({ refresh: '5', 'retry-after': '5', 'cache-control': 'no-store' });
    expect(waiting.body).toContain('The documentation is being built');
    await writeFile(join(later, 'getting-started.html'), 'New');
    await writeFile(join(later, 'index.html'), 'A build');
    expect((await service.inject('/docs/getting-started')).body).toBe('New');
  });

  it('is every path if the documentation has not been built', async () => {
    const { app: bare } = openApp(store, { env: { DOCS_FOLDER: '/nowhere' } });
    expect((await bare.inject('/docs/')).json()).toMatchObject({ code: 'not_found' });
  });
});
