import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { createClient, plainToken } from '@worklane/client';
import { createMcpServer } from '@worklane/mcp';
import { describe, expect, it, vi } from 'vitest';
import { connect, mockServer, organizationId } from './connect.ts';

describe('an error of the API', () => {
  it('is returned with its code, its remedy and the ID of the request', async () => {
    const { call } = await connect(await mockServer());
    const { isError, value, text } = await call('get_record', { kind: 'tasks', id: 999999 });
    expect(isError).toBe(true);
    expect(value).toEqual({
      code: 'not_found',
      message: expect.any(String),
      remedy: expect.stringContaining('search'),
      request_id: expect.stringMatching(/^req_/),
    });
    expect(JSON.parse(text)).toEqual({ error: value });
  });

  it('names the parameters that are not valid', async () => {
    const { call } = await connect(await mockServer());
    const { value } = await call('list_records', { kind: 'tasks', filter: { due_at_to: 'tomorrow' } });
    expect(value).toMatchObject({
      code: 'invalid_parameter',
      errors: [{ in: 'query', pointer: '/due_at_to' }],
      remedy: expect.stringContaining('describe_kind'),
    });
  });

  it.each([
    ['list_records', { kind: 'task' }, '/kind must be one of tasks, projects, contacts, companies, '],
    ['list_records', {}, '/kind is required'],
    ['list_records', { kind: 'tasks', limit: 1000, page: 2 }, '/page is not an argument; /limit must be <= 100'],
    ['get_record', { kind: 'tasks', id: 'a' }, '/id must be integer'],
    ['update_records', { kind: 'tasks', records: [{ id: 1 }] }, '/records/0/version is required'],
  ])('of %s names the invalid arguments, with the allowed values: %j', async (name, args, message) => {
    const { call } = await connect(await mockServer());
    const { isError, value } = await call(name, args);
    expect(isError).toBe(true);
    expect(value).toEqual({
      code: 'invalid_parameter',
      message: expect.stringContaining(message),
      remedy: expect.stringContaining('Correct'),
    });
  });

  it('of arguments that are nested too deeply names the limit', async () => {
    const { call } = await connect(await mockServer());
    const custom_fields = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`);
    const { value } = await call('create_records', { kind: 'tasks', records: [{ title: 'Deep', custom_fields }] });
    expect(value).toMatchObject({ code: 'invalid_parameter', message: expect.stringContaining('64 levels') });
  });

  it('names the seconds to wait after too many requests', async () => {
    const mock = await mockServer({ conditions: { rateLimit: 1 } });
    const { call } = await connect(mock, { clientOptions: { maxRetries: 0 } });
    await call('get_record', { kind: 'members', id: 15 });
    const { value } = await call('get_record', { kind: 'members', id: 15 });
    expect(value).toMatchObject({
      code: 'rate_limited',
      retry_after: expect.any(Number),
      remedy: expect.stringContaining('retry_after'),
    });
  });

  it('has the remedy of the contract if the tools have none of their own', async () => {
    const { call } = await connect(await mockServer({ conditions: { fail: 1 } }), { clientOptions: { maxRetries: 0 } });
    const { value } = await call('get_record', { kind: 'tasks', id: 1 });
    expect(value).toMatchObject({ code: expect.stringMatching(/^\w+$/), remedy: expect.stringMatching(/\w.*\.$/s) });
  });

  it('says what to do when the service cannot be reached', async () => {
    const mock = await mockServer();
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { call } = await connect(mock, { clientOptions: { maxRetries: 0, fetch } });
    const { value } = await call('get_record', { kind: 'tasks', id: 1 });
    expect(value).toMatchObject({ code: 'network_error', remedy: expect.stringContaining('Repeat the call') });
  });
});

describe('a defect', () => {
  const defect = () => Promise.reject(new TypeError('Cannot read properties of undefined'));

  it.each([
    ['get_record', { kind: 'tasks', id: 1 }],
    ['create_records', { kind: 'tasks', records: [{ title: 'A' }] }],
    ['recent_events', {}],
    ['search', { query: 'a' }],
  ])('in %s is reported, and a model learns no details of it', async (name, args) => {
    const mock = await mockServer();
    const client = createClient({ baseUrl: mock.url, auth: plainToken('x', { organizationId }) });
    const broken = Object.assign(defect, { list: defect, get: defect, create: defect });
    const proxy = new Proxy(client, { get: () => broken });
    const reported: Error[] = [];
    const onError = (error: Error) => reported.push(error);
    const { call } = await connect(mock, { client: proxy, onError } as object);
    const { isError, value, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(value).toMatchObject({ code: 'internal_error', remedy: expect.stringContaining('Do not repeat') });
    expect(text).not.toContain('undefined');
    expect(reported.map(({ message }) => message)).toEqual(['Cannot read properties of undefined']);
  });
});

describe('a cancelled call', () => {
  it.each([
    ['list_records', { kind: 'tasks' }],
    ['get_record', { kind: 'tasks', id: 1 }],
    ['search', { query: 'hotel' }],
    ['create_records', { kind: 'tasks', records: [{ title: 'A' }] }],
    ['update_records', { kind: 'tasks', records: [{ id: 1, version: 1, changes: { title: 'A' } }] }],
    ['delete_records', { kind: 'tasks', records: [{ id: 1, version: 1 }] }],
    ['recent_events', {}],
    ['who_am_i', {}],
  ])('of %s cancels its requests', async (name, args) => {
    const mock = await mockServer();
    const signals: AbortSignal[] = [];
    const started = Promise.withResolvers<void>();
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        if (!signal) return reject(new Error('There is no signal.'));
        signals.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
        started.resolve();
      });
    const onError = (error: Error) => expect.unreachable(`Reported: ${error.message}`);
    const { call } = await connect(mock, { clientOptions: { fetch }, identity: { memberId: 15 }, onError });
    const controller = new AbortController();
    const result = call(name, args, { signal: controller.signal });
    result.catch(() => {});
    await started.promise;
    expect(signals.some(({ aborted }) => aborted)).toBe(false);
    controller.abort(new Error('Stopped by the user.'));
    await expect(result).rejects.toThrow();
    await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

// The SDK keeps each schema that it compiles, and a service creates a server for each request.
it('a server compiles no schema that an earlier one with the same access has compiled', () => {
  const compile = vi.spyOn(AjvJsonSchemaValidator.prototype, 'getValidator');
  const create = () =>
    createMcpServer({ client: createClient({ baseUrl: 'http://127.0.0.1', auth: 'token' }), organizationId: 1 });
  create();
  compile.mockClear();
  create();
  expect(compile).not.toHaveBeenCalled();
});
