import { dirname, join } from 'node:path/posix';
import { folderOf, isTest } from './folder-order.ts';
import type { Import } from './imports.ts';
import type { Project } from './project.ts';

/** Projects whose folders still import each other. Remove a project from here when its circle is broken. */
const circular: ReadonlySet<string> = new Set(['client', 'conformance', 'docs', 'mock']);

/** Returns the folders of a project that import each other, over any number of steps. Tests may import any folder. */
export function foldersInCircles(project: Project, imports: ReadonlyMap<string, readonly Import[]>): string[] {
  if (circular.has(project.name)) return [];
  const imported = new Map<string, Set<string>>();
  for (const [file, list] of imports) {
    const from = isTest(file) ? undefined : folderOf(project, file);
    if (from === undefined) continue;
    const targets = list.flatMap(({ specifier }) =>
      specifier.startsWith('.') ? [folderOf(project, join(dirname(file), specifier))] : [],
    );
    const found = targets.filter((folder) => folder !== undefined && folder !== from) as string[];
    imported.set(from, new Set([...(imported.get(from) ?? []), ...found]));
  }
  return [...imported.keys()].filter((folder) => reachedFrom(imported, folder).has(folder)).toSorted();
}

function reachedFrom(imported: ReadonlyMap<string, ReadonlySet<string>>, folder: string): Set<string> {
  const reached = new Set(imported.get(folder));
  for (const each of reached) for (const next of imported.get(each) ?? []) reached.add(next);
  return reached;
}
