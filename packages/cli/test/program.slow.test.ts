import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMock } from '@worklane/mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from './run-cli.ts';

/** Prints the URL of each module that is loaded. */
const printModules = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.error(url), next(url, context)) });
`)}`;

async function loadedModules(...args: string[]): Promise<string[]> {
  const main = join(import.meta.dirname, '../src/main.ts');
  const node = ['--conditions=@worklane/source', '--import', printModules, main];
  const { stderr } = await promisify(execFile)(process.execPath, [...node, ...args]);
  return stderr.split('\n').filter((line) => line.startsWith('file:'));
}

const large =
  /packages\/(contract\/(?!src\/(terminal|command-line\.ts|json\.ts|generated\/settings\.ts))|client\/)|cli-table3|tab\/dist/;

describe('worklane', () => {
  it.each([['--help'], ['completion', '--help'], ['trigger', '--help']])(
    'loads neither the contract nor the client for: %s %s',
    async (...args) => {
      const modules = await loadedModules(...args);
      expect(modules.some((url) => url.endsWith('src/run.ts'))).toBe(true);
      expect(modules.filter((url) => large.test(url))).toEqual([]);
    },
  );

  it('loads the contract for the help of an operation', async () => {
    const modules = await loadedModules('api', 'listTasks', '--help');
    expect(modules.some((url) => url.endsWith('generated/openapi.json'))).toBe(true);
  });
});

it.each([
  [0, '--version'],
  [2, '--unknown'],
])(
  'worklane conformance passes its arguments on, and ends with the exit code of the other command: %i',
  async (exitCode, option) => {
    expect(await runCli(['conformance', option])).toMatchObject({ exitCode });
  },
);

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
