import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { expect, it } from 'vitest';
import { FrontServer } from '../src/front/front-server.ts';

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
