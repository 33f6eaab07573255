import { QueryClient } from '@tanstack/query-core';
import { describe, expect, it } from 'vitest';
import { authorizationCode, type Client, clientCredentials, type Scope } from '../../src/index.ts';
import { liveUpdates, worklaneQueries } from '../../src/query.ts';
import { createTestClient, json, serve, tokenFor } from '../scripted-server.ts';

const everything = json(200, { data: [{ id: 1 }], next_cursor: null, has_more: false });

/** What a filter can be in a program without types, by what the error says about it. */
const unsendable: Readonly<Record<string, unknown>> = {
  null: null,
  'an empty list': [],
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  'a Date': new Date('2026-03-01'),
  'an object': {},
  undefined: [undefined],
  '"\\ud800"': '\ud800',
  'Symbol(x)': Symbol('x'),
};

/** Every way to filter, by what the error must name. */
const filtered: readonly [string, string, (client: Client, value: never) => unknown][] = [
  ['list', 'assignee_id', ({ tasks }, assignee_id) => tasks.list({ assignee_id })],
  ['iterate', 'ids', ({ tasks }, ids) => tasks.iterate({ ids }).next()],
  ['list after the last page', 'cursor', ({ tasks }, cursor) => tasks.list({ cursor })],
  ['iterate after the last page', 'cursor', ({ tasks }, cursor) => tasks.iterate({ cursor }).next()],
  ['events.list', 'types', ({ events }, types) => events.list({ types })],
  ['events.iterate', 'types', ({ events }, types) => events.iterate({ types }).next()],
  ['events.pages', 'since', ({ events }, since) => events.pages({ since }).next()],
  ['events.stream', 'types', ({ events }, types) => events.stream({ types }).next()],
  ['webhooks.logs', 'status', ({ webhooks }, status) => webhooks.logs(7, { status })],
  ['webhooks.iterateLogs', 'status', ({ webhooks }, status) => webhooks.iterateLogs(7, { status }).next()],
  ['raw', 'types', ({ raw }, types) => raw.GET('/api/events', { params: { query: { types } } })],
  ['queries.list', 'ids', (client, ids) => read(client, ({ tasks }) => tasks.list({ ids }))],
  ['queries.infinite', 'ids', (client, ids) => read(client, ({ tasks }) => tasks.infinite({ ids }))],
  ['queries.infiniteLogs', 'status', (c, status) => read(c, ({ webhooks }) => webhooks.infiniteLogs(7, { status }))],
  ['liveUpdates', 'types', (client, types) => liveUpdates(worklaneQueries(client), new QueryClient(), { types })],
];

const read = (client: Client, options: (queries: ReturnType<typeof worklaneQueries>) => { queryFn: unknown }) => {
  const queryFn = options(worklaneQueries(client)).queryFn as (context: object) => unknown;
  return queryFn({ signal: new AbortController().signal, pageParam: null });
};

describe.each(filtered)('a filter of %s', (_way, parameter, call) => {
  it.each(Object.keys(unsendable))(
    'throws an error that names it instead of being left out when it is %s',
    async (is) => {
      const { baseUrl, received } = await serve(everything);
      const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
      await expect(async () => call(client, unsendable[is] as never)).rejects.toThrow(
        expect.objectContaining({
          name: 'TypeError',
          message: expect.stringMatching(RegExp(`^${parameter} must .*${escaped(is)}`)),
        }),
      );
      expect(received).toEqual([]);
    },
  );

  it('is left out when it is undefined', async () => {
    const { baseUrl, received } = await serve(everything);
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1), maxRetries: 0 });
    await Promise.resolve(call(client, undefined as never)).catch(() => undefined);
    expect(received.map(({ path }) => path).join()).not.toContain(parameter);
  });
});

const escaped = (text: string) => text.replaceAll(/[\\"()]/g, '\\$&');

describe('a query', () => {
  const queries = [null, 'status=open', 7, [], new URLSearchParams('status=open'), new Map([['status', 'open']])];

  it.each(queries)('must be an object of parameters, not %o', async (query) => {
    const { baseUrl, received } = await serve(everything);
    const { tasks, events } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
    const message = /^The query must be an object of parameters/;
    await expect(tasks.list(query as never)).rejects.toThrow(message);
    await expect(tasks.iterate(query as never).next()).rejects.toThrow(message);
    await expect(events.stream(query as never).next()).rejects.toThrow(message);
    expect(received).toEqual([]);
  });

  it('has what the service decides about: empty strings, zero and false', async () => {
    const { baseUrl, received } = await serve(everything);
    const { client } = createTestClient({ baseUrl, auth: tokenFor(1) });
    await client.documents.list({ folder: '' });
    await client.tasks.list({ assignee_id: 0, cursor: '' });
    await client.members.list({ active: false });
    expect(received.map(({ path }) => path.split('?')[1])).toEqual([
      'folder=',
      'assignee_id=0&cursor=',
      'active=false',
    ]);
  });
});

describe('a path of client.raw', () => {
  it.each([undefined, null, '', '.', '..', {}, []])(
    'cannot become that of another operation when the ID is %j',
    async (id) => {
      const { baseUrl, received } = await serve(everything);
      const { raw } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
      const path = { organization_id: 1, id: id as never };
      await expect(raw.DELETE('/api/v1/{organization_id}/tasks/{id}', { params: { path } })).rejects.toThrow(
        /^id must /,
      );
      expect(received).toEqual([]);
    },
  );
});

describe('a header', () => {
  const invalid = [null, [], 'a\nb', '€', {}];

  it.each(invalid)('throws an error that names it when it is %j', async (value) => {
    const { baseUrl, received } = await serve(everything);
    const { tasks, raw } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
    const given = value as never;
    await expect(tasks.update(7, {}, { ifMatch: given })).rejects.toThrow(/^The header if-match must /);
    await expect(tasks.create({ title: 'x' }, { idempotencyKey: given })).rejects.toThrow(
      /^The header idempotency-key /,
    );
    await expect(tasks.create({ title: 'x' }, { headers: { 'x-trace': given } })).rejects.toThrow(
      /^The header x-trace /,
    );
    const path = { organization_id: 1, id: 7 };
    await expect(
      raw.PATCH('/api/v1/{organization_id}/tasks/{id}', { params: { path, header: { 'If-Match': given } }, body: {} }),
    ).rejects.toThrow(TypeError);
    expect(received).toEqual([]);
  });

  it('with an empty cursor is refused by the service, instead of starting at the end', async () => {
    const { baseUrl, received } = await serve(json(400, { code: 'invalid_parameter' }));
    const { events } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
    await expect(events.stream({ cursor: '' }).next()).rejects.toMatchObject({ code: 'invalid_parameter' });
    expect(received[0]?.headers).toHaveProperty('last-event-id', '');
  });
});

describe('a body', () => {
  it.each([
    ['/estimated_minutes', { estimated_minutes: Number.NaN }],
    ['/due_at', { due_at: new Date(Number.NaN) }],
    ['/tags/1', { tags: ['a', undefined] }],
    ['/custom_fields/size', { custom_fields: { size: Number.POSITIVE_INFINITY } }],
    ['/custom_fields', { custom_fields: new Map([['size', 1]]) }],
    ['/title', { title: () => 'x' }],
    ['/assignee_id', { assignee_id: 7n }],
  ])('throws an error with the pointer %s instead of clearing the field', async (pointer, patch) => {
    const { baseUrl, received } = await serve(everything);
    const { tasks, raw } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
    const message = RegExp(`^${pointer} must be a JSON value`);
    await expect(tasks.update(7, patch as never)).rejects.toThrow(message);
    const params = { path: { organization_id: 1, id: 7 } };
    const body = patch as never;
    await expect(raw.PATCH('/api/v1/{organization_id}/tasks/{id}', { params, body })).rejects.toThrow(message);
    expect(received).toEqual([]);
  });

  it('has dates as RFC 3339, and null, and leaves out undefined', async () => {
    const { baseUrl, received } = await serve(json(200, { id: 7 }));
    const { tasks } = createTestClient({ baseUrl, auth: tokenFor(1) }).client;
    await tasks.update(7, { due_at: new Date('2026-03-01') as never, project_id: null, title: undefined as never });
    expect(received[0]?.body).toBe('{"due_at":"2026-03-01T00:00:00.000Z","project_id":null}');
  });
});

describe('a scope', () => {
  it('must not be empty, because the service may then grant all', () => {
    const app = {
      clientId: 'app',
      clientSecret: 'secret',
      organizationId: 1,
      baseUrl: 'https://a.example',
      redirectUri: 'x',
    };
    for (const scope of [[], undefined as never] as Scope[][]) {
      expect(() => clientCredentials({ ...app, scope })).toThrow('scope must have at least one scope.');
      expect(() => authorizationCode({ ...app, scope })).toThrow('scope must have at least one scope.');
    }
  });
});
