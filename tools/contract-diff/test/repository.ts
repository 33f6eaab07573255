import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LooseContract } from './contract.ts';

const folder = 'packages/contract/src/generated';

/** Without the variables of a git hook that runs the tests: they select the real repository. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** A git repository in a temporary folder, with bundles at the same paths as in the real one. */
export class Repository implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'contract-diff-')));

  constructor() {
    this.#git('init', '--quiet', '--initial-branch=main');
    mkdirSync(join(this.root, folder), { recursive: true });
  }

  write({ openapi, asyncapi }: LooseContract): void {
    this.writeText('openapi.json', JSON.stringify(openapi));
    this.writeText('asyncapi.json', JSON.stringify(asyncapi));
  }

  writeText(file: string, text: string): void {
    writeFileSync(join(this.root, folder, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.root, folder, file));
  }

  commit(tag: string): void {
    this.#git('add', '--all');
    this.#git('commit', '--quiet', '--allow-empty', `--message=${tag}`);
    this.#git('tag', tag);
  }

  #git(...args: readonly string[]): void {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...author, ...args], { cwd: this.root, env: environment, stdio: 'pipe' });
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
