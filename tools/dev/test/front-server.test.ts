import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FrontServer } from '../src/front/front-server.ts';

const stopped = () => undefined;

let server: FrontServer;

beforeAll(async () => {
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

it('responds as soon as its port is open, before the dashboard is prepared', async () => {
  const port = await freePort();
  const prepared = Promise.withResolvers<{ handle: () => void; close: () => Promise<void> }>();
  const starting = FrontServer.start(port, stopped, stopped, () => prepared.promise);
  for (const path of ['/dashboard', '/api/v1/1042/tasks', '/docs/', '/health/ready']) {
    const response = await waitFor(() => fetch(`http://127.0.0.1:${port}${path}`));
    expect(response.status, path).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(await response.text()).toBe('The server does not run. The terminal of `npm run dev` says why.\n');
  }
  prepared.resolve({ handle: () => {}, close: async () => {} });
  await (await starting).close();
});
