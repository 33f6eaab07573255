import type { PackedPackage } from './packages.ts';

/** An entry of a lock file, by its path: `node_modules/fastify`. */
type LockEntry = Readonly<Record<string, unknown>>;

export interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/**
 * Returns a lock file for a project that installs the packed packages, with the versions of other packages that the lock
 * file of the repository contains and the tests ran with. It also contains packages that the project does not need.
 */
export function lockFileFor(project: LockEntry, packed: readonly PackedPackage[], { packages }: LockFile): object {
  const entries: Record<string, LockEntry> = { '': project };
  for (const { packageFile, tarball } of packed) {
    const { name, version, license, dependencies, bin, engines } = packageFile;
    const resolved = `file:${tarball}`;
    entries[`node_modules/${name}`] = { version, resolved, license, dependencies, bin, engines };
  }
  for (const [path, { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry }] of Object.entries(packages)) {
    const target = installedPath(path, packed);
    if (target !== undefined && !entry.link) entries[target] = entry;
  }
  return { lockfileVersion: 3, requires: true, packages: entries };
}

/** Returns where a package of the repository is installed in a project that installs the packed packages. */
function installedPath(path: string, packed: readonly PackedPackage[]): string | undefined {
  if (path.startsWith('node_modules/')) return path;
  const owner = packed.find(({ folder }) => path.startsWith(`${folderPath(folder)}node_modules/`));
  return owner && path.replace(folderPath(owner.folder), `node_modules/${owner.packageFile.name}/`);
}

/** Returns where the repository has the packages that such a project installs, by name and version: `fastify@5.12.8`. */
export function repositoryPaths({ packages }: LockFile, packed: readonly PackedPackage[]): Map<string, string> {
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return new Map(
    installed.map(([path, { version }]) => {
      const owner = packed.find(({ packageFile }) => `${path}/`.startsWith(`node_modules/${packageFile.name}/`));
      const source = owner ? path.replace(`node_modules/${owner.packageFile.name}`, `packages/${owner.folder}`) : path;
      return [`${path.split('node_modules/').at(-1)}@${version}`, source];
    }),
  );
}

const folderPath = (folder: string) => `packages/${folder}/`;
