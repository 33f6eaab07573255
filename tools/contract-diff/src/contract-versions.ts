import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentName, publicDocuments } from './change.ts';
import type { Contract } from './diff-contracts.ts';
import { isObject, type JsonObject } from './document.ts';
import { CommandError } from './options.ts';

const pathOf = (document: DocumentName) => `packages/contract/src/generated/${document}.json`;

function parse(title: string, text: string): JsonObject {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`${title} is not JSON: ${(cause as Error).message}. Run npm run generate.`, { cause });
  }
  if (!isObject(content)) throw new CommandError(`${title} is not a JSON object. Run npm run generate.`);
  return content;
}

function contract(documents: readonly DocumentName[], read: (path: string) => JsonObject): Contract {
  return Object.fromEntries(documents.map((document) => [document, read(pathOf(document))]));
}

export function repositoryRoot(folder: string): string {
  try {
    return git(folder, 'rev-parse', '--show-toplevel').trimEnd();
  } catch (cause) {
    throw new CommandError(`${folder} is in no git repository. Run this inside the checkout.`, { cause });
  }
}

/** The bundles that were committed at a git reference. */
export function committedContract(
  root: string,
  reference: string,
  documents: readonly DocumentName[] = publicDocuments,
) {
  let commit: string;
  try {
    commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`).trimEnd();
  } catch (cause) {
    const advice = 'Name a branch, a tag or a commit; in a shallow clone, fetch it first.';
    throw new CommandError(`This repository has no commit "${reference}". ${advice}`, { cause });
  }
  return contract(documents, (path) => {
    let text: string;
    try {
      text = git(root, 'show', `${commit}:${path}`);
    } catch (cause) {
      throw new CommandError(`${reference} has no ${path}. Name a commit that has the contract.`, { cause });
    }
    return parse(`${path} at ${reference}`, text);
  });
}

/** The bundles that stand in the working tree. */
export function workingTreeContract(root: string, documents: readonly DocumentName[] = publicDocuments): Contract {
  return contract(documents, (path) => {
    let text: string;
    try {
      text = readFileSync(join(root, path), 'utf8');
    } catch (cause) {
      throw new CommandError(`${path} cannot be read. Run npm run generate.`, { cause });
    }
    return parse(path, text);
  });
}

/** Git refused: an unknown reference, a file that a commit does not have, a folder that is no repository. */
export class GitError extends Error {
  override readonly name = 'GitRefused';
}

/** Runs git in a folder and answers what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
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
