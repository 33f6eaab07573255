import { spawnSync } from 'node:child_process';
import { readReports, removeReports, writeSummary } from './results.ts';

/** Runs lint, typecheck and test of every project, then counts. Arguments are passed on to Nx. */
await removeReports();
const { status } = spawnSync('nx', ['run-many', '-t', 'lint', 'typecheck', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const results = await readReports();
const failedElsewhere = status !== 0 && results.every(({ failed }) => failed === 0);
for (const { project, passed, failed } of results) {
  console.log(`${project.padEnd(24)} ${String(passed).padStart(5)} passed ${failed > 0 ? `${failed} failed` : ''}`);
}
if (failedElsewhere) console.log('A lint or typecheck failed; see above.');
console.log(await writeSummary(results, failedElsewhere ? 1 : 0));
process.exitCode = status ?? 1;
