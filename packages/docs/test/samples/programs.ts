import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { LanguageId } from '../../src/samples/render.ts';
import { workDirectory } from '../../src/site.ts';

/** How to run a sample. */
interface Interpreter {
  file: string;
  command: readonly [command: string, ...args: string[]];
  /** Succeeds if the sample can run on this machine. */
  probe: readonly [command: string, ...args: string[]];
  /** What to install otherwise. */
  requires: string;
  /** Compiles for seconds. */
  slow?: true;
}

const node = process.execPath;

export const interpreters: Readonly<Record<LanguageId, Interpreter>> = {
  curl: { file: 'sample.sh', command: ['sh'], probe: ['curl', '--version'], requires: 'curl' },
  typescript: {
    file: 'sample.mts',
    command: [node, '--conditions=@worklane/source'],
    probe: [node, '--version'],
    requires: 'Node.js',
  },
  javascript: { file: 'sample.mjs', command: [node], probe: [node, '--version'], requires: 'Node.js' },
  python: {
    file: 'sample.py',
    command: ['python3'],
    probe: ['python3', '-c', 'import requests'],
    requires: 'Python with Requests (pip install requests)',
  },
  go: { file: 'sample.go', command: ['go', 'run'], probe: ['go', 'version'], requires: 'Go', slow: true },
};

/** Returns whether a command succeeds. */
export const succeeds = ([command, ...args]: readonly [string, ...string[]]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns a folder in which TypeScript samples find their packages. It is removed after the test. */
export async function sampleFolder(): Promise<string> {
  await mkdir(workDirectory, { recursive: true });
  const folder = mkdtempSync(join(workDirectory, 'samples-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a sample and returns what it prints. @throws if it fails */
export async function runSample(language: LanguageId, code: string): Promise<string> {
  const { file, command } = interpreters[language];
  const folder = await sampleFolder();
  writeFileSync(join(folder, file), code);
  const [program, ...args] = command;
  // Nx sets FORCE_COLOR, with which Node.js writes colors between the values that the test reads.
  const env = { ...process.env, ACCESS_TOKEN: 'any-text', NODE_OPTIONS: '', FORCE_COLOR: '0' };
  return (await promisify(execFile)(program, [...args, file], { cwd: folder, env })).stdout;
}
