import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { folderOf, folderViolation, isTest, unlistedFolders } from './folder-order.ts';
import { type Import, importsOf } from './imports.ts';
import type { Project } from './project.ts';
import { dependencyViolation, hasRule, importViolation } from './rules.ts';

interface Violation {
  file: string;
  line?: number;
  /** Continues the file name: `imports './x.ts': ...`. */
  message: string;
}

/** Returns a violation as a line of the report: `packages/client/src/a.ts:1 imports './x.ts': ...`. */
export const lineOf = ({ file, line, message }: Violation): string =>
  `${line === undefined ? file : `${file}:${line}`} ${message}.`;

type ProjectsByPackage = ReadonlyMap<string, Project>;

/** Returns the imports and the dependencies in package.json that break a rule. */
export function findViolations(workspaceRoot: string, projects: readonly Project[]): Violation[] {
  const byPackage = new Map(projects.map((project) => [project.packageName, project]));
  return projects.flatMap((project) => {
    const { imports, unreadable } = readImports(workspaceRoot, project);
    const circle = foldersInCircles(project, imports);
    return [
      ...dependencyViolations(project, byPackage),
      ...unlistedFolders(project).map((file) => ({ file, message: 'is not listed in the folder order' })),
      ...(circle.length > 0
        ? [{ file: `${project.root}/src`, message: `has folders that import each other: ${circle.join(', ')}` }]
        : []),
      ...unreadable,
      ...[...imports].flatMap(([file, list]) => importViolations(project, file, list, byPackage)),
    ];
  });
}

function readImports(workspaceRoot: string, { files }: Project) {
  const imports = new Map<string, readonly Import[]>();
  const unreadable: Violation[] = [];
  for (const file of files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))) {
    try {
      imports.set(file, importsOf(file, readFileSync(join(workspaceRoot, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      unreadable.push({ file, message: `cannot be parsed: ${error.message}` });
    }
  }
  return { imports, unreadable };
}

function dependencyViolations(project: Project, byPackage: ProjectsByPackage): Violation[] {
  const file = `${project.root}/package.json`;
  if (!hasRule(project)) return [{ file, message: 'has no layer: add a tag such as "layer:kit" to nx.tags' }];
  return [...new Set([...project.dependencies, ...project.devDependencies])].flatMap((packageName) => {
    const used = byPackage.get(packageName);
    const reason = used && dependencyViolation(project, used);
    return reason ? [{ file, message: `depends on ${packageName}: ${reason}` }] : [];
  });
}

function importViolations(
  project: Project,
  file: string,
  imports: readonly Import[],
  byPackage: ProjectsByPackage,
): Violation[] {
  return imports.flatMap(({ specifier, line }) => {
    const reason = specifier.startsWith('.')
      ? relativeViolation(project, file, specifier)
      : packageViolation(project, specifier, byPackage);
    return reason ? [{ file, line, message: `imports '${specifier}': ${reason}` }] : [];
  });
}

function relativeViolation(project: Project, file: string, specifier: string): string | undefined {
  const imported = join(dirname(file), specifier);
  if (`${imported}/`.startsWith(`${project.root}/`)) return folderViolation(project, file, imported);
  return `relative imports must stay inside ${project.root}; use the package name of the other project`;
}

function packageViolation(project: Project, specifier: string, byPackage: ProjectsByPackage): string | undefined {
  const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const used = byPackage.get(packageName);
  if (!used || used === project) return undefined;
  return importViolation(project, used, specifier);
}

/** Projects whose folders still import each other. Remove a project from here when its circle is broken. */
const circular: ReadonlySet<string> = new Set(['client', 'conformance', 'docs', 'mock']);

/** Returns the folders of a project that import each other, over any number of steps. Tests may import any folder. */
function foldersInCircles(project: Project, imports: ReadonlyMap<string, readonly Import[]>): string[] {
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
