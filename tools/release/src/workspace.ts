import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const dependencyFields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const;

export type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  workspaces?: string[];
} & { [field in (typeof dependencyFields)[number]]?: Record<string, string> };

export interface Package {
  /** Path of the folder in the repository. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The package of the hand-written contract, whose version is that of the contract. */
export const contractPackage = '@worklane/specs';

/** The packages of the repository. All but the contract have one version. */
export interface Workspace {
  readonly root: Package;
  readonly contract: Package;
  /** All others. */
  readonly packages: readonly Package[];
}

export function readWorkspace(root: string): Workspace {
  const read = (folder: string): Package => ({
    folder,
    manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  });
  const rootPackage = read('');
  const patterns = (rootPackage.manifest.workspaces ?? []).map((pattern) => `${pattern}/package.json`);
  const all = globSync(patterns, { cwd: root })
    .toSorted()
    .map((path) => read(dirname(path)));
  const contract = all.find(({ manifest }) => manifest.name === contractPackage);
  if (!contract) throw new Error(`The workspace has no package ${contractPackage}.`);
  return { root: rootPackage, contract, packages: all.filter((one) => one !== contract) };
}

/** Returns the packages that are published, each after those that it depends on. */
export function publicPackages({ packages }: Workspace): Package[] {
  const published = packages.filter(({ manifest }) => !manifest.private);
  const sorted = new Set<Package>();
  const add = (one: Package) => {
    const names = dependencyFields.flatMap((field) => Object.keys(one.manifest[field] ?? {}));
    for (const other of published) {
      if (other !== one && !sorted.has(other) && names.includes(other.manifest.name)) add(other);
    }
    sorted.add(one);
  };
  published.forEach(add);
  return [...sorted];
}
