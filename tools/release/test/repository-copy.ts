import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkPackages } from '@worklane/testing/workspace-copy';
import { git } from '../src/git.ts';

const original = fileURLToPath(new URL('../../../', import.meta.url));

/** A clone of this repository at its last commit, on the branch main, with the installed dependencies of the original. */
export class RepositoryCopy implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));

  static async create(): Promise<RepositoryCopy> {
    const copy = new RepositoryCopy();
    await linkPackages(original, copy.root);
    return copy;
  }

  private constructor() {
    git(tmpdir(), 'clone', '--quiet', '--no-tags', original, this.root);
    this.git('switch', '--quiet', '--force-create', 'main');
    this.git('config', 'user.name', 'Test');
    this.git('config', 'user.email', 'test@worklane.example');
    this.git('config', 'commit.gpgsign', 'false');
    this.git('config', 'tag.gpgsign', 'false');
  }

  git(...args: readonly string[]): string {
    return git(this.root, ...args);
  }

  path(path: string): string {
    return join(this.root, path);
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true });
    writeFileSync(this.path(path), text);
  }

  edit(path: string, edit: (text: string) => string): void {
    this.write(path, edit(this.read(path)));
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  /** Runs a command, and returns its exit code and all that it printed. */
  run(command: string, ...args: readonly string[]): { status: number | null; output: string } {
    const { NX_CACHE_DIRECTORY: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.root, encoding: 'utf8', env });
    return { status, output: stdout + stderr };
  }

  /** Runs the release command of the original in this copy. */
  release(...args: readonly string[]) {
    const main = join(original, 'tools/release/src/main.ts');
    return this.run(process.execPath, '--conditions=@worklane/source', main, ...args);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
