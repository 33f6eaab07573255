import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completionScript } from '../../src/completion/complete.ts';

const run = promisify(execFile);
const main = join(import.meta.dirname, '../../src/main.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worklane-'));
  const command = `#!/bin/sh\nexec '${process.execPath}' --conditions=@worklane/source '${main}' "$@"\n`;
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/worklane'), command);
  await chmod(join(folder, 'bin/worklane'), 0o755);
  await writeFile(join(folder, 'worklane.bash'), completionScript('bash'));
  await writeFile(join(folder, 'config.json'), '{"profiles":{"default":{},"staging":{}}}');
  // Files that a pattern would match.
  await mkdir(join(folder, 'files'));
  await writeFile(join(folder, 'files/task.json'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns what bash completes after these words, of which the last one is incomplete. */
const complete = (...words: string[]) => completeWith('bin', words);

async function completeWith(bin: string, words: readonly string[]): Promise<string[]> {
  const bash = `
    source ${folder}/worklane.bash
    source ${folder}/worklane.bash
    cd ${folder}/files
    COMP_WORDS=(worklane "$@")
    COMP_CWORD=$#
    # There is no line editor whose options it could set.
    compopt() { :; }
    "$(complete -p worklane | sed 's/.*-F \\([^ ]*\\).*/\\1/')"
    printf '%s\\n' "\${COMPREPLY[@]}"`;
  const env = { PATH: `${folder}/${bin}:${process.env.PATH}`, WORKLANE_CONFIG_DIR: folder };
  const { stdout, stderr } = await run('bash', ['--norc', '-c', bash, 'bash', ...words], { env });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

describe('worklane completion bash', () => {
  it.each([
    [['compl'], ['completion']],
    [
      ['api', 'listTa'],
      ['listTasks', 'listTaskHistory'],
    ],
    [['api', 'listTasks', '--status', 'o'], ['open']],
    [['api', 'listTasks', '--status=o'], ['--status=open']],
    [
      ['--json', 'api', 'listTasks', '--due-at-'],
      ['--due-at-from', '--due-at-to', '--due-at-empty'],
    ],
    [['api', 'listTasks', '--prof'], ['--profile']],
    [['api', 'listTasks', '--profile', 'st'], ['staging']],
    [['api', 'listEvents', '--types', 'task.c'], ['task.created']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['api', 'createTask', '--input', ''], []],
  ])('completes %j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected);
  });

  it('does not turn a pattern into the names of files', async () => {
    await mkdir(join(folder, 'stub'));
    await writeFile(join(folder, 'stub/worklane'), `#!/bin/sh\nprintf 'task.*\\tAll events of a task\\n:4\\n'\n`, {
      mode: 0o755,
    });
    expect(await completeWith('stub', ['trigger', 'task.'])).toEqual(['task.*']);
  });

  it('is valid in bash, and has no error when it is read twice', async () => {
    await expect(run('bash', ['-n', join(folder, 'worklane.bash')])).resolves.toEqual({ stdout: '', stderr: '' });
  });
});
