import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
}

/** A packed package of this repository. */
export interface PackedPackage {
  /** The name of the tarball. */
  readonly tarball: string;
  /** Its folder in packages/. */
  readonly folder: string;
  readonly packageFile: PackageFile;
}

/** Packs the built service, and the packages of this repository that it depends on, into a folder. */
export async function packPackages(target: string): Promise<PackedPackage[]> {
  const packageFiles = await withDependencies('platform');
  return Promise.all(
    [...packageFiles].map(async ([folder, packageFile]) => {
      const source = join(repository, 'packages', folder);
      const { stdout } = await npm(source, 'pack', '--json', '--ignore-scripts', '--pack-destination', target);
      const [packed] = JSON.parse(stdout) as [{ filename: string }];
      return { tarball: packed.filename, folder, packageFile };
    }),
  );
}

const scope = '@worklane/';

/** Returns the manifests of a package and of its dependencies in packages/, by folder. */
async function withDependencies(folder: string, found = new Map<string, PackageFile>()) {
  if (found.has(folder)) return found;
  const packageFile = JSON.parse(
    await readFile(join(repository, 'packages', folder, 'package.json'), 'utf8'),
  ) as PackageFile;
  found.set(folder, packageFile);
  for (const name of Object.keys(packageFile.dependencies ?? {})) {
    if (name.startsWith(scope)) await withDependencies(name.slice(scope.length), found);
  }
  return found;
}

/** Runs npm in a folder. */
export const npm = (folder: string, ...args: readonly string[]) =>
  run('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
