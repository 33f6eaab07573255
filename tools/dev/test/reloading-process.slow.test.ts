import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@worklane/testing/wait-for';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReloadingProcess } from '../src/processes/reloading-process.ts';

let folder: string;
let server: ReloadingProcess;
const onCrash = vi.fn<(reason: string) => void>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-reload-'));
  server = new ReloadingProcess({ name: 'example', module: join(folder, 'server.ts'), onCrash });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** A server that responds with its text and with the number of times that its kept part was opened. */
const write = (text: string) =>
  writeFile(
    join(folder, 'server.ts'),
    `import { createServer } from 'node:http';
    export const open = async () => ({ opened: (globalThis.opened = (globalThis.opened ?? 0) + 1) });
    export async function start(kept) {
      const server = createServer((request, response) => {
        if (request.url === '/crash') process.exit(3);
        response.end(${JSON.stringify(text)} + kept.opened);
      });
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { url: 'http://127.0.0.1:' + server.address().port, stop: async () => void server.close() };
    }
    export const close = async () => {};`,
  );

const response = async (path = '/') =>
  (await fetch(`${server.url}${path}`, { headers: { connection: 'close' } })).text();

it('loads a server again and keeps what it opened', async () => {
  await write('first ');
  await server.load();
  expect(await response()).toBe('first 1');
  await write('second ');
  await server.load();
  expect(await response()).toBe('second 1');
  await server.load({ anew: true });
  expect(await response()).toBe('second 1');
});

it('keeps the version that runs when another does not start', async () => {
  await write('first ');
  await server.load();
  await writeFile(join(folder, 'server.ts'), 'export const start = (;');
  await expect(server.load()).rejects.toThrow('SyntaxError');
  await writeFile(join(folder, 'server.ts'), `export const start = async () => { throw new Error('No port.'); };`);
  await expect(server.load()).rejects.toThrow('No port.');
  expect(await response()).toBe('first 1');
});

it('reports a crash and starts again', async () => {
  await write('first ');
  await server.load();
  await expect(response('/crash')).rejects.toThrow();
  await waitFor(() => expect(onCrash).toHaveBeenCalledWith('exit code 3'));
  expect(server.url).toBeUndefined();
  await server.load();
  expect(await response()).toBe('first 1');
});

it('ends a version that does not start in time', async () => {
  server = new ReloadingProcess({ name: 'example', module: join(folder, 'server.ts'), onCrash, startTime: 500 });
  await writeFile(
    join(folder, 'server.ts'),
    `export const open = () => new Promise(() => {}); setInterval(() => {}, 1e6);`,
  );
  await expect(server.load()).rejects.toThrow('It did not start within 0.5 s.');
  expect(server.url).toBeUndefined();
});
