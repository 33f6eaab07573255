import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@worklane/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OAuthServer } from '../oauth/oauth-server.ts';

let server: OAuthServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-docs-'));
  await writeFile(join(folder, 'index.html'), '<title>Docs</title>');
  await writeFile(join(folder, 'openapi.json'), '{}');
  server = await OAuthServer.open({ env: { DOCS_FOLDER: folder, DASHBOARD_FOLDER: folder } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Returns the status and the media type of a response. */
async function get(request: InjectOptions): Promise<[status: number, mediaType: unknown]> {
  const { statusCode, headers } = await server.service.app.inject(request);
  return [statusCode, headers['content-type']];
}

const { authorize, createToken } = operations;

describe('a JSON response is application/json without a charset', () => {
  it.each(['/health/live', '/health/ready'])('from %s', async (url) => {
    expect(await get({ url })).toEqual([200, 'application/json']);
  });

  it('for a file', async () => {
    expect(await get({ url: '/docs/openapi.json' })).toEqual([200, 'application/json']);
    expect(await get({ url: '/dashboard/openapi.json' })).toEqual([200, 'application/json']);
  });
});

describe('a problem is application/problem+json without a charset', () => {
  it.each<[string, number, InjectOptions]>([
    ['an unknown path', 404, { url: '/nowhere' }],
    ['a missing file', 404, { url: '/docs/missing' }],
    ['a missing session', 401, { url: '/dashboard/api/session' }],
    ['an unsupported method', 405, { method: 'DELETE', url: createToken.path }],
    ['a trailing slash', 404, { method: 'POST', url: `${createToken.path}/` }],
    ['a trailing slash before a query', 404, { url: `${authorize.path}/?client_id=app_1` }],
    ['a path that cannot be decoded', 400, { url: '/docs/%zz' }],
  ])('for %s', async (_name, status, request) => {
    expect(await get(request)).toEqual([status, 'application/problem+json']);
  });
});
