import { execFile, execFileSync } from 'node:child_process';
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface CommandResult {
  readonly code: number;
  /** Standard output and error. */
  readonly output: string;
}

/** The working tree in a temporary folder that is its own git repository. */
export class WorkspaceCopy implements AsyncDisposable {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;

  private constructor(folder: string) {
    this.folder = folder;
    // Vitest, Nx and git set variables that lead back to the original, or that the service reads.
    const { HOME = '', PATH = '', NODE_COMPILE_CACHE } = process.env;
    this.env = {
      HOME,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PATH: [join(folder, 'node_modules/.bin'), PATH].join(delimiter),
      NO_COLOR: '1',
      NX_DAEMON: 'false',
      NX_CACHE_DIRECTORY: join(folder, '.nx/cache'),
      NX_WORKSPACE_DATA_DIRECTORY: join(folder, '.nx/workspace-data'),
    };
  }

  static async create(): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(await realpath(await mkdtemp(join(tmpdir(), 'worklane-new-resource-'))));
    for (const file of copy.#git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')) {
      if (file === '') continue;
      await mkdir(dirname(join(copy.folder, file)), { recursive: true });
      await cp(join(root, file), join(copy.folder, file), { verbatimSymlinks: true });
    }
    for await (const folder of glob('{.,packages/*,tools/*}/node_modules', { cwd: root })) {
      await linkModules(join(root, folder), join(copy.folder, folder));
    }
    copy.#git(copy.folder, 'init', '--quiet');
    copy.commit();
    return copy;
  }

  /** Runs a command of the workspace. */
  run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    return new Promise((resolve) => {
      const options = { cwd: this.folder, env: this.env, maxBuffer: 50_000_000 };
      const child = execFile(command, args, options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
      );
    });
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.folder, file), text);
  }

  commit(): void {
    this.#git(this.folder, 'add', '--all');
    this.#git(
      this.folder,
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@localhost',
      'commit',
      '--quiet',
      '-m',
      'copy',
    );
  }

  /** Returns the added and removed lines of each file since the last commit. */
  changes(): { file: string; lines: number; removed: number }[] {
    this.#git(this.folder, 'add', '--all');
    const rows = this.#git(this.folder, 'diff', '--cached', '--numstat').trim().split('\n');
    return rows.filter(Boolean).map((row) => {
      const [added = '', removed = '', file = ''] = row.split('\t');
      return { file, lines: Number(added), removed: Number(removed) };
    });
  }

  #git(cwd: string, ...args: readonly string[]): string {
    const options = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null', ...args];
    return execFileSync('git', options, { cwd, env: this.env, encoding: 'utf8', maxBuffer: 50_000_000 });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Links the entries of a node_modules. The links to our packages are relative, so copies of them lead into the copy. */
async function linkModules(original: string, copy: string): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(original)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    if (name === '@worklane') await linkModules(join(original, name), join(copy, name));
    else await symlink(await targetOf(join(original, name)), join(copy, name));
  }
}

const targetOf = (path: string) =>
  readlink(path).then(
    (target) => (target.startsWith('..') ? target : path),
    () => path,
  );
