import { createHash } from 'node:crypto';
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** The messages of the control socket are JSON objects, one per line. The first is a command. */
export interface CommandMessage {
  argv: readonly string[];
  /** The base of relative paths. */
  workingFolder: string;
  userName?: string | undefined;
}

/** A line of standard input, in reply to a prompt. */
export interface InputMessage {
  input: string;
}

/** A message of the service; `exit` is the last. */
export type ServiceMessage = { out: string } | { err: string } | { question: string } | { exit: number };

export const send = (socket: Socket, message: CommandMessage | InputMessage | ServiceMessage): void => {
  socket.write(`${JSON.stringify(message)}\n`);
};

/** Yields messages until the other side closes the connection. @throws SyntaxError */
export async function* receive<Message>(socket: Socket): AsyncGenerator<Message> {
  // Not node:readline, which also splits at U+2028, and JSON.stringify does not escape that.
  let rest = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Message;
  }
}

/** The maximum length of a socket path in bytes, without the final zero: 103 on macOS, 107 on Linux. */
const maxPathBytes = 103;

/** Returns the path of the control socket, or the name of a pipe on Windows. */
export async function controlPath(folder: string): Promise<string> {
  if (process.platform !== 'win32') return join(resolve(folder), 'control.sock');
  return `\\\\.\\pipe\\worklane-control-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')}`;
}

/** Calls `work` with an address that is short enough for a socket: the path itself, or one through a symlink. */
export async function withAddress<Result>(path: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const shortest = [path, relative('', path)].find((each) => Buffer.byteLength(each) <= maxPathBytes);
  if (process.platform === 'win32' || shortest !== undefined) return work(shortest ?? path);
  const links = await mkdtemp(join(tmpdir(), 'worklane-'));
  try {
    await symlink(join(path, '..'), join(links, 'data'));
    return await work(join(links, 'data', 'control.sock'));
  } finally {
    await rm(links, { recursive: true });
  }
}
