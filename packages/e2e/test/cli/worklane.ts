import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

export interface WorklaneResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A `worklane` command in its own process. */
export interface WorklaneProcess {
  /** Resolves with the first line of standard output, or undefined if there is none. */
  readonly firstOutput: Promise<unknown>;
  readonly result: Promise<WorklaneResult>;
  /** Presses Ctrl+C. */
  interrupt(): void;
}

/** Starts `worklane` with an access token. */
export function startWorklane(
  { baseUrl }: { readonly baseUrl: string },
  token: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): WorklaneProcess {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], {
    env: {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...{ PATH, WORKLANE_BASE_URL: baseUrl, WORKLANE_TOKEN: token, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const read = async (): Promise<WorklaneResult> => {
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await ended;
    return { exitCode: child.exitCode, stdout, stderr };
  };
  return {
    firstOutput: Promise.race([once(child.stdout, 'data'), ended]),
    result: read(),
    interrupt: () => child.kill('SIGINT'),
  };
}
