import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { childrenOf } from './child-processes.ts';
import type { CleanupTask } from './cleanup.ts';

/** Collects cleanup tasks from its standard input and runs them when that ends, even if the parent was killed. */
const processes = new Set<number>();
const mounts: string[] = [];
const folders: string[] = [];

process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const task = JSON.parse(line) as CleanupTask;
  if ('kill' in task) processes.add(task.kill);
  else if ('forget' in task) processes.delete(task.forget);
  else if ('unmount' in task) mounts.push(task.unmount);
  else folders.push(task.remove);
}

for (const pid of processes) for (const each of [pid, ...childrenOf(pid)]) attempt(() => process.kill(each, 'SIGKILL'));
for (const folder of mounts) attempt(() => execFileSync('umount', ['--lazy', folder]));
for (const folder of folders) attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function attempt(task: () => void): void {
  try {
    task();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') console.error((error as Error).message);
  }
}
