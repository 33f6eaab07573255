import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@worklane/contract/command-line';
import { isObject } from '@worklane/contract/json';
import { type DocumentName, publicDocuments } from './change.ts';
import type { Contract } from './diff-contracts.ts';
import type { JsonObject } from './document.ts';
import { commitOf, git } from './git.ts';

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

/** Returns the bundles committed at a git reference. */
export function committedContract(
  root: string,
  reference: string,
  documents: readonly DocumentName[] = publicDocuments,
) {
  const commit = commitOf(root, reference);
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
