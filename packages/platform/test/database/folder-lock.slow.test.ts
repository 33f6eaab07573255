import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openFolder } from '@worklane/testing/afterwards';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../../src/database/embedded/database-folder.ts';
import { openStore } from '../../src/database/open.ts';
import { copyMigratedDatabase } from '../environment/test-store.ts';

let folder: string;
const processes: ChildProcess[] = [];

beforeEach(async () => {
  folder = await openFolder();
});
afterEach(async () => {
  for (const each of processes.splice(0)) await kill(each);
});

it('opens a data folder in one process at a time, and right after kill -9 of that process', async () => {
  copyMigratedDatabase(folder);
  const { holder } = await hold('hold-folder-process.ts');
  const rejected = await openStore({ connections: 1, folder }).catch((error: unknown) => error);
  expect(rejected).toBeInstanceOf(FolderInUseError);
  expect(String(rejected)).toContain(`${folder} is open in another process`);
  await kill(holder);
  const store = await openStore({ connections: 1, folder });
  await store.close();
  const again = await openStore({ connections: 1, folder });
  await again.close();
});

describe('the lock of the data folder', () => {
  /** A container has a network namespace of its own; volumes are shared. */
  const namespace = ['--net', '--map-root-user'];

  it('applies to a process in another network namespace', async ({ skip }) => {
    skip(spawnSync('unshare', [...namespace, 'true']).status !== 0, 'unshare is not permitted here');
    const { holder, output } = await hold('hold-lock-process.ts', ['unshare', ...namespace]);
    expect(output).toBe('locked\n');
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    await kill(holder);
    lockFolder(folder)();
  });

  it('is acquired by one of several processes that start at the same time', async () => {
    const started = await Promise.all([1, 2, 3].map(() => hold('hold-lock-process.ts')));
    const outputs = started.map(({ output }) => output).toSorted();
    expect(outputs).toEqual(['FolderInUseError\n', 'FolderInUseError\n', 'locked\n']);
  });
});

/** Starts a process on the folder and waits for its first output. */
async function hold(script: string, prefix: string[] = []): Promise<{ holder: ChildProcess; output: string }> {
  const path = fileURLToPath(new URL(`../environment/processes/${script}`, import.meta.url));
  const [command = '', ...parameters] = [...prefix, process.execPath, '--conditions=@worklane/source', path, folder];
  const holder = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(holder);
  const [output] = await once(holder.stdout, 'data');
  return { holder, output: String(output) };
}

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'close');
}
