import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository, withoutNx } from './specs-workspace.ts';

const plugin = fileURLToPath(new URL('../', import.meta.url));

/** Without the variables of a git hook and of the Nx task that run the tests: they select this repository. */
const environment = {
  ...Object.fromEntries(Object.entries(withoutNx(process.env)).filter(([name]) => !name.startsWith('GIT_'))),
  NX_DAEMON: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** A new Nx workspace outside this repository, in which the packed plugin is installed. */
export class ForeignWorkspace {
  readonly root = mkdtempSync(join(tmpdir(), 'worklane-foreign-'));
  /** The path of the packed plugin. */
  readonly tarball: string;
  #writes = 0;

  constructor() {
    const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', this.root], {
      cwd: plugin,
      encoding: 'utf8',
    });
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    this.tarball = join(this.root, filename);
    this.write('package.json', '{ "name": "foreign", "private": true, "type": "module" }');
    this.write('nx.json', '{ "analytics": false, "neverConnectToCloud": true, "tui": { "enabled": false } }');
    this.write('.gitignore', 'node_modules\n.nx\ngenerated\n*.tgz\n');
  }

  /** Installs packages from the registry, from the cache of npm if it has them. */
  install(...packages: string[]): void {
    const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--save-dev'];
    execFileSync('npm', ['install', ...flags, ...packages], { cwd: this.root, env: environment, stdio: 'pipe' });
  }

  write(path: string, text: string): void {
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    // Nx compares modification times in seconds, and would miss a second write in the same second.
    const time = Date.now() / 1000 + ++this.#writes;
    utimesSync(file, time, time);
  }

  copy(from: string, to: string): void {
    mkdirSync(dirname(join(this.root, to)), { recursive: true });
    cpSync(join(this.root, from), join(this.root, to));
  }

  read = (path: string) => readFileSync(join(this.root, path), 'utf8');

  edit(path: string, from: string, to: string): void {
    const text = this.read(path);
    if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
    this.write(path, text.replace(from, to));
  }

  commit(): void {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    for (const args of [
      ['init', '--quiet', '--initial-branch=main'],
      ['add', '--all'],
      ['commit', '--quiet', '-m', 'x'],
    ])
      execFileSync('git', [...author, ...args], { cwd: this.root, env: environment, stdio: 'pipe' });
  }

  nx(...args: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
      cwd: this.root,
      env: environment,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  /** Runs targets of all projects and returns the tasks that were not cached. */
  executed(...targets: string[]): string[] {
    const { status, output } = this.nx('run-many', '-t', ...targets, '--output-style=static');
    if (status !== 0) throw new Error(output);
    const lines = [...output.matchAll(/^> nx run (\S+)(.*)$/gm)];
    return lines.flatMap(([, task = '', note = '']) => (note.includes('cache') ? [] : [task])).toSorted();
  }

  /** Starts a continuous target and resolves when its output contains a text. */
  async start(task: string, ready: string): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'run', ...task.split(' ')], {
      cwd: this.root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(ready)) resolve();
      });
    once(child, 'close').then(() => reject(new Error(`${task} has ended: ${output}`)));
    await promise;
    return child;
  }

  /** Runs a program of the workspace and returns its output. */
  node(path: string): string {
    return execFileSync(process.execPath, [path], { cwd: this.root, env: environment, encoding: 'utf8' });
  }

  /** Compiles the workspace with its own TypeScript and returns the errors. */
  compile(): string {
    const compiler = join(this.root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler], { cwd: this.root, encoding: 'utf8' });
    return stdout;
  }

  removeFile(path: string): void {
    rmSync(join(this.root, path));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The version of Nx of this repository. */
export const nxVersion: string = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).devDependencies.nx;
