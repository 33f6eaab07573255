import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { cp, glob, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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

  run({ folder, line, env }: Command): Promise<CommandResult> {
    const options = { folder: join(this.root, folder), env: { ...this.#env, ...env } };
    return runCommand(line, { ...options, limitSeconds, signal: this.#signal });
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

  #git(...args: readonly string[]): void {
    execFileSync('git', ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null', ...args], {
      cwd: this.root,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

/** Returns the files of a repository that git does not ignore, committed or not. */
function filesOf(repository: string, path = '.'): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', path], {
    cwd: repository,
    env: outsideOfHooks(process.env),
    encoding: 'utf8',
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(repository, file)));
}

export const filesIn = (repository: string): Files => ({
  list: async (path) => filesOf(repository, path),
  read: (file) => readFile(join(repository, file), 'utf8'),
});

/**
 * Creates the node_modules of a copy: its own folder, in which tools may keep caches, with links to the entries of the
 * original. Links to our packages are relative (`../../packages/...`), so copies of them lead into the copy.
 */
async function linkModules(original: string, copy: string, ownScope: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === ownScope) await copyLinks(join(original, name), join(copy, name));
    else await symlink(join(original, name), join(copy, name));
  }
}

async function copyLinks(original: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    await symlink(await readlink(join(original, name)), join(copy, name));
  }
}

/** Git hooks and Nx tasks set variables that lead git and Nx back to the repository they run for. */
const outsideOfHooks = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(GIT|NX)_/.test(name)));
