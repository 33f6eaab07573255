import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A running `worklane`. */
export interface CliProcess {
  readonly child: ChildProcess;
  readonly result: Promise<CliProcessResult>;
}

export interface CliProcessResult {
  /** Null after a signal. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** Starts `worklane` from its sources. */
export function startCli(args: readonly string[], env: Readonly<Record<string, string>>): CliProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const result = once(child, 'close').then(async ([exitCode]) => {
    const [stdout, stderr] = await output;
    return { exitCode, stdout, stderr };
  });
  return { child, result };
}
