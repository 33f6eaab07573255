import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { commitOf, git, repositoryRoot } from '@worklane/contract-diff';
import { directReferences } from '../references.ts';

type Bundle = Readonly<Record<string, unknown>>;

/** Returns the bundle of a document as it is on disk. */
export function bundleOfWorkingTree(path: string, config: string | undefined): Bundle {
  return inTemporaryFolder((folder) => bundle(resolve(path), join(folder, 'bundle.json'), config));
}

/** Returns the bundle of a document as it is at a git reference, with the configuration of the working tree. */
export function bundleAtReference(path: string, reference: string, config: string | undefined): Bundle {
  const root = repositoryRoot(dirname(resolve(path)));
  const commit = commitOf(root, reference);
  const document = relative(root, resolve(path)).replaceAll('\\', '/');
  return inTemporaryFolder((folder) => {
    for (const [file, text] of committedFiles(root, commit, document, reference)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return bundle(join(folder, document), join(folder, 'bundle.json'), config);
  });
}

/** Returns a document of a commit and all files that it references. */
function committedFiles(root: string, commit: string, document: string, reference: string): Map<string, string> {
  const files = new Map<string, string>();
  const read = (path: string): string | undefined => {
    try {
      return git(root, 'show', `${commit}:${path}`);
    } catch {
      return undefined;
    }
  };
  const pending = new Set([document]);
  for (const path of pending) {
    const text = read(path);
    if (text !== undefined) {
      files.set(path, text);
      for (const referenced of directReferences(path, text)) pending.add(referenced);
    } else if (path === document) {
      throw new UsageError(`${reference} does not contain ${document}. Pass a commit that contains it as --base.`);
    }
  }
  return files;
}

/** Bundles a document with the Redocly CLI of the workspace. */
function bundle(path: string, output: string, config: string | undefined): Bundle {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('@redocly/cli/package.json');
  const cli = join(dirname(manifest), 'bin/cli.js');
  const args = ['bundle', path, '--output', output, ...(config === undefined ? [] : ['--config', resolve(config)])];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new UsageError(`Cannot bundle ${path}:\n${stderr}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Bundle;
}

function inTemporaryFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'worklane-nx-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
