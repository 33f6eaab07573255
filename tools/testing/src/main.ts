import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readReports, removeReports, writeSummary } from './results.ts';

/**
 * Runs lint, typecheck and test of every project, or with `--base=<git reference>` of those that have changed since and of
 * what depends on them, then counts the tests. `--full` adds those of the full suite; tests that passed on these files before
 * are not run again. Other arguments are passed to Nx.
 */
const full = process.argv.includes('--full');
const args = process.argv.slice(2).filter((arg) => arg !== '--full');
const which = args.some((arg) => arg.startsWith('--base')) ? 'affected' : 'run-many';
await removeReports();
// Many tests start the service, which is then compiled once.
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
const targets = full ? ['test', 'test-full'] : ['lint', 'typecheck', 'test'];
const { status } = spawnSync('nx', [which, '-t', ...targets, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE },
});
const results = await readReports();
const failedElsewhere = status !== 0 && results.every(({ failed }) => failed === 0);
for (const { project, passed, failed } of results) {
  console.log(`${project.padEnd(24)} ${String(passed).padStart(5)} passed ${failed > 0 ? `${failed} failed` : ''}`);
}
if (failedElsewhere) console.log('A lint or typecheck failed; see above.');
console.log(await writeSummary(results, failedElsewhere ? 1 : 0));
process.exitCode = status ?? 1;
