import { createHash } from 'node:crypto';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** The shortest limit of a socket path, in bytes without the final zero: macOS has 103, Linux 107. */
const longestAddress = 103;

/** Returns the path of the control socket, on Windows the name of a pipe. */
export async function controlPath(folder: string): Promise<string> {
  if (process.platform !== 'win32') return join(resolve(folder), 'control.sock');
  return `\\\\.\\pipe\\worklane-control-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')}`;
}

/** Calls `work` with an address of the path that fits into a socket address: itself, or one through a short symlink. */
export async function withAddress<Result>(path: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const shortest = [path, relative('', path)].find((each) => Buffer.byteLength(each) <= longestAddress);
  if (process.platform === 'win32' || shortest !== undefined) return work(shortest ?? path);
  const links = await mkdtemp(join(tmpdir(), 'worklane-'));
  try {
    await symlink(join(path, '..'), join(links, 'data'));
    return await work(join(links, 'data', 'control.sock'));
  } finally {
    await rm(links, { recursive: true });
  }
}
