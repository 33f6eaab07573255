import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { createProjectFileMapUsingProjectGraph, createProjectGraphAsync } from '@nx/devkit';

export interface Project {
  /** Without the scope: `contract` for @worklane/contract. */
  name: string;
  packageName: string;
  /** From the workspace root. */
  root: string;
  tags: readonly string[];
  /** All files that are not ignored by git, from the workspace root. */
  files: readonly string[];
  /** Names of packages of any kind, as package.json declares them. */
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
}

/** The projects of the workspace as Nx sees them. */
export async function readProjects(workspaceRoot: string): Promise<Project[]> {
  // As the command nx does.
  process.loadEnvFile(join(workspaceRoot, '.env'));
  const graph = await createProjectGraphAsync({ exitOnError: true });
  const files = await createProjectFileMapUsingProjectGraph(graph);
  return Object.entries(graph.nodes).map(([name, { data }]) => {
    const paths = (files[name] ?? []).map(({ file }) => file);
    return projectOf(readManifest(join(workspaceRoot, data.root, 'package.json')), data.root, data.tags ?? [], paths);
  });
}

/** Returns the project with a package.json, a folder, tags and files. */
export const projectOf = (
  manifest: Manifest,
  root: string,
  tags: readonly string[],
  files: readonly string[],
): Project => ({
  name: manifest.name.replace(/^@[^/]+\//, ''),
  packageName: manifest.name,
  root,
  tags,
  files,
  dependencies: namesIn(manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies),
  devDependencies: namesIn(manifest.devDependencies),
});

export interface Manifest {
  name: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
}

type Dependencies = Record<string, string>;

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

const namesIn = (...groups: (Dependencies | undefined)[]) =>
  new Set(groups.flatMap((group) => Object.keys(group ?? {})));
