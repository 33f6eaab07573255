import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { copyWorkspace, filesOf, outsideOfHooks } from '@worklane/testing/workspace-copy';
import type { Command } from './check.ts';
import { applyEdits, type Edit, type Files } from './mutation.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import type { Workspace } from './run-mutations.ts';

/** Six times what the slowest check needs on a busy machine. */
const limitSeconds = 600;

/** The working tree, uncommitted changes included, in a temporary folder that is its own git repository. */
export class WorkspaceCopy implements Workspace, Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'worklane-mutations-')));
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
      // `boundaries` reads the project graph of Nx: without a daemon, and without a cache that outlives the copy.
      NX_DAEMON: 'false',
      NX_WORKSPACE_DATA_DIRECTORY: join(this.root, '.nx/workspace-data'),
    };
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    const texts = await applyEdits(edits, filesIn(this.root));
    for (const [file, text] of texts) await writeFile(join(this.root, file), text);
  }

  async restore(): Promise<void> {
    this.#git('reset', '--hard', '--quiet');
    this.#git('clean', '--force', '-d', '--quiet');
  }

  run({ folder, line }: Command): Promise<CommandResult> {
    const options = { folder: join(this.root, folder), env: this.#env, limitSeconds, signal: this.#signal };
    return runCommand(line, options);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  async #fill(original: string): Promise<void> {
    await copyWorkspace(original, this.root);
    await this.#copyChangelog(original);
    this.#git('init', '--quiet');
    this.#git('add', '--all');
    this.#git(
      '-c',
      'user.name=Mutations',
      '-c',
      'user.email=mutations@localhost',
      'commit',
      '--quiet',
      '--message=copy',
    );
  }

  /** It is written from the history of git, which the copy lacks. */
  async #copyChangelog(original: string): Promise<void> {
    execFileSync('nx', ['run', '@worklane/release:changelog'], { cwd: original, env: outsideOfHooks(process.env) });
    const folder = 'tools/release/dist';
    await cp(join(original, folder), join(this.root, folder), { recursive: true });
  }

  #git(...args: readonly string[]): void {
    execFileSync('git', ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null', ...args], {
      cwd: this.root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

export const filesIn = (repository: string): Files => ({
  list: async (path) => filesOf(repository, path),
  read: (file) => readFile(join(repository, file), 'utf8'),
});
