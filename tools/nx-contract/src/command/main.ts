#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { print, printError } from '@worklane/contract/terminal';
import manifest from '../../package.json' with { type: 'json' };
import { writeClient } from './client.ts';
import { diff } from './diff.ts';
import { writeStub } from './stub.ts';
import { writeTypes } from './types.ts';

const usage = `Usage: worklane-nx <command>

  types <bundle>              writes TypeScript types beside a bundled OpenAPI document
  client <bundle>             writes a typed client beside a bundled OpenAPI document
  stub <bundle>               writes a server stub beside a bundled OpenAPI document
  diff <document> --base ref  reports the changes of a document since a git reference

The Nx plugin @worklane/nx runs these commands in the targets of each document.`;

const installers: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'pnpm add --save-dev --workspace-root',
  'yarn.lock': 'yarn add --dev',
  'bun.lock': 'bun add --dev',
};

/** Returns what to install for a target, with the package manager of the workspace. */
function missingMessage(workspaceRoot: string, verb: string, packages: readonly string[]): string {
  const lockFile = Object.keys(installers).find((file) => existsSync(join(workspaceRoot, file)));
  const install = (lockFile && installers[lockFile]) ?? 'npm install --save-dev';
  return `The target "${verb}" requires ${packages.join(' and ')}. Install it: ${install} ${packages.join(' ')}`;
}

/** Returns why documents with the same name have no targets, and what to do. */
const duplicateMessage = (name: string, paths: readonly string[]): string =>
  `${paths.length} documents of the project have the name "${name}": ${paths.join(', ')}. Rename all but one, or exclude them in nx.json.`;

/** Runs a command and returns the exit code. */
function run([command, ...args]: readonly string[]): number {
  const [first] = args;
  if (command === 'types' && first) return writeTypes(first, args.slice(1));
  if (command === 'client' && first) return writeClient(first);
  if (command === 'stub' && first) return writeStub(first);
  if (command === 'diff') return diff(args);
  if (command === 'missing' && first) throw new UsageError(missingMessage(process.cwd(), first, args.slice(1)));
  if (command === 'duplicate' && first) throw new UsageError(duplicateMessage(first, args.slice(1)));
  if (command === '--help' || command === '--version') {
    print(command === '--help' ? usage : manifest.version);
    return 0;
  }
  throw new UsageError(usage);
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  printError(error.message);
  process.exitCode = 2;
}
