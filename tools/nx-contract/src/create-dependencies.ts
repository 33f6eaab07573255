import { matchesGlob } from 'node:path/posix';
import type {
  CreateDependencies,
  DependencyType,
  ProjectConfiguration,
  RawProjectGraphDependency,
  TargetConfiguration,
} from '@nx/devkit';
import type { Options } from './options.ts';
import { type ReferenceCache, referencedFiles } from './references.ts';

/**
 * Adds the dependencies on projects with documents that targets declare: by an input that matches a file of a document, by
 * the inputs or by a target of the other project. Nx derives none of them, so that `nx graph` lacks these edges.
 */
export const createDependencies: CreateDependencies<Options> = (_options, { projects, workspaceRoot }) => {
  const files = filesOfDocuments(projects, workspaceRoot);
  const owners = new Set(files.values());
  return Object.entries(projects).flatMap(([source, { targets = {} }]) => {
    const used = Object.values(targets).flatMap((target) => [...filesRead(target, files), ...projectsUsed(target)]);
    const targetProjects = new Set(used.filter((project) => project !== source && owners.has(project)));
    return [...targetProjects].map((target): RawProjectGraphDependency => ({ source, target, type: implicit }));
  });
};

/** The enumeration of @nx/devkit, which is slow to load. */
const implicit = 'implicit' as DependencyType.implicit;

type Projects = Readonly<Record<string, ProjectConfiguration>>;

/** Returns the project of each file of all documents. */
function filesOfDocuments(projects: Projects, workspaceRoot: string): Map<string, string> {
  const references: ReferenceCache = new Map();
  const files = new Map<string, string>();
  for (const { metadata } of Object.values(projects)) {
    const documents: readonly string[] = Object.values(metadata?.documents ?? {});
    for (const file of documents.flatMap((path) => referencedFiles(workspaceRoot, path, references))) {
      const owner = ownerOf(file, projects);
      if (owner !== undefined) files.set(file, owner);
    }
  }
  return files;
}

/** Returns the project with the deepest folder that contains a file. */
function ownerOf(file: string, projects: Projects): string | undefined {
  const containing = Object.entries(projects).filter(([, { root }]) => root === '.' || file.startsWith(`${root}/`));
  return containing.toSorted(([, a], [, b]) => b.root.length - a.root.length)[0]?.[0];
}

const workspace = '{workspaceRoot}/';

/** Returns the projects of the files of documents that a target declares as inputs. */
function filesRead({ inputs = [] }: TargetConfiguration, files: ReadonlyMap<string, string>): string[] {
  const patterns = inputs.flatMap((input) => {
    const text = typeof input === 'string' ? input : 'fileset' in input ? input.fileset : '';
    // A pattern such as **/* reads everything, which says nothing about documents.
    return text.startsWith(workspace) && !text.startsWith(`${workspace}*`) ? [text.slice(workspace.length)] : [];
  });
  const exact = patterns.flatMap((pattern) => files.get(pattern) ?? []);
  const globs = patterns.filter((pattern) => /[*?{[]/.test(pattern));
  const matched = [...files].filter(([file]) => globs.some((glob) => matchesGlob(file, glob)));
  return [...exact, ...matched.map(([, project]) => project)];
}

/** Returns the projects whose inputs or targets a target declares. */
function projectsUsed({ inputs = [], dependsOn = [] }: TargetConfiguration): string[] {
  return [...inputs, ...dependsOn].flatMap((each) =>
    typeof each === 'object' && 'projects' in each && each.projects ? each.projects : [],
  );
}
