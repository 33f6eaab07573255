import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foreignTool } from '../foreign-tools.ts';
import { median } from '../statistics.ts';

/**
 * Compares the start of `worklane`, as npm installs it, with Node itself and with the help of other tools that are written in
 * JavaScript. The commands take turns, so that other load on the machine meets all of them. Build the packages first:
 * `npx nx run-many -t build -p @worklane/cli @worklane/client`.
 */
const rounds = 15;

const fromRoot = (relative: string) => fileURLToPath(new URL(`../../../../${relative}`, import.meta.url));
const worklane = fromRoot('packages/cli/dist/main.js');
if (!existsSync(worklane)) throw new Error('Build first: npx nx run-many -t build -p @worklane/cli @worklane/client');

const commands: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'worklane --help': [worklane, '--help'],
  'worklane listen --help': [worklane, 'listen', '--help'],
  'worklane api listTasks --help': [worklane, 'api', 'listTasks', '--help'],
  'prism --help': [await foreignTool('@stoplight/prism-cli/dist/index.js'), '--help'],
  'redocly --help': [fromRoot('node_modules/@redocly/cli/bin/cli.js'), '--help'],
};

/** Milliseconds until the process has ended. */
function duration(args: readonly string[]): number {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} exited with ${status}: ${stderr}`);
  return performance.now() - started;
}

const durations = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
for (let round = 0; round < rounds; round++) {
  for (const [name, args] of Object.entries(commands)) durations.get(name)?.push(duration(args));
}
console.table(
  Object.fromEntries(
    [...durations].map(([name, all]) => [
      name,
      { 'median ms': Math.round(median(all)), 'max ms': Math.round(Math.max(...all)) },
    ]),
  ),
);
