import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** Returns the packages that are not installed in a folder or in one of its parents up to the workspace root. */
export const missingTools = (workspaceRoot: string, folder: string, packages: readonly string[]): string[] =>
  packages.filter((name) => !isInstalled(workspaceRoot, folder, name));

function isInstalled(workspaceRoot: string, folder: string, name: string): boolean {
  for (let parent = folder; ; parent = dirname(parent)) {
    if (existsSync(join(workspaceRoot, parent, 'node_modules', name, 'package.json'))) return true;
    if (parent === '.') return false;
  }
}

/** Returns the nearest file with a name in a folder or in one of its parents, from the workspace root, or undefined. */
export function nearestFile(workspaceRoot: string, folder: string, name: string): string | undefined {
  for (let parent = folder; ; parent = dirname(parent)) {
    if (existsSync(join(workspaceRoot, parent, name))) return join(parent, name);
    if (parent === '.') return undefined;
  }
}
