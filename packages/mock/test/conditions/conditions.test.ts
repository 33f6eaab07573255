import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Conditions } from '../../src/conditions/conditions.ts';
import type { ConditionOptions, RunningMock } from '../../src/index.ts';
import { startTestMock as start } from '../mock-client.ts';
import { readProblem } from '../response-checks.ts';

afterEach(() => void vi.useRealTimers());

const get = (mock: RunningMock, path = '/api/v1/1042/tasks', headers: Record<string, string> = {}) =>
  fetch(mock.url + path, { headers: { Authorization: 'Bearer x', ...headers } });

/** Returns whether a request that the mock has received is still without a response. */
async function isPending(request: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  // A response in the same process needs a few turns of the event loop.
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  return (await Promise.race([request, Promise.resolve(pending)])) === pending;
}

/** Lets tests advance delays; sockets keep their own timers. */
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Resolves when a mock, which runs in this process, has received a request and started its timer. */
function timerOf({ conditions }: RunningMock): Promise<void> {
  const { timers } = conditions as Conditions;
  const started = Promise.withResolvers<void>();
  const wait = timers.wait.bind(timers);
  vi.spyOn(timers, 'wait').mockImplementation((...args) => {
    const ended = wait(...args);
    started.resolve();
    return ended;
  });
  return started.promise;
}

describe('delay', () => {
  it('delays every response', async () => {
    const mock = await start({ conditions: { delay: 300 } });
    await get(mock, '/oauth/jwks', { Prefer: 'wait=0' });
    useFakeTimers();
    const timerStarted = timerOf(mock);
    const request = get(mock);
    await timerStarted;
    await vi.advanceTimersByTimeAsync(299);
    expect(await isPending(request)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect((await request).status).toBe(200);
  });

  const conditionsOf = (options: ConditionOptions) => new Conditions(options, { now: () => new Date(), seed: 1 });

  it('chooses from a range, in the same order for the same seed', () => {
    const [first, same] = [conditionsOf({ delay: '200-800' }), conditionsOf({ delay: '200-800' })];
    const delays = Array.from({ length: 50 }, () => first.delayOf('listTasks'));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...delays)).toBeLessThanOrEqual(800);
    expect(new Set(delays).size).toBeGreaterThan(10);
    expect(delays).toEqual(delays.map(() => same.delayOf('listTasks')));
  });

  it('of one operation replaces that of all', () => {
    const conditions = conditionsOf({ delay: 10, slow: { listTasks: 2000 } });
    expect(conditions.delayOf('listTasks')).toBe(2000);
    expect(conditions.delayOf('getTask')).toBe(10);
  });

  it('of one request is that of Prefer, in seconds', async () => {
    const mock = await start({ conditions: { delay: 600_000 } });
    expect((await get(mock, '/api/v1/1042/tasks', { Prefer: 'wait=0' })).status).toBe(200);
    expect((await get(mock, '/api/v1/1042/tasks?__wait=0.01')).status).toBe(200);
    const problem = await readProblem(await get(mock, '/api/v1/1042/tasks', { Prefer: 'wait=2m' }));
    expect(problem).toMatchObject({ code: 'invalid_parameter', errors: [{ in: 'header', pointer: '/Prefer' }] });
  });

  it('ends when the mock is closed', async () => {
    const mock = await start({ conditions: { delay: 600_000 } });
    const request = get(mock).catch((error: unknown) => error);
    await isPending(request);
    await mock.close();
    expect(await request).toBeInstanceOf(Error);
  });
});

describe('fail', () => {
  it('lets a share of requests fail with documented errors, the same ones for the same seed', async () => {
    const statuses = async () => {
      const mock = await start({ seed: 5, conditions: { fail: '50%' } });
      const seen: number[] = [];
      for (let index = 0; index < 40; index++) seen.push((await get(mock)).status);
      return seen;
    };
    const seen = await statuses();
    expect(new Set(seen)).toEqual(new Set([200, 500, 503]));
    expect(await statuses()).toEqual(seen);
  });

  it('returns problems, with Retry-After if the service is unavailable', async () => {
    const mock = await start({ conditions: { fail: 1 } });
    for (let index = 0; index < 10; index++) {
      const response = await get(mock);
      expect(response.headers.get('Retry-After')).toBe(response.status === 503 ? '1' : null);
      expect(['internal_error', 'service_unavailable']).toContain((await readProblem(response)).code);
    }
  });

  it('does not affect a request that prefers a response', async () => {
    const mock = await start({ conditions: { fail: 1 } });
    expect((await get(mock, '/api/v1/1042/tasks', { Prefer: 'code=404' })).status).toBe(400);
    expect((await get(mock, '/api/v1/1042/tasks/1', { Prefer: 'code=404' })).status).toBe(404);
  });
});

describe('rateLimit', () => {
  it('rejects further requests of a client in the same minute', async () => {
    let now = new Date('2026-05-13T10:00:00Z');
    const mock = await start({ now: () => now, conditions: { rateLimit: 2 } });
    const first = await get(mock);
    expect(first.headers.get('RateLimit-Policy')).toBe('"default";q=2;w=60');
    expect(first.headers.get('RateLimit')).toBe('"default";r=1;t=60');
    expect((await get(mock, '/api/v1/1042/tasks/0')).headers.get('RateLimit')).toBe('"default";r=0;t=60');
    now = new Date('2026-05-13T10:00:20Z');
    const rejected = await get(mock);
    expect(rejected.headers.get('Retry-After')).toBe('40');
    expect(rejected.headers.get('RateLimit')).toBe('"default";r=0;t=40');
    expect((await readProblem(rejected)).code).toBe('rate_limited');
    expect((await get(mock, undefined, { Authorization: 'Bearer other' })).status).toBe(200);
    now = new Date('2026-05-13T10:01:00Z');
    expect((await get(mock)).status).toBe(200);
  });

  it('sends no headers while there is no limit', async () => {
    const mock = await start();
    expect((await get(mock)).headers.has('RateLimit')).toBe(false);
  });
});

describe('expireTokens', () => {
  const tokenOf = async (mock: RunningMock) => {
    const credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Record<string, string>;
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(credentials.client_id),
      client_secret: String(credentials.client_secret),
      organization_id: '1042',
      scope: 'tasks.read',
    });
    const response = await fetch(`${mock.url}/oauth/token`, { method: 'POST', body });
    return (await response.json()) as { access_token: string; expires_in: number };
  };

  it('limits the lifetime of issued tokens and of any other text', async () => {
    let now = new Date('2026-05-13T10:00:00Z');
    const mock = await start({ now: () => now, conditions: { expireTokens: 30 } });
    const { access_token, expires_in } = await tokenOf(mock);
    expect(expires_in).toBe(30);
    const requests = () =>
      Promise.all(['x', access_token].map((token) => get(mock, undefined, { Authorization: `Bearer ${token}` })));
    expect((await requests()).map(({ status }) => status)).toEqual([200, 200]);
    now = new Date('2026-05-13T10:00:30Z');
    for (const response of await requests()) {
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
      expect((await readProblem(response)).code).toBe('token_expired');
    }
    expect((await get(mock, undefined, { Authorization: 'Bearer y' })).status).toBe(200);
  });

  it('expires the tokens that have been used, at any time', async () => {
    const mock = await start();
    expect((await get(mock)).status).toBe(200);
    mock.conditions.expireTokens();
    expect((await readProblem(await get(mock))).code).toBe('token_expired');
    const { access_token } = await tokenOf(mock);
    expect((await get(mock, undefined, { Authorization: `Bearer ${access_token}` })).status).toBe(200);
  });

  it('rejects the token "expired" always', async () => {
    const mock = await start();
    expect((await readProblem(await get(mock, undefined, { Authorization: 'Bearer expired' }))).code).toBe(
      'token_expired',
    );
  });
});

describe('streams', () => {
  const stream = (mock: RunningMock) => get(mock, '/api/events/stream');
  const read = async (response: Response) => {
    const reader = response.body?.getReader();
    for (;;) if ((await reader?.read())?.done) return;
  };

  it('refuse lets every connection fail, and drops those that are open', async () => {
    const mock = await start();
    const open = await stream(mock);
    expect(open.status).toBe(200);
    const dropped = read(open);
    mock.conditions.set({ streams: 'refuse' });
    await expect(dropped).rejects.toThrow('terminated');
    await expect(stream(mock)).rejects.toThrow('fetch failed');
    expect(mock.requests.at(-1)).toMatchObject({ operation: 'streamEvents', status: 0 });
    expect((await get(mock)).status).toBe(200);
    mock.conditions.clear();
    const again = await stream(mock);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('drop accepts each connection, and drops it after a second', async () => {
    const mock = await start({ conditions: { streams: 'drop' } });
    await get(mock);
    useFakeTimers();
    const timerStarted = timerOf(mock);
    const response = await stream(mock);
    const dropped = read(response);
    await timerStarted;
    await vi.advanceTimersByTimeAsync(1000);
    await expect(dropped).rejects.toThrow('terminated');
  });

  it('can be dropped once', async () => {
    const mock = await start();
    const dropped = read(await stream(mock));
    mock.conditions.dropStreams();
    await expect(dropped).rejects.toThrow('terminated');
    const again = await stream(mock);
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });
});

describe('every condition', () => {
  it.each([
    [{ delay: '800-200' }, 'delay'],
    [{ delay: -1 }, 'delay'],
    [{ slow: { listTask: 5 } }, 'listTasks'],
    [{ slow: 5 }, 'slow'],
    [{ fail: 7 }, 'fail'],
    [{ fail: '101%' }, 'fail'],
    [{ fail: true }, 'fail'],
    [{ rateLimit: 1.5 }, 'rateLimit'],
    [{ expireTokens: 'soon' }, 'expireTokens'],
    [{ streams: 'offline' }, 'streams'],
    [{ dealy: 5 }, 'dealy'],
  ])('rejects %j, and keeps the current ones', async (conditions, message) => {
    const mock = await start({ conditions: { delay: 1 } });
    expect(() => mock.conditions.set(conditions as object)).toThrow(message);
    expect(mock.conditions.current.delay).toBe(1);
  });
});
