import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { copyWorkspace, outsideOfHooks } from '@worklane/testing/workspace-copy';
import { commandOf, editsIn, type Mutation, mutations, outdated, root } from './mutation.ts';

const usage = `npm run mutations -- [options]

  --only <text>   the area with this name, or the mutations whose sentence contains this text; repeatable
  --check         run nothing: only report mutations that no longer apply

Exit code: 0 every mutation is caught, 1 one survives, 2 a mutation is outdated or a check fails without any.`;

/** Six times what the slowest check needs on a busy machine. */
const limit = 600_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const selected = mutations.filter(
  ({ area, name }) => options.only.length === 0 || options.only.some((text) => text === area || name.includes(text)),
);
async function run(): Promise<void> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'worklane-mutations-')));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));
  await copyWorkspace(root, copy);
  // It is written from the history of git, which the copy lacks.
  execFileSync('nx', ['run', '@worklane/release:changelog'], { cwd: root, env: outsideOfHooks(process.env) });
  cpSync(join(root, 'tools/release/dist'), join(copy, 'tools/release/dist'), { recursive: true });
  const git = gitOf(copy);
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Mutations', '-c', 'user.email=mutations@localhost', 'commit', '--quiet', '--message=copy');

  console.log(`Checks without any mutation, in ${copy}:`);
  for (const check of new Set(selected.map((mutation) => mutation.check))) {
    console.log(`  ${check}`);
    const output = failureOf(copy, check);
    if (output !== undefined) return fail(`${check} fails without any mutation:\n\n${output}`);
  }
  const survivors = selected.filter((mutation) => !isCaught(copy, mutation, git));
  console.log(`${selected.length - survivors.length} of ${selected.length} mutations caught.`);
  if (survivors.length === 0) return;
  console.log(
    `These survived, so a test is missing:\n${survivors.map(({ name, check }) => `  ${name} (${check})`).join('\n')}`,
  );
  process.exitCode = 1;
}

function isCaught(
  copy: string,
  { name, edits, regenerate, check }: Mutation,
  git: (...args: string[]) => void,
): boolean {
  for (const [file, text] of editsIn(copy, edits)) writeFileSync(join(copy, file), text);
  // The generators refuse a contract that lint refuses.
  const caughtBy = [...(regenerate ? ['generate'] : []), check].find((each) => failureOf(copy, each) !== undefined);
  console.log(`${name}: ${caughtBy ?? 'SURVIVED'}`);
  git('reset', '--hard', '--quiet');
  git('clean', '--force', '-d', '--quiet');
  return caughtBy !== undefined;
}

/** Returns the end of the output of a check that fails, and undefined if it passes. @throws Error if it hangs */
function failureOf(copy: string, check: string): string | undefined {
  const [program, ...args] = commandOf(check);
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: environmentOf(copy),
    timeout: limit,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (error) throw error;
  return status === 0
    ? undefined
    : stripVTControlCharacters(stdout + stderr)
        .split('\n')
        .slice(-40)
        .join('\n');
}

/** The project graph of Nx is read without a daemon, and without a cache that outlives the copy. */
const environmentOf = (copy: string) => ({
  ...outsideOfHooks(process.env),
  PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
  NX_DAEMON: 'false',
  NX_WORKSPACE_DATA_DIRECTORY: join(copy, '.nx/workspace-data'),
});

const gitOf =
  (cwd: string) =>
  (...args: string[]): void => {
    const options = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null'];
    execFileSync('git', [...options, ...args], {
      cwd,
      env: environmentOf(cwd),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

if (options.help) console.log(usage);
else if (selected.length === 0) {
  const areas = [...new Set(mutations.map(({ area }) => area))].join(', ');
  fail(`No mutation matches ${options.only.join(' or ')}. Areas: ${areas}`);
} else {
  const problems = outdated(root, selected);
  if (problems.length > 0) fail(problems.join('\n'));
  // A check that hangs is no survivor.
  else if (!options.check) await run().catch((error) => fail(String(error)));
}
