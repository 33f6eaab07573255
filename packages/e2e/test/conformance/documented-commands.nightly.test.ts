import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Operation, operations } from '@worklane/contract';
import { freePort } from '@worklane/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Bytes of a report in which every case has failed. */
const maxBuffer = 10_000_000;

/** Returns the commands for the repository in the README, without comments. */
async function documentedCommands(): Promise<string[]> {
  const readme = await readFile(join(root, 'packages/conformance/README.md'), 'utf8');
  const [, block = ''] = /^## In the repository\n\n```sh\n(.+?)^```/ms.exec(readme) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +#.*/, '').trim());
}

/** Starts the service as `npm start` does once it has built the documentation and the dashboard. */
async function startService(env: NodeJS.ProcessEnv): Promise<void> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [, ...args] = scripts.start.split(' && ').at(-1).split(' ');
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const ready = Promise.withResolvers<void>();
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Worklane is ready.')) ready.resolve();
  });
  ended.then(() => ready.reject(new Error(`The service has ended: ${output}`)));
  await ready.promise;
}

/** Other tests run all cases. */
const only = Object.values<Operation>(operations)
  .filter(({ id, collection }) => collection === 'tasks' || ['createToken', 'createWebhook', 'listEvents'].includes(id))
  .map(({ id }) => id);

test('the commands of the README test the service with default settings, and pass', { timeout: 600_000 }, async () => {
  const [start, ...commands] = await documentedCommands();
  expect(start).toBe('npm start');
  expect(commands).toHaveLength(2);
  const folder = await mkdtemp(join(tmpdir(), 'worklane-conformance-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: String(await freePort()), DATA_FOLDER: join(folder, 'data') };
  await startService(env);
  const outputs: string[] = [];
  for (const command of commands) {
    const here = command
      .replace('http://127.0.0.1:4000', `http://127.0.0.1:${env.PORT}`)
      .replace('credentials.json', join(folder, 'credentials.json'))
      .replace(/^npm run conformance .*/, `$& --only ${only}`);
    const { stdout, stderr } = await promisify(exec)(here, { cwd: root, env, maxBuffer }).catch((error) => error);
    outputs.push(stdout + stderr);
  }
  const [, report = ''] = outputs;
  expect(report.match(/^FAILED .*\n.*/gm)?.slice(0, 10) ?? []).toEqual([]);
  expect(report).toMatch(/^\d{3,4} passed, 0 failed, 0 skipped$/m);
});
