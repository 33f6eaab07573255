import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { type Import, importsOf } from './imports.ts';
import type { Project } from './project.ts';
import { brokenRule, hasRule } from './rules.ts';

/** Where a boundary is crossed, and a sentence that names what is imported and the rule. */
export interface Violation {
  file: string;
  line?: number;
  sentence: string;
}

/** What crosses a boundary, in imports and in the dependencies of package.json. */
export function findViolations(workspaceRoot: string, projects: readonly Project[]): Violation[] {
  const byPackage = new Map(projects.map((project) => [project.packageName, project]));
  return projects.flatMap((project) => [
    ...wrongDependencies(project, byPackage),
    ...project.files.filter(isModule).flatMap((file) => wrongImports(workspaceRoot, file, project, byPackage)),
  ]);
}

const isModule = (file: string) => /\.[cm]?[jt]sx?$/.test(file);

type ProjectsByPackage = ReadonlyMap<string, Project>;

function wrongDependencies(project: Project, byPackage: ProjectsByPackage): Violation[] {
  const file = `${project.root}/package.json`;
  if (!hasRule(project)) {
    const sentence = `gives ${project.name} no layer: add a tag such as "layer:kit" or "layer:tool" under nx.tags`;
    return [{ file, sentence }];
  }
  return [...new Set([...project.dependencies, ...project.devDependencies])].flatMap((packageName) => {
    const used = byPackage.get(packageName);
    const broken = used && brokenRule(project, used);
    return broken ? [{ file, sentence: `depends on ${packageName}: ${broken}` }] : [];
  });
}

function wrongImports(
  workspaceRoot: string,
  file: string,
  project: Project,
  byPackage: ProjectsByPackage,
): Violation[] {
  const wrong = ({ specifier, line }: Import): Violation[] => {
    const broken = specifier.startsWith('.')
      ? leavesProject(file, specifier, project)
      : wrongPackage(specifier, project, byPackage);
    return broken ? [{ file, line, sentence: `imports '${specifier}': ${broken}` }] : [];
  };
  try {
    return importsOf(file, readFileSync(join(workspaceRoot, file), 'utf8')).flatMap(wrong);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [{ file, sentence: `cannot be parsed, so its imports are not known: ${error.message}` }];
  }
}

function leavesProject(file: string, specifier: string, project: Project): string | undefined {
  if (`${join(dirname(file), specifier)}/`.startsWith(`${project.root}/`)) return undefined;
  return `a relative import stays inside ${project.root}; import another project by the name of its package`;
}

function wrongPackage(specifier: string, project: Project, byPackage: ProjectsByPackage): string | undefined {
  const packageName = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const used = byPackage.get(packageName);
  if (!used || used === project) return undefined;
  const broken = brokenRule(project, used);
  if (broken) return broken;
  if (project.dependencies.has(packageName) || project.devDependencies.has(packageName)) return undefined;
  return `${packageName} is missing from the dependencies in ${project.root}/package.json`;
}
