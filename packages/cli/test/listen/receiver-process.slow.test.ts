import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@worklane/testing/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { startListening, startReceiver } from './listening.ts';

/** A server in a child process of its own, which writes its secret and the deliveries to a file. */
const server = (port: number, file: string) => `
  const { appendFileSync } = require('node:fs');
  const program = \`
    require('node:http').createServer((request, response) => {
      require('node:fs').appendFileSync('${file}', request.headers['webhook-id'] + '\\\\n');
      response.end();
    }).listen(${port}, '127.0.0.1');\`;
  setTimeout(() => {
    appendFileSync('${file}', process.env.WORKLANE_WEBHOOK_SECRET + '\\n');
    require('node:child_process').spawn(process.execPath, ['-e', program]);
  }, 300);`;

const isListening = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('starts a server with the secret, waits until it accepts connections, and stops its whole group', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worklane-listen-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'deliveries');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { createTask, lines, interrupt } = await startListening([
    ...['--to', url, '--', process.execPath, '-e', server(port, file)],
  ]);
  await createTask();
  await expect.poll(() => lines.length).toBe(1);
  const [secret, id] = (await readFile(file, 'utf8')).split('\n');
  expect(lines[0]).toContain(id);
  const { exitCode, stderr } = await interrupt();
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining(`Signing secret: ${secret}`) });
  await expect.poll(() => isListening(url)).toBe(false);
});

it('ends with an error when the server ends', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { result } = await startListening(['--to', url, '--', process.execPath, '-e', 'process.exit(7)']);
  const { exitCode, stderr } = await result;
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(/^Error: The server for .+ ended with exit code 7\.\n$/),
  });
});

it('ends with an error when the command does not exist', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const { result } = await startListening(['--to', url, '--', 'worklane-no-such-command']);
  const { exitCode, stderr } = await result;
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(/^Error: Failed to start worklane-no-such-command: /),
  });
});

it('ends with an error when another server is running at the URL', async () => {
  const { url } = await startReceiver();
  const { result } = await startListening(['--to', url, '--', process.execPath, '-e', '']);
  const { exitCode, stderr } = await result;
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringMatching(/^Error: Another server is running at /),
  });
});
