import { once } from 'node:events';
import { get as request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocsServer, serveDocs } from '../src/index.ts';
import { builtSite } from './built-site.ts';

let server: DocsServer;
beforeAll(async () => {
  builtSite();
  server = await serveDocs({ port: 0 });
});
afterAll(() => server.close());

const get = (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' });

describe('serveDocs', () => {
  it.each(['/', '/docs', '/docs?a=b'])('redirects %s to the landing page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs/');
  });

  it('redirects a folder to its index page', async () => {
    const response = await get('/docs/api/tasks');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs/api/tasks/');
  });

  it.each(['/docs/', '/docs/problems', '/docs/api/', '/docs/events/'])('serves %s as a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each(['/docs/nothing', '/docs/api/nothing', '/elsewhere', '/docs/../package.json', '/docs/%2e%2e/package.json'])(
    'returns 404 and an error page for %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('404');
    },
  );

  it('refuses a host name that a website resolves to this machine', async () => {
    const [response] = await once(request(server.url, { headers: { Host: 'evil.example' }, agent: false }), 'response');
    expect(response.resume().statusCode).toBe(403);
  });

  it('marks assets with a content hash as immutable', async () => {
    const page = await (await get('/docs/api/')).text();
    const [, asset = ''] = /"\.\.\/(assets\/app\.[^"]+\.js)"/.exec(page) ?? [];
    expect((await get(`/docs/${asset}`)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/docs/worklane.css')).headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it('rejects a port that is already in use', async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveDocs({ port })).rejects.toThrow(
      `Port ${port} is already in use. Choose another one with --port.`,
    );
  });
});
