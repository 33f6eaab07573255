import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FrontServer } from '../src/front/front-server.ts';

let server: FrontServer;

beforeAll(async () => {
  const stopped = () => undefined;
  server = await FrontServer.start(0, stopped, stopped);
});

afterAll(() => server.close());

/** fetch does not let a program choose Host. */
async function request(path: string, headers: Record<string, string>) {
  const [response] = (await once(get(server.url + path, { headers, agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, origin: response.headers['access-control-allow-origin'] };
}

it.each(['/dashboard', '/dashboard/src/main.tsx', '/docs/', '/health/live', '/api/v1/1042/tasks'])(
  'refuses %s under a name that a website resolves to this machine',
  async (path) => {
    expect((await request(path, { Host: 'evil.example:4000' })).status).toBe(403);
    expect((await request(path, { Host: 'localhost:4000' })).status).not.toBe(403);
  },
);

it('lets no website read the sources of the dashboard', async () => {
  const read = (origin: string) => request('/dashboard/src/main.tsx', { Origin: origin });
  expect(await read('http://evil.example')).toEqual({ status: 200, origin: undefined });
});

it.each(['/dashboard', '/api/v1/1042/tasks', '/docs/', '/health/ready'])(
  'answers a request for %s from the moment its port is open',
  async (path) => {
    const port = await freePort();
    const starting = FrontServer.start(
      port,
      () => undefined,
      () => undefined,
    );
    const response = await waitFor(() => fetch(`http://127.0.0.1:${port}${path}`));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.text()).toBe('The server does not run. The terminal of `npm run dev` says why.\n');
    await (await starting).close();
  },
);
