import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { applyEdits } from './apply-edits.ts';
import type { Command } from './gate.ts';
import { linkModules } from './linked-modules.ts';
import type { Edit } from './mutant.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import type { Workspace } from './workspace.ts';

/** What a gate needs on a busy machine, five times over. */
const limitSeconds = 300;

/** The working tree, what is not committed included, in a temporary folder that is a git repository of its own. */
export class WorkspaceCopy implements Workspace, Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'worklane-mutants-')));
  readonly #signal: AbortSignal;
  readonly #env: NodeJS.ProcessEnv;

  static async of(original: string, signal: AbortSignal): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(signal);
    try {
      await copy.#fill(original);
      return copy;
    } catch (error) {
      copy[Symbol.dispose]();
      throw error;
    }
  }

  private constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.#env = {
      ...outsideOfHooks(process.env),
      PATH: [join(this.root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      NO_COLOR: '1',
      // The boundaries are read from the graph of Nx: without a daemon, and without a cache that outlives the copy.
      NX_DAEMON: 'false',
      NX_WORKSPACE_DATA_DIRECTORY: join(this.root, '.nx/workspace-data'),
    };
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    const texts = await applyEdits(edits, (file) => readFile(join(this.root, file), 'utf8'));
    for (const [file, text] of texts) await writeFile(join(this.root, file), text);
  }

  async restore(): Promise<void> {
    this.#git('reset', '--hard', '--quiet');
    this.#git('clean', '--force', '-d', '--quiet');
  }

  run({ folder, line }: Command): Promise<CommandResult> {
    return runCommand(line, { folder: join(this.root, folder), env: this.#env, limitSeconds, signal: this.#signal });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  async #fill(original: string): Promise<void> {
    for (const file of filesOf(original)) {
      await mkdir(dirname(join(this.root, file)), { recursive: true });
      await cp(join(original, file), join(this.root, file), { verbatimSymlinks: true });
    }
    for await (const folder of glob('{.,packages/*,tools/*}/node_modules', { cwd: original })) {
      await linkModules(join(original, folder), join(this.root, folder), '@worklane');
    }
    this.#git('init', '--quiet');
    this.#git('add', '--all');
    this.#git('-c', 'user.name=Mutants', '-c', 'user.email=mutants@localhost', 'commit', '--quiet', '--message=copy');
  }

  #git(...args: readonly string[]): void {
    execFileSync('git', ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null', ...args], {
      cwd: this.root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Committed or not, as long as git does not ignore it; without those that are deleted but not yet committed so. */
function filesOf(repository: string): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    env: outsideOfHooks(process.env),
    encoding: 'utf8',
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

/** Git hooks and Nx tasks have variables that lead git and Nx back to the repository they run for. */
const outsideOfHooks = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(GIT|NX)_/.test(name)));
