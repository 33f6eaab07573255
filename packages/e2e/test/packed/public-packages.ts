import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly engines?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly publishConfig?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface PublicPackage {
  /** Relative to the root of the repository: `packages/client`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const read = (path: string): Manifest & { workspaces?: string[] } => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every workspace package. */
export const workspacePackages: readonly PublicPackage[] = globSync(
  (read('package.json').workspaces ?? []).map((folder) => `${folder}/package.json`),
  { cwd: root },
)
  .toSorted()
  .map((path) => ({ folder: dirname(path), manifest: read(path) }));

/** The packages that are published: those that are not private. */
export const publicPackages = workspacePackages.filter(({ manifest }) => !manifest.private);

export interface Tarball {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The paths of its files. */
  readonly files: readonly string[];
}

/** Packs a built package into another folder. */
export async function pack({ folder }: Pick<PublicPackage, 'folder'>, destination: string): Promise<Tarball> {
  // Nx has built the packages; without scripts, npm does not build them again.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: resolve(root, folder),
    maxBuffer: 16 * 1024 * 1024,
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const path = join(destination, packed.filename);
  return { path, bytes: new Uint8Array(await readFile(path)), files: packed.files.map(({ path }) => path) };
}
