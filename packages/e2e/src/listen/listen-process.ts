import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

/** `worklane listen --json` in its own process. */
export interface ListenProcess {
  /** The objects of standard output so far: one for each attempt. */
  readonly attempts: readonly { readonly event_id: string; readonly status: string }[];
  /** Returns standard error so far. */
  notes(): string;
  /** Presses Ctrl+C. @returns the exit code */
  interrupt(): Promise<number | null>;
}

export interface ListenOptions {
  readonly baseUrl: string;
  readonly token: string;
  readonly args: readonly string[];
}

/** Starts `worklane listen`, and waits until it is ready. @throws Error if it ends */
export async function startListen({ baseUrl, token, args }: ListenOptions): Promise<ListenProcess> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, 'listen', '--json', ...args], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      WORKLANE_BASE_URL: baseUrl,
      WORKLANE_TOKEN: token,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const attempts: ListenProcess['attempts'][number][] = [];
  let notes = '';
  const ended = once(child, 'close');
  const ready = Promise.withResolvers<void>();
  createInterface(child.stdout).on('line', (line) => void attempts.push(JSON.parse(line)));
  child.stderr.on('data', (chunk) => {
    notes += chunk;
    if (notes.includes('Ready.')) ready.resolve();
  });
  ended.then(() => ready.reject(new Error(`worklane listen has ended: ${notes}`)));
  await ready.promise;
  return {
    attempts,
    notes: () => notes,
    async interrupt() {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}
