import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

/** Starts `worklane` from its sources. */
export function startWorklane(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args, '--json'], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  // A null exit code: a signal ended it.
  const result = once(child, 'close').then(([exitCode]) => ({ exitCode: exitCode as number | null, stderr }));
  return {
    child,
    result,
    /** Waits for a text on standard error. @throws Error when the process ends before */
    async printed(text: string): Promise<void> {
      while (!stderr.includes(text)) {
        if (child.exitCode !== null) throw new Error(`worklane ${args[0]} has ended: ${stderr}`);
        await Promise.race([once(child.stderr, 'data'), result]);
      }
    },
  };
}
