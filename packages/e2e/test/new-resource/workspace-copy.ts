import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyWorkspace } from '@worklane/testing/workspace-copy';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
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
    await copyWorkspace(root, copy.folder);
    copy.#git('init', '--quiet');
    copy.commit();
    return copy;
  }

  /** Runs a command of the workspace. */
  run(command: string, ...args: readonly string[]): Promise<CommandResult> {
    return new Promise((resolve) => {
      const options = { cwd: this.folder, env: this.env, maxBuffer: 50_000_000 };
      const child = execFile(command, args, options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, output: stdout + stderr }),
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
    this.#git('add', '--all');
    this.#git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'copy');
  }

  /** Returns the added and removed lines of each file since the last commit. */
  changes(): { file: string; lines: number; removed: number }[] {
    this.#git('add', '--all');
    const rows = this.#git('diff', '--cached', '--numstat').trim().split('\n');
    return rows.filter(Boolean).map((row) => {
      const [added = '', removed = '', file = ''] = row.split('\t');
      return { file, lines: Number(added), removed: Number(removed) };
    });
  }

  #git(...args: readonly string[]): string {
    const options = ['-c', 'commit.gpgsign=false', '-c', 'core.hooksPath=/dev/null', ...args];
    return execFileSync('git', options, { cwd: this.folder, env: this.env, encoding: 'utf8', maxBuffer: 50_000_000 });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
