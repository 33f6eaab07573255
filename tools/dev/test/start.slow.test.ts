import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { outputLimit, startLimit } from './running-server.ts';

const start = fileURLToPath(new URL('../src/start.ts', import.meta.url));

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-start-'));
  return () => rm(folder, { recursive: true });
});

/** Runs `npm start` with a command in place of Nx. */
async function startWith(nx: string) {
  await writeFile(join(folder, 'nx'), `#!/bin/sh\n${nx}\n`);
  await chmod(join(folder, 'nx'), 0o755);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@worklane/source', start, '--empty'], {
    env: {
      ...{ NODE_COMPILE_CACHE, PATH: `${folder}:${PATH}` },
      ...{ PORT: String(await freePort()), DATA_FOLDER: join(folder, 'data'), LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const shows = (assertion: () => void) => waitFor(assertion, outputLimit);
  return { output: () => output, shows, ended, interrupt: () => void child.kill('SIGINT') };
}

it('prints what Nx says only about a failed build, and serves without the documentation', {
  timeout: startLimit,
}, async () => {
  const started = await startWith('case "$*" in *docs*) echo "A broken link"; exit 1 ;; *) echo "Built" ;; esac');
  const broken = /A broken link[\s\S]*The documentation could not be built/;
  await started.shows(() => expect(started.output()).toMatch(broken));
  await started.shows(() => expect(started.output()).toContain('Worklane is ready.'));
  expect(started.output()).not.toContain('Built');
  started.interrupt();
  expect(await started.ended).toBe(0);
});

it('ends with what Nx says when the dashboard cannot be built', { timeout: startLimit }, async () => {
  const started = await startWith('echo "Missing comma" >&2; exit 1');
  expect(await started.ended).toBe(1);
  expect(started.output()).toBe('Missing comma\n\n');
});
