import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMock } from '@worklane/mock';
import { expect, it, onTestFinished } from 'vitest';

it('sends requests through the proxy of the environment, except to this machine', async () => {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  const { port } = new URL(mock.url);
  const proxied: string[] = [];
  await using proxy = createServer((incoming, response) => {
    const { pathname, search, hostname } = new URL(incoming.url ?? '');
    proxied.push(hostname);
    const { method, headers } = incoming;
    const toMock = { port, path: pathname + search, method, headers: { ...headers, host: new URL(mock.url).host } };
    const outgoing = request(toMock, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const HTTP_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const getTask = async (baseUrl: string) => {
    const main = join(import.meta.dirname, '../src/main.ts');
    const env = { HTTP_PROXY, WORKLANE_BASE_URL: baseUrl, WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042' };
    const args = ['--conditions=@worklane/source', main, 'api', 'getTask', '1', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
    return JSON.parse(stdout).id;
  };
  expect(await getTask('http://worklane.example')).toBe(1);
  expect(proxied).toEqual(['worklane.example']);
  expect(await getTask(mock.url)).toBe(1);
  expect(proxied).toHaveLength(1);
});
