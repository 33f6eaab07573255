import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inRounds, medians, ratioOf } from '../runner.ts';

/**
 * Compares generating everything in one process with openapi-typescript alone on the bundle, and measures
 * `npm run generate` without changes.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const generators = ['--conditions=@worklane/source', 'tools/generators/src/main.ts'];

const commands = {
  'openapi-typescript alone': [
    process.execPath,
    'tools/generators/node_modules/openapi-typescript/bin/cli.js',
    ...['packages/contract/src/generated/openapi.json', '--output', '/dev/null'],
  ],
  'generate --check': [process.execPath, ...generators, 'generate', '--check'],
  'npm run generate without changes': ['npm', 'run', '--silent', 'generate'],
};

const alternatives = Object.entries(commands).map(([name, [command = '', ...args]]) => [
  name,
  async () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    return { ms: performance.now() - start };
  },
]);
const results = await inRounds(Number(values.rounds), Object.fromEntries(alternatives));
const base = results['openapi-typescript alone'] ?? [];
const rows = Object.entries(results).map(([name, figures]) => [
  name,
  { ...medians(figures), 'ratio to openapi-typescript': ratioOf(figures, base, 'ms') },
]);
console.table(Object.fromEntries(rows));
