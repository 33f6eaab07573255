import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { isObject } from '@worklane/contract/json';
import { type DocumentName, publicDocuments } from './change.ts';
import type { Contract } from './diff-contracts.ts';
import type { JsonObject } from './document.ts';

const pathOf = (document: DocumentName) => `packages/contract/src/generated/${document}.json`;

function parse(title: string, text: string): JsonObject {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${title} is not JSON: ${(cause as Error).message}. Run npm run generate.`, { cause });
  }
  if (!isObject(content)) throw new UsageError(`${title} is not a JSON object. Run npm run generate.`);
  return content;
}

function contract(documents: readonly DocumentName[], read: (path: string) => JsonObject): Contract {
  return Object.fromEntries(documents.map((document) => [document, read(pathOf(document))]));
}

export function repositoryRoot(folder: string): string {
  try {
    return git(folder, 'rev-parse', '--show-toplevel').trimEnd();
  } catch (cause) {
    throw new UsageError(`${folder} is not in a git repository. Run the command inside a checkout.`, { cause });
  }
}

/** Returns the bundles committed at a git reference. */
export function committedContract(
  root: string,
  reference: string,
  documents: readonly DocumentName[] = publicDocuments,
) {
  let commit: string;
  try {
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`).trimEnd();
  } catch (cause) {
    const advice = 'Pass a branch, tag or commit; in a shallow clone, fetch it first.';
    throw new UsageError(`Unknown git reference "${reference}". ${advice}`, { cause });
  }
  return contract(documents, (path) => {
    let text: string;
    try {
      text = git(root, 'show', `${commit}:${path}`);
    } catch (cause) {
      throw new UsageError(`${reference} does not contain ${path}. Pass a commit that contains the contract.`, {
        cause,
      });
    }
    return parse(`${path} at ${reference}`, text);
  });
}

/** Returns the bundles in the working tree. */
export function workingTreeContract(root: string, documents: readonly DocumentName[] = publicDocuments): Contract {
  return contract(documents, (path) => {
    let text: string;
    try {
      text = readFileSync(join(root, path), 'utf8');
    } catch (cause) {
      throw new UsageError(`Cannot read ${path}. Run npm run generate.`, { cause });
    }
    return parse(path, text);
  });
}

class GitError extends Error {
  override readonly name = 'GitError';
}

/** Runs git in a folder and returns its output. */
function git(folder: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch (cause) {
    throw new GitError(`git ${args[0]} failed in ${folder}`, { cause });
  }
}
