import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** The folder of the project that contains a document. */
export interface ProjectRoot {
  readonly root: string;
  /** Whether no project.json or package.json defines the project. */
  readonly created: boolean;
}

const configurations = ['project.json', 'package.json'];

/**
 * Returns the project of each document: the nearest folder with a project.json or a package.json. If that is the workspace
 * root, which is seldom meant, the folder of the document becomes a project, together with its subfolders.
 */
export function projectRoots(workspaceRoot: string, paths: readonly string[]): Map<string, ProjectRoot> {
  const found = paths.map((path) => [path, configuredRoot(workspaceRoot, dirname(path))] as const);
  const folders = found.flatMap(([path, root]) => (root === undefined ? [dirname(path)] : []));
  return new Map(
    found.map(([path, root]): [string, ProjectRoot] => {
      if (root !== undefined) return [path, { root, created: false }];
      const top = folders.filter((folder) => path.startsWith(`${folder}/`)).toSorted(byLength)[0] ?? dirname(path);
      return [path, { root: top, created: true }];
    }),
  );
}

const byLength = (one: string, other: string) => one.length - other.length;

/** Returns the nearest folder that is a project, or undefined if a document in a subfolder has only the workspace root. */
function configuredRoot(workspaceRoot: string, folder: string): string | undefined {
  if (folder === '.') return folder;
  for (let root = folder; root !== '.'; root = dirname(root)) {
    if (configurations.some((file) => existsSync(join(workspaceRoot, root, file)))) return root;
  }
  return undefined;
}

/** Returns the name of a created project: its folder, with as many parents as make it unique. */
export function projectName(root: string, created: readonly string[]): string {
  const parts = root.split('/');
  for (let count = 1; count < parts.length; count++) {
    const name = parts.slice(-count).join('-');
    if (created.filter((other) => other.split('/').slice(-count).join('-') === name).length === 1) return name;
  }
  return parts.join('-');
}
