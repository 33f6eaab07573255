import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git } from '../src/git.ts';
import { readWorkspace } from '../src/workspace.ts';

const original = fileURLToPath(new URL('../../../', import.meta.url));

/** A clone of this repository at its last commit, on the branch main, with the installed dependencies of the original. */
export class RepositoryCopy implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'release-')));

  constructor() {
    git(tmpdir(), 'clone', '--quiet', '--no-tags', original, this.root);
    this.git('switch', '--quiet', '--force-create', 'main');
    this.git('config', 'user.name', 'Test');
    this.git('config', 'user.email', 'test@worklane.example');
    this.git('config', 'commit.gpgsign', 'false');
    this.git('config', 'tag.gpgsign', 'false');
    this.#linkDependencies();
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

  /** Links everything but the packages of the workspace, which have to be those of the copy. */
  #linkDependencies(): void {
    const { contract, packages } = readWorkspace(this.root);
    const own = [contract, ...packages];
    // The first part of a name is the folder in node_modules.
    const ownFolders = new Set(own.map(({ manifest }) => manifest.name.split('/')[0]));
    for (const name of readdirSync(join(original, 'node_modules'))) {
      if (!ownFolders.has(name) && name !== '.cache')
        this.#link(join(original, 'node_modules', name), `node_modules/${name}`);
    }
    for (const { folder, manifest } of own) {
      this.#link(this.path(folder), `node_modules/${manifest.name}`);
      const nested = join(folder, 'node_modules');
      if (existsSync(join(original, nested))) this.#link(join(original, nested), nested);
    }
  }

  #link(target: string, path: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true });
    symlinkSync(target, this.path(path));
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
