import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { matchesGlob } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { testsBeyondImports } from './affected/beyond-imports.ts';
import { removeReports, reportExists, writeSummary } from './results.ts';
import { type Tier, tiers } from './tier.ts';

/**
 * Runs a tier of the tests: `main.ts <tier> [--changed[=<git reference>]] [arguments of Vitest]`. Lint and types run beside the fast
 * tier, builds before the others, and mutations belong to the nightly one. With `--changed`, it runs only the tests that a
 * change since the reference (default: HEAD) can break.
 */
const [name, ...args] = process.argv.slice(2);
const tier = tiers.find((each) => each === name);
if (!tier) throw new Error(`Unknown tier "${name}". Tiers: ${tiers.join(', ')}.`);
const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
const base = changed?.split('=')[1] ?? 'HEAD';
const forVitest = args.filter((arg) => arg !== changed);

const nightlyPassed = '.ci/nightly-passed';
const lastWhole = (await readFile(nightlyPassed, 'utf8')).trim();

/**
 * The violations of the contract that the conformance suite must notice: those of changed statements and a sample, then all if they can
 * differ from the last whole nightly run. Most of the 50,000 are alike in all kinds of records: a sample of 3,000 has several of
 * every way to break a statement.
 */
const ofChanges = ['--changed', base];
const ofSample = [
  ...['--sample', '150', '--operation'],
  // Other kinds of records have the same cases.
  'listTasks,createTask,getTask,updateTask,deleteTask,createToken,revokeToken,createWebhook,replaceWebhook,listWebhookLogs',
];
const scores: Readonly<Record<Tier, readonly string[][]>> = {
  fast: changed ? [ofChanges] : [ofChanges, ofSample],
  slow: [changed ? ofChanges : scoreCanDiffer() ? [] : ['--sample', '3000']],
  nightly: changed ? [] : [[]],
};

await removeReports(tier);
// The score reads sources only, and the build of the documentation keeps one processor busy.
const scored = tier === 'fast' ? undefined : checks(scores[tier]);
// Tests read what they build.
const built = tier === 'fast' ? [['run', '@worklane/release:changelog']] : builds();
const checked: boolean[] = [];
for (const targets of built) checked.push(await run('nx', targets));
if (tier === 'nightly')
  checked.push(await run('node', ['tools/mutations/src/main.ts', ...(changed ? ['--check'] : [])]));
const besides = scored ?? checks(scores[tier]);
const tested = await run('vitest', [...(changed ? relatedTests() : ['run']), ...forVitest]);
checked.push(...(await besides));
const failures = checked.filter((passed) => !passed).length;
console.log(await writeSummary(failures + (tested || reportExists(tier) ? 0 : 1)));
process.exitCode = failures === 0 && tested ? 0 : 1;
// What no change since the last whole run can break has passed in that run.
const whole = !changed || base === lastWhole;
if (tier === 'nightly' && whole && process.exitCode === 0 && forVitest.length === 0) {
  await writeFile(nightlyPassed, execFileSync('git', ['rev-parse', 'HEAD']));
}

/** Whether the suite, the contract, or what interprets it has changed. A clone without its history cannot tell. */
function scoreCanDiffer(): boolean {
  try {
    const judged = 'packages/{contract,runtime,model,mock,conformance}/src/**';
    return changedFiles(lastWhole).some((file) => matchesGlob(file, judged));
  } catch {
    return true;
  }
}

function builds(): string[][] {
  const all = ['run-many', '-t', 'build'];
  // What `npm start` builds has to be built without any other package, as in a fresh clone.
  return [[...all, '--projects=@worklane/docs,@worklane/dashboard'], all];
}

/**
 * Runs lint, types and scores beside Vitest. A whole run starts them one after the other, to keep two processors busy. With
 * `--changed`, Vitest ends first, so they start at once.
 */
async function checks(selections: readonly string[][]): Promise<boolean[]> {
  const lint = ['nx', ...(changed ? ['affected', `--base=${base}`] : ['run-many', '--parallel=1']), '-t', 'lint'];
  // TypeScript is written in Go: by default, garbage collection takes a sixth of the type check.
  const typecheck = ['env', `GOGC=${process.env.GOGC ?? '400'}`, 'npm', 'run', 'typecheck'];
  const score = ['node', '--conditions=@worklane/source', 'packages/conformance/src/main.ts', 'score'];
  const commands = [
    ...(tier === 'fast' ? [lint, typecheck] : []),
    ...selections.map((selection) => [...score, ...selection]),
  ];
  const pass = ([command = '', ...options]: string[]) => run(command, options, 'beside');
  if (changed) return Promise.all(commands.map(pass));
  const passed: boolean[] = [];
  for (const command of commands) passed.push(await pass(command));
  return passed;
}

function relatedTests(): string[] {
  const files = changedFiles(base);
  return ['related', '--run', '--passWithNoTests', ...files, ...testsBeyondImports(files)];
}

/** Runs a command. Beside Vitest, it writes its output at its end. */
async function run(command: string, commandArgs: readonly string[], beside?: 'beside'): Promise<boolean> {
  // Many tests start the service, which is then compiled once.
  const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));
  const env = { ...process.env, TEST_TIER: tier, ...(changed && { TEST_CHANGED: 'true' }), NODE_COMPILE_CACHE };
  const child = spawn(command, commandArgs, { stdio: ['inherit', ...Array(2).fill(beside ? 'pipe' : 'inherit')], env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (child.stdout && child.stderr) {
    const outputs = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
    for (const output of outputs) process.stdout.write(output);
  }
  return (await ended) === 0;
}

/** Returns the files that differ from a git reference, committed or not, from the root of the repository. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 50_000_000 });
  return [git('diff', '--name-only', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')]
    .flatMap((output) => output.split('\0'))
    .filter((file) => file !== '' && existsSync(file));
}
