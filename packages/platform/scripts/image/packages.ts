import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The folder in packages/ of the service, and of the packages of this repository that it depends on. */
const folders = ['contract', 'server', 'platform'] as const;

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

/** Packs the built packages into a folder. */
export const packPackages = (target: string): Promise<PackedPackage[]> =>
  Promise.all(
    folders.map(async (folder) => {
      const source = join(repository, 'packages', folder);
      const packageFile = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as PackageFile;
      const { stdout } = await npm(source, 'pack', '--json', '--ignore-scripts', '--pack-destination', target);
      const [packed] = JSON.parse(stdout) as [{ filename: string }];
      return { tarball: packed.filename, folder, packageFile };
    }),
  );

/** Runs npm in a folder. */
export const npm = (folder: string, ...args: readonly string[]) =>
  run('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
