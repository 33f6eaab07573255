import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import type { Cleanup } from '@worklane/testing/cleanup';

/** In bytes. Memory is used only as files are written. */
const size = 4 * 1024 ** 3;

/** The free bytes of a full disk. */
const left = 16 * 1024;

/** Mounts a separate file system on a folder. @returns the reason if it fails */
export function mountSmallFileSystem(folder: string, cleanup: Cleanup): string | undefined {
  const reason = mount(['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  if (reason === undefined) cleanup.add({ unmount: folder });
  return reason;
}

/** Shrinks the file system of a folder until almost nothing is left. @returns a function that undoes it */
export function fillDisk(folder: string): () => void {
  const { bsize, blocks, bfree } = statfsSync(folder);
  resize(folder, bsize * (blocks - bfree) + left);
  return () => resize(folder, size);
}

function resize(folder: string, bytes: number): void {
  const reason = mount(['-o', `remount,size=${bytes}`, folder]);
  if (reason !== undefined) throw new Error(reason);
}

function mount(args: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  return status === 0 ? undefined : `mount failed: ${error?.message ?? stderr.trim()}`;
}
