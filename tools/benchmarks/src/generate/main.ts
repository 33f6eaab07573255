import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.ts';

/**
 * Compares generating everything in one process with openapi-typescript alone on the bundle, and measures
 * `npm run generate` without changes. Rounds alternate; medians are compared.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const rounds = 7;

const commands = {
  'openapi-typescript alone': [
    process.execPath,
    'tools/generators/node_modules/openapi-typescript/bin/cli.js',
    'packages/contract/src/generated/openapi.json',
    '--output',
    '/dev/null',
  ],
  'generate --check': [
    process.execPath,
    '--conditions=@worklane/source',
    'tools/generators/src/main.ts',
    'generate',
    '--check',
  ],
  'npm run generate without changes': ['npm', 'run', '--silent', 'generate'],
} satisfies Record<string, [string, ...string[]]>;

const times = new Map<string, number[]>();
for (let round = 0; round <= rounds; round++) {
  for (const [name, [command, ...options]] of Object.entries(commands)) {
    const start = performance.now();
    const { status, stderr } = spawnSync(command, options, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    // The first round warms the file cache and the Nx cache.
    if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  }
}

const base = median(times.get('openapi-typescript alone') ?? []);
console.table(
  [...times].map(([name, values]) => ({
    name,
    'median ms': Math.round(median(values)),
    'ratio to openapi-typescript': `${(median(values) / base).toFixed(2)} x`,
  })),
);
