import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@worklane/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, ownTokenForm } from '../oauth/oauth-requests.ts';
import { OAuthServer } from '../oauth/oauth-server.ts';

let server: OAuthServer;
let folder: string;
let tokenForm: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-docs-'));
  await writeFile(join(folder, 'index.html'), '<title>Docs</title>');
  await writeFile(join(folder, 'openapi.json'), '{}');
  server = await OAuthServer.open({ env: { DOCS_FOLDER: folder, DASHBOARD_FOLDER: folder } });
  const application = await server.application(await server.organization('Harbour'), { type: 'private' });
  tokenForm = new URLSearchParams(given(ownTokenForm(application))).toString();
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

const form = (url: string, payload: string): InjectOptions => ({
  method: 'POST',
  url,
  payload,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const { authorize, createToken, revokeToken, getJsonWebKeySet, getAuthorizationServerMetadata } = operations;

describe('a JSON response is application/json without a charset', () => {
  it.each(['/health/live', '/health/ready', getJsonWebKeySet.path, getAuthorizationServerMetadata.path])(
    'from %s',
    async (url) => {
      expect(await get({ url })).toEqual([200, 'application/json']);
    },
  );

  it('from the token endpoint', async () => {
    expect(await get(form(createToken.path, tokenForm))).toEqual([200, 'application/json']);
    expect(await get(form(createToken.path, ''))).toEqual([400, 'application/json']);
    expect(await get(form(createToken.path, `${tokenForm}x&client_id=app_unknown`))).toEqual([400, 'application/json']);
    const unknown = tokenForm.replace(/client_id=\w+/, 'client_id=app_unknown');
    expect(await get(form(createToken.path, unknown))).toEqual([401, 'application/json']);
  });

  it('from the revocation endpoint', async () => {
    expect(await get(form(revokeToken.path, `${tokenForm}&token=x`))).toEqual([200, 'application/json']);
    expect(await get(form(revokeToken.path, tokenForm))).toEqual([400, 'application/json']);
  });

  it('from the authorization endpoint', async () => {
    const headers = { accept: 'application/json' };
    expect(await get({ url: authorize.path, headers })).toEqual([400, 'application/json']);
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
    ['a missing token', 401, { url: '/api/webhooks' }],
    ['a missing session', 401, { url: '/dashboard/api/session' }],
    ['an unsupported method', 405, { method: 'DELETE', url: createToken.path }],
    ['a trailing slash', 404, { method: 'POST', url: `${createToken.path}/` }],
    ['a trailing slash before a query', 404, { url: `${authorize.path}/?client_id=app_1` }],
    ['a path that cannot be decoded', 400, { url: '/docs/%zz' }],
  ])('for %s', async (_name, status, request) => {
    expect(await get(request)).toEqual([status, 'application/problem+json']);
  });
});
