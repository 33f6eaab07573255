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
 * Adds the dependencies on projects with documents that targets declare: by an input that matches a file of a document, also
 * as part of a named input of the project, by the inputs or by a target of the other project. Nx derives none of them, so
 * that `nx graph` lacks these edges.
 */
export const createDependencies: CreateDependencies<Options> = (_options, { projects, workspaceRoot }) => {
  const owned = filesOfDocuments(projects, workspaceRoot);
  const owners = new Set(owned.values());
  const files = new DocumentFiles(owned);
  return Object.entries(projects).flatMap(([source, { targets = {}, namedInputs = {} }]) => {
    const used = Object.values(targets).flatMap(({ inputs = [], dependsOn = [] }) => {
      const expanded = expandNames(inputs, namedInputs);
      return [...filesRead(expanded, files), ...projectsUsed([...expanded, ...dependsOn])];
    });
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
  const documents = Object.values(projects).flatMap(({ metadata }) => Object.values<string>(metadata?.documents ?? {}));
  const files = new Set(documents.flatMap((path) => referencedFiles(workspaceRoot, path, references)));
  const owners = new Map<string, string>();
  for (const file of files) {
    const owner = ownerOf(file, projects);
    if (owner !== undefined) owners.set(file, owner);
  }
  return owners;
}

/** Returns the project with the deepest folder that contains a file. */
function ownerOf(file: string, projects: Projects): string | undefined {
  const containing = Object.entries(projects).filter(([, { root }]) => root === '.' || file.startsWith(`${root}/`));
  return containing.toSorted(([, a], [, b]) => b.root.length - a.root.length)[0]?.[0];
}

const workspace = '{workspaceRoot}/';

type Inputs = NonNullable<TargetConfiguration['inputs']>;

/** Returns inputs in which the named ones of the project are replaced by what they contain. */
const expandNames = (inputs: Inputs, named: NonNullable<ProjectConfiguration['namedInputs']>): Inputs =>
  inputs.flatMap((input) => {
    const content = typeof input === 'string' ? named[input] : undefined;
    return content ? expandNames(content, named) : [input];
  });

/** Returns the projects of the files of documents that are inputs. */
function filesRead(inputs: Inputs, files: DocumentFiles): string[] {
  return inputs.flatMap((input) => {
    const text = typeof input === 'string' ? input : 'fileset' in input ? input.fileset : '';
    // A pattern such as **/* reads everything, which says nothing about documents.
    if (!text.startsWith(workspace) || text.startsWith(`${workspace}*`)) return [];
    return files.ownersOf(text.slice(workspace.length));
  });
}

/** The files of all documents with their projects. */
class DocumentFiles {
  readonly #owners: ReadonlyMap<string, string>;
  /** Many targets have the same patterns, and matching one takes milliseconds. */
  readonly #matched = new Map<string, readonly string[]>();

  constructor(owners: ReadonlyMap<string, string>) {
    this.#owners = owners;
  }

  /** Returns the projects of the files that a path or a pattern matches. */
  ownersOf(pattern: string): readonly string[] {
    const owner = this.#owners.get(pattern);
    if (owner !== undefined) return [owner];
    const start = pattern.search(/[*?{[]/);
    if (start === -1) return [];
    const known = this.#matched.get(pattern);
    if (known) return known;
    const prefix = pattern.slice(0, start);
    const projects = new Set<string>();
    for (const [file, project] of this.#owners) {
      if (!projects.has(project) && file.startsWith(prefix) && matchesGlob(file, pattern)) projects.add(project);
    }
    this.#matched.set(pattern, [...projects]);
    return [...projects];
  }
}

/** Returns the projects whose files or targets are named. */
const projectsUsed = (
  used: readonly (Inputs[number] | NonNullable<TargetConfiguration['dependsOn']>[number])[],
): string[] =>
  used.flatMap((each) => (typeof each === 'object' && 'projects' in each && each.projects ? each.projects : []));
