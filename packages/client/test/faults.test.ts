import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  authorizationCode,
  type Client,
  clientCredentials,
  createClient,
  type Fetch,
  memoryStorage,
  plainToken,
  refreshToken,
  type TokenStorage,
  WorklaneError,
} from '../src/index.ts';
import { serveTokens, tokensOf } from './auth/token-server.ts';
import { createTestClient, json, noContent, serve } from './scripted-server.ts';

afterEach(() => vi.useRealTimers());

const cause = new Error('broken');
const baseUrl = 'https://api.example.com';
const auth = plainToken('token', { organizationId: 1 });
const task = { id: 7, version: 1, title: 'Paint' };

/** Every way in which a function of the application can fail. */
const faults: Readonly<Record<string, () => unknown>> = {
  'throws synchronously': () => {
    throw cause;
  },
  'throws undefined': () => {
    throw undefined;
  },
  'throws an error that is its own cause': () => {
    const error = new Error('circle');
    error.cause = error;
    throw error;
  },
  'throws an object without a prototype': () => {
    throw Object.create(null);
  },
  rejects: () => Promise.reject(cause),
  hangs: () => new Promise(() => undefined),
  'returns undefined': () => undefined,
  'returns a text': () => 'text',
  'returns an empty object': () => ({}),
};

/** Calls, and moves the timers until the call has settled, because one that hangs ends by a limit. */
async function settled(call: () => Promise<unknown>): Promise<unknown> {
  vi.useFakeTimers();
  let result: unknown;
  let done = false;
  call().then(
    (value) => {
      [done, result] = [true, value];
    },
    (error) => {
      [done, result] = [true, error];
    },
  );
  for (let second = 0; second < 600 && !done; second += 10) await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(done, 'the call has settled').toBe(true);
  return result;
}

const respond = (body: object = task): Response => Response.json(body);

describe('`fetch` of the application', () => {
  it.each(Object.entries(faults))(
    'that %s becomes a WorklaneError, and the next call succeeds',
    async (_mode, fault) => {
      let broken = true;
      const fetch: Fetch = () => (broken ? fault() : Promise.resolve(respond())) as never;
      const client = createClient({ baseUrl, auth, fetch, timeout: 1_000, maxRetries: 1 });
      expect(await settled(() => client.tasks.get(7))).toBeInstanceOf(WorklaneError);
      broken = false;
      expect(await client.tasks.get(7)).toEqual(task);
    },
  );

  it.each(Object.entries(faults))('whose body %s becomes a WorklaneError', async (_mode, text) => {
    const fetch = async () => ({ ok: true, status: 200, headers: new Headers(), text }) as never;
    const client = createClient({ baseUrl, auth, fetch, timeout: 1_000, maxRetries: 0 });
    expect(await settled(() => client.tasks.get(7))).toBeInstanceOf(WorklaneError);
  });
});

describe('an Auth of the application', () => {
  it.each(Object.entries(faults).filter(([mode]) => mode !== 'hangs'))(
    'that %s becomes a WorklaneError, and the next call succeeds',
    async (_mode, fault) => {
      let broken = true;
      const access = () => (broken ? fault() : { authorization: 'Bearer x', organizationId: 1 }) as never;
      const client = createClient({ baseUrl, auth: { open: () => ({ access }) }, fetch: async () => respond() });
      await expect(client.tasks.get(7)).rejects.toBeInstanceOf(WorklaneError);
      await expect(client.organization()).rejects.toBeInstanceOf(WorklaneError);
      await expect(
        client.webhooks.create({ url: 'https://a.example', events: ['task.created'] }),
      ).rejects.toBeInstanceOf(WorklaneError);
      const renewing = { open: () => ({ access: () => ({ authorization: 'x', organizationId: 1 }), renew: access }) };
      const rejected = createClient({ baseUrl, auth: renewing, fetch: async () => new Response('', { status: 401 }) });
      await expect(rejected.tasks.get(7)).rejects.toBeInstanceOf(WorklaneError);
      broken = false;
      expect(await client.tasks.get(7)).toEqual(task);
    },
  );

  it('that hangs ends with the signal of the call', async () => {
    const hanging = { open: () => ({ access: () => new Promise<never>(() => undefined) }) };
    const { tasks } = createClient({ baseUrl, auth: hanging, fetch: async () => respond() });
    await expect(tasks.get(7, { signal: AbortSignal.timeout(5) })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('whose header has a line break is named without its secret', async () => {
    const { tasks } = createClient({ baseUrl, auth: plainToken('secret\nX: y', { organizationId: 1 }) });
    const error = await tasks.get(7).catch((thrown: unknown) => String(thrown));
    expect(error).toMatch(/^TypeError: The header authorization/);
    expect(error).not.toContain('secret');
  });
});

describe('a token storage', () => {
  const credentials = { clientId: 'app', clientSecret: 'secret' };
  const expired = { ...tokensOf(0), received_at: 0 };
  const parts: Readonly<Record<string, (fault: () => unknown) => Partial<TokenStorage>>> = {
    load: (load) => ({ load: load as never }),
    save: (save) => ({ save }),
    lock: (lock) => ({ lock: lock as never }),
  };

  for (const [part, storageWith] of Object.entries(parts)) {
    it.each(Object.entries(faults))(
      `whose ${part} %s fails no later call, and spends no refresh token twice`,
      async (mode, fault) => {
        const { baseUrl: url, grants } = await serveTokens();
        const memory = memoryStorage(expired);
        let broken = true;
        const faulty = storageWith(fault);
        const storage: TokenStorage = {
          load: () => ((broken && faulty.load) || memory.load)(),
          save: (tokens) => ((broken && faulty.save) || memory.save)(tokens),
          ...(part === 'lock' && { lock: (work) => (broken && faulty.lock ? faulty.lock(work) : work()) }),
        };
        const client = createClient({ baseUrl: url, auth: refreshToken({ ...credentials, storage }) });
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const first = client.tasks.get(7).catch((error: unknown) => error);
        // The server needs real time; what hangs needs the time of the timers.
        for (let turn = 0; turn < 300; turn++) {
          await new Promise(setImmediate);
          await vi.advanceTimersByTimeAsync(mode === 'hangs' ? 1000 : 1);
        }
        vi.useRealTimers();
        const result = await first;
        if (!(result as { id?: number }).id) expect(result).toBeInstanceOf(WorklaneError);
        broken = false;
        await memory.load();
        expect(await client.tasks.get(7)).toMatchObject({ id: 7 });
        expect(grants.length).toBe(1);
        // A save that resolves has succeeded, whatever it returns.
        if (!mode.startsWith('returns')) expect(await memory.load()).toMatchObject({ refresh_token: 'refresh-1' });
      },
    );
  }

  it('that fails once keeps the renewed tokens, which the next call saves', async () => {
    const { baseUrl: url, grants } = await serveTokens();
    const memory = memoryStorage(expired);
    const save = vi.fn(memory.save).mockRejectedValueOnce(new Error('disk full'));
    const client = createClient({ baseUrl: url, auth: refreshToken({ ...credentials, storage: { ...memory, save } }) });
    await expect(client.tasks.get(7)).rejects.toMatchObject({
      code: 'storage_failed',
      message: expect.stringContaining('disk full'),
    });
    expect(await client.tasks.get(7)).toMatchObject({ id: 7 });
    expect(grants.map(({ refresh_token }) => refresh_token)).toEqual(['refresh-0']);
    expect(await memory.load()).toMatchObject({ refresh_token: 'refresh-1' });
  });

  it('that fails at a sign-in keeps the tokens, although the code is spent', async () => {
    const { baseUrl: url, grants } = await serveTokens();
    const memory = memoryStorage();
    const save = vi.fn(memory.save).mockRejectedValueOnce(cause);
    const login = authorizationCode({
      ...credentials,
      baseUrl: url,
      redirectUri: 'https://a.example',
      scope: ['tasks.read'],
      storage: { ...memory, save },
    });
    const callback = `https://a.example?code=c&state=s&iss=${url}`;
    await expect(login.finish(callback, { state: 's', verifier: 'v' })).rejects.toMatchObject({
      code: 'storage_failed',
    });
    expect(await createClient({ baseUrl: url, auth: login }).tasks.get(7)).toMatchObject({ id: 7 });
    expect(grants).toHaveLength(1);
  });

  it('with a lock that returns nothing of the work, or does not wait for it, works', async () => {
    for (const lock of [async (work: () => unknown) => void (await work()), (work: () => unknown) => void work()]) {
      const { baseUrl: url } = await serveTokens();
      const storage = { ...memoryStorage(expired), lock: lock as never };
      const client = createClient({ baseUrl: url, auth: refreshToken({ ...credentials, storage }) });
      expect(await client.tasks.get(7)).toMatchObject({ id: 7 });
    }
  });

  it('of a lost sign-in is reported as the wrong state', async () => {
    const login = authorizationCode({
      ...credentials,
      baseUrl,
      redirectUri: 'https://a.example',
      scope: ['tasks.read'],
    });
    await expect(login.finish('https://a.example?code=c&state=s', undefined as never)).rejects.toMatchObject({
      code: 'state_mismatch',
    });
  });

  it('is asked for new tokens only once they are rejected when they have no lifetime', async () => {
    const { expires_in: _, ...tokens } = tokensOf(1);
    const { baseUrl: url, received } = await serve(json(200, tokens), json(200, task));
    const machine = clientCredentials({ ...credentials, organizationId: 1042, scope: ['tasks.read'] });
    const { client } = createTestClient({ baseUrl: url, auth: machine });
    for (let call = 0; call < 3; call++) await client.tasks.get(7);
    expect(received.filter(({ path }) => path === '/oauth/token')).toHaveLength(1);
  });

  it.each([
    { access_token: { a: 1 } },
    { access_token: 5 },
    { access_token: 'a\nb' },
    { access_token: '', refresh_token: 'top-secret' },
    [],
    'text',
    null,
  ])('gets no tokens of another service: %j', async (body) => {
    const { baseUrl: url } = await serve(json(200, body));
    const machine = clientCredentials({ ...credentials, organizationId: 1042, scope: ['tasks.read'] });
    const error = await createTestClient({ baseUrl: url, auth: machine })
      .client.tasks.get(7)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unexpected_response' });
    expect(String(error)).not.toContain('top-secret');
  });
});

describe('a foreign response', () => {
  const get = (
    step: Parameters<typeof serve>[0],
    call: (client: Client) => Promise<unknown> = ({ tasks }) => tasks.get(7),
  ) => serve(step).then(({ baseUrl: url }) => call(createTestClient({ baseUrl: url, auth, maxRetries: 0 }).client));

  it.each([
    { code: 'bad', errors: { title: ['is bad'] } },
    { code: 'bad', errors: 'text' },
    { code: 'bad', errors: [null, 7, 'x', { code: 1000, message: 'x' }] },
    { code: 'bad', detail: { a: 1 }, referenced_by: 'x', request_id: 7 },
    { error: { code: 40, message: 'gateway' } },
    { code: 7, message: 'grpc' },
    { error: true },
    { errors: [] },
    null,
    'x',
    [],
    7,
    true,
  ])('%j of a failure is a WorklaneError with a text and lists', async (body) => {
    const error = (await get(json(400, body)).catch((thrown: unknown) => thrown)) as WorklaneError;
    expect(error).toBeInstanceOf(WorklaneError);
    expect(error).toMatchObject({ code: expect.any(String), status: 400, errors: [], referencedBy: [] });
    expect(error.message).not.toMatch(/\[object|undefined/);
  });

  it.each([null, [], 'x', 7, true])('%j of a success is an unexpected response', async (body) => {
    await expect(get(json(200, body))).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it('without a body is an unexpected response, except for a deletion', async () => {
    await expect(get(noContent)).rejects.toMatchObject({ code: 'unexpected_response', status: 204 });
    expect(await get(noContent, ({ tasks }) => tasks.delete(7))).toBeUndefined();
  });

  it('in HTML has the Retry-After of the proxy', async () => {
    const busy: Parameters<typeof serve>[0] = (response) =>
      response.writeHead(503, { 'retry-after': '120' }).end('<h1>');
    await expect(get(busy)).rejects.toMatchObject({ code: 'unexpected_response', retryAfter: 120 });
  });

  it('in HTML is a WorklaneError of client.raw, too', async () => {
    const page: Parameters<typeof serve>[0] = (response) => response.writeHead(200).end('<h1>');
    await expect(get(page, ({ raw }) => raw.GET('/api/webhook-events'))).rejects.toMatchObject({
      code: 'unexpected_response',
    });
    const text = await get(page, ({ raw }) => raw.GET('/api/webhook-events', { parseAs: 'text' }));
    expect(text).toMatchObject({ data: '<h1>' });
  });

  it.each([
    ['has no data', {}],
    ['has no next_cursor', { data: [{ id: 1 }] }],
    ['has an empty next_cursor', { data: [{ id: 1 }], next_cursor: '' }],
    ['has a next_cursor that is no text', { data: [{ id: 1 }], next_cursor: 7 }],
    ['repeats its next_cursor', { data: [{ id: 1 }], next_cursor: 'same' }],
    ['is empty and repeats its next_cursor', { data: [], next_cursor: 'same' }],
  ])('that %s ends an iteration with a WorklaneError', async (_name, body) => {
    const all = async ({ tasks }: Client) => {
      for await (const each of tasks.iterate()) expect(each).toEqual({ id: 1 });
    };
    await expect(get(json(200, body), all)).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it('whose pages form a circle ends an iteration with a WorklaneError', async () => {
    const next: Readonly<Record<string, string>> = { '': 'a', a: 'b', b: 'c', c: 'a' };
    const page: Parameters<typeof serve>[0] = (response, { path }) => {
      const cursor = new URLSearchParams(path.split('?')[1]).get('cursor') ?? '';
      json(200, { data: [], next_cursor: next[cursor] })(response, { path } as never);
    };
    const all = async ({ tasks }: Client) => {
      for await (const each of tasks.iterate()) expect.fail(JSON.stringify(each));
    };
    await expect(get(page, all)).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it('without a version is not modified, because the update would be unconditional', async () => {
    await expect(
      get(json(200, { id: 7 }), ({ tasks }) => tasks.modify(7, () => ({ title: 'x' }))),
    ).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});

describe('`change` of modify', () => {
  it.each(Object.entries(faults).filter(([mode]) => /throws|rejects/.test(mode)))(
    'that %s becomes a WorklaneError',
    async (_mode, change) => {
      const { tasks } = createClient({ baseUrl, auth, fetch: async () => respond() });
      await expect(tasks.modify(7, change as never)).rejects.toMatchObject({
        name: 'WorklaneError',
        code: 'callback_failed',
      });
    },
  );

  it('is the cause of the error', async () => {
    const { tasks } = createClient({ baseUrl, auth, fetch: async () => respond() });
    await expect(tasks.modify(7, () => Promise.reject(cause))).rejects.toMatchObject({ cause });
  });
});

describe('the environment', () => {
  const wrong = Object.entries(faults).filter(([mode]) => mode !== 'hangs');
  it.each(wrong)('that %s becomes a WorklaneError', async (mode, fault) => {
    const fetch = async () => new Response('', { status: 503, headers: { 'retry-after': '1' } });
    for (const name of ['now', 'random', 'wait']) {
      const { tasks } = createClient({
        baseUrl,
        auth,
        fetch,
        maxRetries: 1,
        environment: { wait: async () => undefined, [name]: fault },
      });
      const code = name === 'wait' && mode.startsWith('returns') ? 'unexpected_response' : 'callback_failed';
      await expect(tasks.get(7), name).rejects.toMatchObject({ name: 'WorklaneError', code });
    }
  });

  it('whose wait hangs ends with the signal of the call', async () => {
    const fetch = async () => new Response('', { status: 503 });
    const environment = { wait: () => new Promise<never>(() => undefined) };
    const { tasks } = createClient({ baseUrl, auth, fetch, environment });
    await expect(tasks.get(7, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('limits', () => {
  it.each([Number.POSITIVE_INFINITY, 3e9, 2 ** 31, 0])(
    'wait for the response with a timeout of %s',
    async (timeout) => {
      const fetch: Fetch = (_url, { signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => resolve(respond()), 20);
        });
      expect(await createClient({ baseUrl, auth, fetch, timeout, maxRetries: 0 }).tasks.get(7)).toEqual(task);
    },
  );

  it.each(['timeout', 'maxRetries', 'maxAttempts'])('refuse a %s that is no number of at least 0', async (name) => {
    const { tasks } = createClient({ baseUrl, auth, fetch: async () => respond() });
    for (const value of [Number.NaN, -1, '5', null]) {
      if (value === null && name !== 'maxAttempts') continue;
      await expect(
        tasks.modify(7, () => undefined, { [name]: value }),
        String(value),
      ).rejects.toThrow(`${name} must be a number of at least 0`);
    }
  });

  it('refuse a signal that is none', async () => {
    const { tasks } = createClient({ baseUrl, auth, fetch: async () => respond() });
    await expect(tasks.get(7, { signal: {} as never })).rejects.toThrow('signal must be an AbortSignal.');
  });
});

describe('an event stream', () => {
  const event = (id: string, type = 'task.created') => `id: ${id}\ndata: {"id":"${id}","type":"${type}"}\n\n`;
  const events = (...texts: unknown[]) =>
    new Response(
      new ReadableStream({
        start: (c) => [
          ...texts.map((text) => c.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text)),
          c.close(),
        ],
      }) as never,
      {
        headers: { 'content-type': 'Text/Event-Stream; charset=utf-8' },
      },
    );
  const clientOf = (fetch: Fetch) =>
    createClient({ baseUrl, auth, fetch, maxRetries: 0, environment: { wait: async () => undefined } });

  it('leaves no listener on the signal, however often it reconnects', async () => {
    let count = 0;
    const { signal } = new AbortController();
    const client = clientOf(async () => events(event(`c${++count}`)));
    for await (const _ of client.events.stream({}, { signal })) {
      expect(getEventListeners(signal, 'abort')).toHaveLength(1);
      if (count === 50) break;
    }
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  const callbacks = ['onConnected', 'onDisconnected'];
  it.each(callbacks.flatMap((name) => Object.keys(faults).map((mode) => [name, mode] as const)))(
    'with an %s that %s goes on or ends with a WorklaneError, and with no unhandled rejection',
    async (name, mode) => {
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      let count = 0;
      const client = clientOf(async () => events(event(`c${++count}`)));
      const run = async () => {
        for await (const _ of client.events.stream({}, { [name]: faults[mode] })) if (count === 20) return 'went on';
        return 'ended';
      };
      const result = await run().catch((error: unknown) => error);
      await new Promise(setImmediate);
      process.off('unhandledRejection', unhandled);
      if (/throws|rejects/.test(mode)) expect(result).toMatchObject({ name: 'WorklaneError', code: 'callback_failed' });
      else expect(result).toBe('went on');
      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['text that is not JSON', 'id: 1\ndata: {bad\n\n'],
    ['null', 'id: 1\ndata: null\n\n'],
    ['a number', 'id: 1\ndata: 5\n\n'],
    ['a list', 'id: 1\ndata: [{"id":"e"}]\n\n'],
    ['chunks that are no bytes', Symbol('chunk')],
    ['a line without an end', `data: ${'x'.repeat(2 ** 24)}`],
  ])('of %s ends with a WorklaneError', async (_name, text) => {
    const client = clientOf(async () => events(text));
    await expect(client.events.stream().next()).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it('whose body is no stream ends with a WorklaneError', async () => {
    const headers = new Headers({ 'content-type': 'text/event-stream' });
    const client = clientOf(async () => ({ ok: true, status: 200, headers, body: {}, text: async () => '' }) as never);
    await expect(client.events.stream().next()).rejects.toMatchObject({ code: 'unexpected_response' });
  });

  it.each(['\n', '\r\n', '\r'])('is read with lines that end with %j, split anywhere', async (end) => {
    const text = event('c1').replaceAll('\n', end);
    for (let at = 1; at < text.length; at++) {
      const client = clientOf(async () => events(text.slice(0, at), text.slice(at)));
      const { value } = await client.events.stream().next();
      expect(value).toMatchObject({ cursor: 'c1', event: { id: 'c1' } });
    }
  });

  it.each(['', 'a\0b', '€'])('with the ID %j, which no header can have, resumes after the one before', async (id) => {
    const cursors: (string | null)[] = [];
    const client = clientOf(async (_url, { headers }) => {
      cursors.push(new Headers(headers).get('last-event-id'));
      return events(event('c1'), `id: ${id}\ndata: {"type":"task.created"}\n\n`);
    });
    for await (const _ of client.events.stream()) if (cursors.length === 2) break;
    expect(cursors).toEqual([null, 'c1']);
  });

  it('asked for as a record is an unexpected response', async () => {
    await expect(clientOf(async () => events(event('c1'))).tasks.get(7)).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});
