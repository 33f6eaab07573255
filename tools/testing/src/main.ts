import { execFileSync, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { testsBeyondImports } from './affected/beyond-imports.ts';
import { changedFiles } from './affected/changed-files.ts';
import { removeReports, reportExists, writeSummary } from './results.ts';
import { type Tier, tiers } from './tier.ts';

/**
 * Runs a tier of the tests: `main.ts <tier> [--changed[=<git reference>]] [arguments of Vitest]`. Lint and types go with the fast
 * tier, builds come before the others, and mutations belong to the nightly one. With `--changed`, it runs only the tests that a
 * change since the reference (default: HEAD) can break.
 */
const [name, ...args] = process.argv.slice(2);
const tier = tiers.find((each) => each === name);
if (!tier) throw new Error(`Unknown tier "${name}". Tiers: ${tiers.join(', ')}.`);
const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
const base = changed?.split('=')[1] ?? 'HEAD';
const forVitest = args.filter((arg) => arg !== changed);

/** The violations of the contract that the conformance suite must notice: those of changed statements and a sample, or all. */
const ofChanges = ['--changed', base];
const ofSample = [
  ...['--sample', '300', '--operation'],
  // Other kinds of records have the same cases.
  'listTasks,createTask,getTask,updateTask,deleteTask,createToken,revokeToken,createWebhook,replaceWebhook,listWebhookLogs',
];
const scores: Readonly<Record<Tier, readonly string[][]>> = {
  fast: changed ? [ofChanges] : [ofChanges, ofSample],
  slow: [changed ? ofChanges : []],
  nightly: [],
};

await removeReports(tier);
const checked = targets().map((target) => run('nx', ...target));
for (const selection of scores[tier]) {
  checked.push(run('node', '--conditions=@worklane/source', 'packages/conformance/src/main.ts', 'score', ...selection));
}
if (tier === 'nightly') checked.push(run('node', 'tools/mutations/src/main.ts', ...(changed ? ['--check'] : [])));
const tested = run('vitest', ...(changed ? relatedTests() : ['run']), ...forVitest);
const failures = checked.filter((passed) => !passed).length;
console.log(await writeSummary(failures + (tested || reportExists(tier) ? 0 : 1)));
process.exitCode = failures === 0 && tested ? 0 : 1;
const nightlyPassed = '.ci/nightly-passed';
// What no change since the last whole run can break has passed in that run.
const whole = !changed || base === (await readFile(nightlyPassed, 'utf8')).trim();
if (tier === 'nightly' && whole && process.exitCode === 0 && forVitest.length === 0) {
  await writeFile(nightlyPassed, execFileSync('git', ['rev-parse', 'HEAD']));
}

function targets(): string[][] {
  const builds = ['run-many', '-t', 'build'];
  // What `npm start` builds has to be built without any other package, as in a fresh clone.
  if (tier !== 'fast') return [[...builds, '--projects=@worklane/docs,@worklane/dashboard'], builds];
  // The pages of the documentation include the changelog, which the history of git is needed for.
  return [[...(changed ? ['affected', `--base=${base}`] : ['run-many']), '-t', 'lint', 'typecheck', 'changelog']];
}

function relatedTests(): string[] {
  const files = changedFiles(base);
  return ['related', '--run', '--passWithNoTests', ...files, ...testsBeyondImports(files)];
}

function run(command: string, ...commandArgs: string[]): boolean {
  // Many tests start the service, which is then compiled once.
  const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
  const env = { ...process.env, TEST_TIER: tier, NODE_COMPILE_CACHE };
  return spawnSync(command, commandArgs, { stdio: 'inherit', env }).status === 0;
}
