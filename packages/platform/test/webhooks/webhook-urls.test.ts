import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../environment/test-api.ts';
import type { TestOrganization } from '../environment/test-organization.ts';
import { post, put, register } from './test-webhooks.ts';

let api: TestApi;
let organization: TestOrganization;
let id: number;

beforeAll(async () => {
  api = await openTestApi();
  organization = await api.organization();
  ({ id } = await register(organization));
});
afterAll(() => api.close());

/** URLs that violate the pattern of the contract, or a rule of the platform. */
const invalid: readonly (readonly [url: string, code: string, detail: string])[] = [
  ['hooks.example.com', 'invalid_format', 'must be an absolute URI'],
  ['https://256.256.256.256/', 'invalid_format', 'must be an absolute URL'],
  ['https://', 'invalid_format', 'must be an absolute URL'],
  ['https:///hooks.example.com', 'invalid_format', 'must have a host after https://'],
  ['https:hooks.example.com', 'invalid_format', 'must have a host after https://'],
  ['ftp://hooks.example.com', 'url_not_https', 'must use https'],
  ['http://hooks.example.com', 'url_not_https', 'must use https'],
  ['http://10.1.2.3/', 'url_not_https', 'must use https'],
  [
    'http://localhost:3000/hooks',
    'url_not_https',
    'must use https; to receive events on your machine, run `worklane listen --to http://localhost:3000/hooks`',
  ],
  [
    'http://[::1]:3000/?a=1&b=$(id)',
    'url_not_https',
    'must use https; to receive events on your machine, run `worklane listen`',
  ],
  [
    'https://127.0.0.1:3000/hooks',
    'url_not_public',
    'must have a public host; to receive events on your machine, run `worklane listen --to https://127.0.0.1:3000/hooks`',
  ],
  ['https://@hooks.example.com', 'url_has_credentials', 'must not contain a username or a password'],
  ['https://user@hooks.example.com', 'url_has_credentials', 'must not contain a username or a password'],
  ['https://me:pw@hooks.example.com', 'url_has_credentials', 'must not contain a username or a password'],
  ['https://hooks.example.com/#here', 'url_has_fragment', 'must not contain a fragment'],
  ['https://hooks.example.com/#', 'url_has_fragment', 'must not contain a fragment'],
  [`https://hooks.example.com/${'x'.repeat(2048)}`, 'too_long', 'must have at most 2048 characters'],
];

describe.each([
  [
    'POST /api/webhooks',
    (url: string) => post(organization, '', { url, org_id: organization.id, events: ['task.created'] }),
  ],
  ['PUT /api/webhooks/{webhook_id}', (url: string) => put(organization, `/${id}`, { url, events: ['task.created'] })],
])('%s', (_, send) => {
  it.each(invalid)('rejects the URL %s with %s', async (url, code, detail) => {
    const response = await send(url);
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(response.body.errors).toEqual([{ in: 'body', pointer: '/url', code, detail }]);
  });

  it.each(['https://10.1.2.3/hook', 'https://0.0.0.0/', 'https://[::ffff:127.0.0.1]/'])(
    'rejects the URL %s, whose host is not public, with url_not_public',
    async (url) => {
      const detail = expect.stringMatching(/^must have a public host; .* cannot be reached from the Internet$/);
      const response = await send(url);
      expect(response.body.errors).toEqual([{ in: 'body', pointer: '/url', code: 'url_not_public', detail }]);
    },
  );
});
