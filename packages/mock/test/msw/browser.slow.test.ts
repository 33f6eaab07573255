import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { workerBrowser } from '@worklane/testing/browser';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A browser starts.

const baseUrl = 'https://api.worklane.example';

let server: Server;
let page: Awaited<ReturnType<Awaited<ReturnType<typeof workerBrowser>>['newPage']>>;

beforeAll(async () => {
  const worker = await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')));
  const script = await bundledPage();
  server = createServer(({ url }, response) => {
    const files = { '/': '<script type="module" src="/page.js"></script>', '/page.js': script };
    const body = url === '/mockServiceWorker.js' ? worker : files[url as keyof typeof files];
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = await (await workerBrowser()).newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('globalThis.mock !== undefined');
});
afterAll(async () => {
  await page?.close();
  server?.close();
});

/** Returns the script of a page that starts the service worker of MSW with the handlers of a mock. */
async function bundledPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createMock, problem } from '@worklane/mock/msw';
        import { setupWorker } from 'msw/browser';
        const mock = createMock({ baseUrl: '${baseUrl}' });
        const worker = setupWorker(...mock.handlers);
        await worker.start({ quiet: true });
        Object.assign(globalThis, { mock, worker, problem });`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@worklane/source'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? expect.unreachable();
}

it('streams changes to a page until it cancels', async () => {
  const read = await page.evaluate(async (url) => {
    const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' };
    const stream = await fetch(`${url}/api/events/stream?types=task.created`, { headers });
    const reader = (stream.body as ReadableStream<Uint8Array<ArrayBuffer>>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    const connected = (await reader.read()).value ?? '';
    await fetch(`${url}/api/v1/7/tasks`, { method: 'POST', headers, body: '{"title":"Paint the door"}' });
    const message = (await reader.read()).value ?? '';
    await reader.cancel();
    return { connected, message };
  }, baseUrl);
  expect(read.connected).toMatch(/^: connected/);
  expect(read.message).toMatch(/event: task.created\ndata: .*Paint the door/);
});

it('returns the response of an override to a page', async () => {
  const text = await page.evaluate(async (url) => {
    // @ts-expect-error the script of the page defines them
    const { mock, worker, problem } = globalThis;
    worker.use(mock.override.getTask(() => problem('not_found', 'It was deleted.')));
    const response = await fetch(`${url}/api/v1/7/tasks/1`, { headers: { Authorization: 'Bearer x' } });
    worker.resetHandlers();
    return response.text();
  }, baseUrl);
  expect(JSON.parse(text)).toMatchObject({ status: 404, detail: 'It was deleted.' });
});
