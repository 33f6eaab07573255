import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Returns the resident memory of a process in megabytes. Linux only, because it reads /proc. */
export async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
