import { describe, expect, it } from 'vitest';
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import { authorize, listContacts } from '../src/generated/validators/parameters.js';
import {
  AuthorizationCodeGrant,
  ClientCredentialsGrant,
  RefreshTokenGrant,
  TokenResponse,
  WebhookCreate,
} from '../src/generated/validators/schemas.js';
import { type Operation, operations, scopes } from '../src/index.ts';
import { OpenapiReader } from '../src/openapi/openapi-reader.ts';

const table: Record<string, Operation> = operations;
const { schemas } = openapi.components;
const operationAt = (method: string, path: string) =>
  Object.values(table).find((operation) => operation.method === method && operation.path === path);

const tokens = {
  token_type: 'Bearer',
  expires_in: 31536000,
  access_token: 'eyJ',
  refresh_token: 'rt_1',
  organization_id: 1042,
  organization_name: 'Harbour & Pine Interiors',
};
const registration = { url: 'https://hooks.example/x', org_id: 1042, events: ['task.created'] };
const without = (value: object, name: string) => {
  const copy: Record<string, unknown> = { ...value };
  delete copy[name];
  return copy;
};

describe('the contract, compared with platform-document.md', () => {
  it('has exactly the operations of the document with origin document', () => {
    const stated = [...new OpenapiReader(openapi).operations.values()].filter(
      ({ operation }) => operation['x-origin'] === 'document',
    );
    expect(stated.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [
        'get /oauth/authorize',
        'post /oauth/token',
        'get /api/v1/{organization_id}/contacts',
        'get /api/webhooks',
        'post /api/webhooks',
        'put /api/webhooks/{webhook_id}',
        'delete /api/webhooks/{webhook_id}',
        'get /api/webhooks/{webhook_id}/logs',
        'get /api/webhook-events',
      ].toSorted(),
    );
  });

  it('section 2: validates the fields and types of the token response', () => {
    expect(TokenResponse(tokens)).toBe(true);
    for (const [name, wrong] of Object.entries({
      token_type: 'MAC',
      expires_in: '31536000',
      access_token: 1,
      refresh_token: 1,
      organization_id: '1042',
      organization_name: 7,
    })) {
      expect(TokenResponse({ ...tokens, [name]: wrong }), name).toBe(false);
    }
    for (const name of Object.keys(tokens).filter((name) => name !== 'refresh_token')) {
      expect(TokenResponse(without(tokens, name)), name).toBe(false);
    }
  });

  it('section 2: requires url, org_id and events to create a webhook, and no other field of the document', () => {
    expect(WebhookCreate(registration)).toBe(true);
    for (const name of Object.keys(registration)) expect(WebhookCreate(without(registration, name)), name).toBe(false);
    expect(WebhookCreate({ ...registration, url: 'http://hooks.example/x' })).toBe(false);
    expect(WebhookCreate({ ...registration, url: '/x' })).toBe(false);
    expect(WebhookCreate({ ...registration, org_id: '1042' })).toBe(false);
    expect(WebhookCreate({ ...registration, events: 'task.created' })).toBe(false);
    expect(schemas.WebhookCreate.required).toEqual(Object.keys(registration));
  });

  it('section 2: has the entity kinds, before those added since', () => {
    const stated = [
      'task',
      'project',
      'contact',
      'company',
      'ticket',
      'booking',
      'product',
      'service',
      'quote',
      'order',
      'deal',
      'appointment',
      'document',
      'campaign',
      'presence',
      'shift',
    ];
    expect(schemas.EntityKind.enum.slice(0, stated.length)).toEqual(stated);
  });

  it('section 4: requires all five query parameters of the authorization request', () => {
    const query = {
      client_id: 'app_1',
      redirect_uri: 'https://app.example/callback',
      response_type: 'code',
      scope: 'tasks.read tasks.write',
      state: 'af0ifjsldkj2ehs0',
    };
    const request = (changed: object) => authorize({ path: {}, query: { ...changed }, header: {} });
    expect(request(query)).toBe(true);
    for (const name of Object.keys(query)) expect(request(without(query, name)), name).toBe(false);
    expect(request({ ...query, response_type: 'token' })).toBe(false);
    expect(request({ ...query, redirect_uri: 'not a url' })).toBe(false);
    const stated = openapi.paths['/oauth/authorize'].get.parameters
      .filter((parameter) => parameter['x-origin'] === 'document')
      .map(({ name }) => name);
    expect(stated).toEqual(Object.keys(query));
  });

  it('section 4: redirects the browser after approval', () => {
    const response = openapi.paths['/oauth/authorize'].get.responses['303'];
    expect(Object.keys(response.headers)).toContain('Location');
  });

  it('section 4: accepts a form with one of three grants at the token endpoint', () => {
    expect(Object.keys(operationAt('post', '/oauth/token')?.requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(Object.keys(schemas.TokenRequest.discriminator.mapping)).toEqual([
      'authorization_code',
      'refresh_token',
      'client_credentials',
    ]);
  });

  const client = { client_id: 'app_1', client_secret: 'secret' };

  it.each([
    [
      'authorization_code',
      AuthorizationCodeGrant,
      { ...client, redirect_uri: 'https://app.example/callback', code: 'Zx3v' },
      ['redirect_uri', 'code'],
    ],
    ['refresh_token', RefreshTokenGrant, { ...client, refresh_token: 'rt_1' }, ['refresh_token']],
    [
      'client_credentials',
      ClientCredentialsGrant,
      { ...client, scope: 'tasks.read contacts.read', organization_id: 1042 },
      ['scope', 'organization_id'],
    ],
  ])('section 4: the fields of the grant %s', (grant_type, validate, fields, required) => {
    expect(validate({ grant_type, ...fields })).toBe(true);
    for (const name of required) expect(validate(without({ grant_type, ...fields }, name)), name).toBe(false);
    for (const name of Object.keys(fields)) {
      expect(validate({ grant_type, ...fields, [name]: [] }), `${name} has a type`).toBe(false);
    }
  });

  it('section 4: lists contacts below the organization of the token', () => {
    expect(operationAt('get', '/api/v1/{organization_id}/contacts')?.id).toBe('listContacts');
    expect(listContacts({ path: { organization_id: '1042' }, query: {}, header: {} })).toBe(true);
    expect(listContacts({ path: { organization_id: 'acme' }, query: {}, header: {} })).toBe(false);
  });

  it('sections 4 and 5: requires a bearer token with a scope at every webhook endpoint, and JSON bodies', () => {
    const endpoints = Object.values(table).filter(({ path }) => path.startsWith('/api/webhook'));
    expect(endpoints.length).toBeGreaterThanOrEqual(6);
    for (const { id, authentication, scopes: needed, requestBody } of endpoints) {
      expect(authentication, id).toBe('bearer');
      expect(needed, id).not.toEqual([]);
      if (requestBody) expect(Object.keys(requestBody.content), id).toEqual(['application/json']);
    }
  });

  it('section 5: has the scopes shown, separated by spaces', () => {
    expect(Object.keys(scopes)).toEqual(expect.arrayContaining(['tasks.read', 'tasks.write', 'contacts.read']));
    const scope = new RegExp(schemas.Scopes.pattern);
    expect(scope.test('tasks.read tasks.write contacts.read')).toBe(true);
    expect(scope.test('tasks.read,tasks.write')).toBe(false);
  });

  it('section 6: has three events of each kind, named <entity>.<action>', () => {
    const names = schemas.EntityKind.enum.flatMap((kind) =>
      ['created', 'updated', 'deleted'].map((action) => `${kind}.${action}`),
    );
    expect(schemas.EventType.enum.filter((type) => /\.(?:created|updated|deleted)$/.test(type))).toEqual(names);
  });

  it('section 6: delivers events by POST with a JSON payload', () => {
    for (const [type, item] of Object.entries(openapi.webhooks)) {
      expect(Object.keys(item), type).toEqual(['post']);
      expect(Object.keys(item.post.requestBody.content), type).toEqual(['application/json']);
    }
  });

  it('section 8: requires at least 16 characters for state', () => {
    const state = openapi.paths['/oauth/authorize'].get.parameters.find(({ name }) => name === 'state');
    expect(state?.schema).toMatchObject({ type: 'string', minLength: 16 });
  });

  it('section 8: requires at least one event type for a webhook', () => {
    expect(WebhookCreate({ ...registration, events: [] })).toBe(false);
    expect(WebhookCreate({ ...registration, events: ['task.moved'] })).toBe(false);
    expect(WebhookCreate({ ...registration, events: schemas.EventType.enum })).toBe(true);
  });

  it('section 9: has the version in the paths of resources, not in those of webhooks and events', () => {
    for (const { path, collection } of Object.values(table)) {
      expect(path.startsWith('/api/v1/{organization_id}/'), path).toBe(collection !== undefined);
    }
  });
});
