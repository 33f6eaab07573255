import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly 'working-directory'?: string;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const workflow = parse(readFileSync(join(repository, '.github/workflows/release.yml'), 'utf8'), { merge: true });
const steps: readonly Step[] = workflow.jobs.documentation.steps;

let folder: string;
let checkout: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documentation-job-'));
  checkout = join(folder, 'checkout');
  run('git', 'init', '--quiet', '--bare', '--initial-branch=main', join(folder, 'origin'));
  run('git', 'clone', '--quiet', join(folder, 'origin'), checkout);
  const publish = 'packages/docs/src/publish';
  cpSync(join(repository, publish), join(checkout, publish), { recursive: true });
  writeFileSync(join(checkout, 'package.json'), '{ "type": "module" }');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@worklane.example', 'commit', '--quiet', '--message', 'Sources');
  git('push', '--quiet', 'origin', 'HEAD:main');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const git = (...args: readonly string[]) => run('git', '-C', checkout, ...args);

/** Runs the steps of the job as GitHub does, in a new checkout, with a build of a version. */
function runJob(version: string, page: string) {
  git('worktree', 'prune');
  git('checkout', '--quiet', '--detach', 'origin/main');
  if (git('branch', '--list', 'gh-pages') !== '') git('branch', '--quiet', '--delete', '--force', 'gh-pages');
  const build = join(checkout, 'documentation');
  mkdirSync(build);
  for (const file of ['index.html', '404.html', page]) writeFileSync(join(build, file), version);
  writeFileSync(join(build, 'version.json'), JSON.stringify({ version }));
  for (const { run: script, 'working-directory': directory = '.' } of steps.filter((step) => step.run)) {
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script ?? ''], {
      cwd: join(checkout, directory),
      env: { ...process.env, TAG: `v${version}.0` },
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  }
  for (const created of ['documentation', 'published']) rmSync(join(checkout, created), { recursive: true });
}

const published = (path: string) => run('git', '-C', join(folder, 'origin'), 'show', `gh-pages:${path}`);
const commits = () => run('git', '-C', join(folder, 'origin'), 'log', '--format=%s', 'gh-pages').trim().split('\n');

describe('the job that publishes the documentation', () => {
  it('creates the branch, adds a version to it, and pushes nothing when it runs again', () => {
    runJob('0.2', 'first.html');
    expect(commits()).toEqual(['Publish the documentation of v0.2.0']);
    runJob('0.3', 'second.html');
    runJob('0.3', 'second.html');
    expect(commits()).toEqual(['Publish the documentation of v0.3.0', 'Publish the documentation of v0.2.0']);
    expect(published('0.2/first.html')).toBe('0.2');
    expect(published('latest/second.html')).toBe('0.3');
    expect(JSON.parse(published('versions.json'))).toMatchObject([
      { version: '0.3', latest: true },
      { version: '0.2' },
    ]);
  });
});
