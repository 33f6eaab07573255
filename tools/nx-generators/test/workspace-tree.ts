import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The files that generators read, by path. */
const files = new Map(
  ['specs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.yaml$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes('node_modules'))
      .map((path) => [path.slice(root.length), readFileSync(path, 'utf8')] as const),
  ),
);

/** Returns a tree with these files, in memory. */
export function workspaceTree(): Tree {
  const tree = createTree();
  tree.delete('.prettierrc');
  for (const [path, text] of files) tree.write(path, text);
  return tree;
}

/** Returns the texts of files that differ from those of the workspace, by path; null for a deleted file. */
export function changesOf(tree: Tree): Map<string, string | null> {
  const changes = tree.listChanges().map(({ path }) => [path, tree.read(path, 'utf8')] as const);
  return new Map(changes.filter(([path, text]) => text !== (files.get(path) ?? null)));
}

export const originalText = (path: string): string | undefined => files.get(path);
