import { describe, expect, it } from 'vitest';
import { clientCredentials, rawError } from '../src/index.ts';
import { tokensOf } from './auth/token-server.ts';
import { createTestClient, json, problem, reset, serve, tokenFor } from './scripted-server.ts';

const path = { organization_id: 1, id: 7 };

describe('client.raw', () => {
  it('sends the access token, retries lost connections and throws network errors', async () => {
    const { baseUrl, received } = await serve(reset, json(200, { id: 7 }, { etag: '"3"' }));
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
    const { data, response } = await client.raw.GET('/api/v1/{organization_id}/tasks/{id}', { params: { path } });
    expect([data?.id, response.headers.get('etag')]).toEqual([7, '"3"']);
    expect(received[1]).toMatchObject({
      path: '/api/v1/1/tasks/7',
      headers: { authorization: `Bearer ${tokenFor(1)}` },
    });

    const lost = createTestClient({ baseUrl: 'http://127.0.0.1:1', auth: tokenFor(1) });
    await expect(lost.client.raw.GET('/api/webhook-events')).rejects.toMatchObject({ code: 'network_error' });
  });

  it('asks for the version of the contract, as all methods do', async () => {
    const { baseUrl, received } = await serve(json(200, { id: 7 }), json(200, { id: 7 }));
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1), version: '2026-11-27' });
    await client.raw.GET('/api/v1/{organization_id}/tasks/{id}', { params: { path } });
    await client.tasks.get(7);
    const version = { 'worklane-version': '2026-11-27' };
    expect(received).toMatchObject([{ headers: version }, { headers: version }]);
  });

  it('returns a problem as error, as openapi-fetch does', async () => {
    const { baseUrl } = await serve(problem(404, 'not_found'));
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
    const { error, response } = await client.raw.GET('/api/v1/{organization_id}/tasks/{id}', { params: { path } });
    expect([error?.code, response.status]).toEqual(['not_found', 404]);
    expect(rawError({ error, response })).toMatchObject({ name: 'WorklaneError', code: 'not_found', status: 404 });
  });

  it('returns an error response that is no problem, which rawError reports as unexpected', async () => {
    const { baseUrl } = await serve((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>'));
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1), maxRetries: 0 });
    const { error, response } = await client.raw.GET('/api/webhook-events');
    expect(rawError({ error, response })).toMatchObject({ code: 'unexpected_response', status: 502 });
  });

  it('renews a rejected token and sends the body again', async () => {
    const { baseUrl, received } = await serve(
      json(200, tokensOf(1)),
      problem(401, 'token_expired'),
      json(200, tokensOf(2)),
      json(201, { id: 8 }),
    );
    const auth = clientCredentials({ clientId: 'a', clientSecret: 's', organizationId: 1, scope: ['tasks.write'] });
    const { client } = createTestClient({ baseUrl, auth });
    const params = { path: { organization_id: 1 } };
    await client.raw.POST('/api/v1/{organization_id}/tasks', { params, body: { title: 'Again' } });
    expect(received.at(-1)).toMatchObject({ headers: { authorization: 'Bearer access-2' }, body: '{"title":"Again"}' });
  });

  it('sends no access token to the OAuth endpoints', async () => {
    const { baseUrl, received } = await serve(json(200, { keys: [] }));
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
    await client.raw.GET('/oauth/jwks');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('returns a 204 without an error', async () => {
    const { baseUrl } = await serve((response) => response.writeHead(204).end());
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
    const { response, error } = await client.raw.DELETE('/api/v1/{organization_id}/tasks/{id}', { params: { path } });
    expect([response.status, error]).toEqual([204, undefined]);
  });
});
