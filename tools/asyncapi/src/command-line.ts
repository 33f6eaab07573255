import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const environment = {
  // An existing folder, which nothing is written to. The CLI creates a missing one, and fails if another process is faster.
  NODE_CONFIG: JSON.stringify({ log: { dir: '.' } }),
  // A file that disables telemetry. Without it, the CLI creates one in the home folder that enables it.
  ASYNCAPI_METRICS_CONFIG_PATH: `${root}specs/asyncapi-analytics.json`,
  SCARF_ANALYTICS: 'false',
  // The CLI looks for the configuration of its server in ./config, and warns about every command that finds none.
  SUPPRESS_NO_CONFIG_WARNING: 'true',
  SUPPRESS_STRICTNESS_CHECK: 'true',
};

/** Returns the command line of the AsyncAPI CLI that `specs` depends on. */
function command(): string {
  const { resolve } = createRequire(`${root}specs/package.json`);
  return join(dirname(resolve('@asyncapi/cli/package.json')), 'bin/run_bin');
}

/** Runs the AsyncAPI CLI at the root of the repository, without telemetry. Returns its exit code and what it printed. */
export async function asyncapi(args: readonly string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [command(), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
}
