import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

interface WorklaneResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `worklane` in its own process, with an access token. */
export async function runWorklane(
  { baseUrl }: { readonly baseUrl: string },
  token: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<WorklaneResult> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=@worklane/source', main, ...args], {
    env: {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...{ PATH, WORKLANE_BASE_URL: baseUrl, WORKLANE_TOKEN: token, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { exitCode: child.exitCode, stdout, stderr };
}
