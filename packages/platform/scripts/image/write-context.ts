import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Component, checkLicenses, licenseOf, readSbom, withBundled } from './licenses.ts';
import { npm, type PackedPackage, packPackages, repository } from './packages.ts';

/**
 * Writes the build context of the image into a folder, replacing its content: the Dockerfile, the packed packages, a
 * project that installs them, the SBOM of what it installs, and the licenses.
 * @returns the number of components in the SBOM
 * @throws ForbiddenLicenseError
 */
export async function writeContext(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: string) => writeFile(join(folder, name), content);
  const writeJson = (name: string, value: object) => write(name, `${JSON.stringify(value, null, 2)}\n`);

  await copyFile(join(repository, 'packages/platform/Dockerfile'), join(folder, 'Dockerfile'));
  const packed = await packPackages(folder);
  const { version } = packed.find((each) => each.folder === 'platform')?.packageFile ?? {};
  const dependencies = Object.fromEntries(
    packed.map(({ packageFile, tarball }) => [packageFile.name, `file:${tarball}`]),
  );
  const project = { name: 'worklane', version, private: true, license: 'Apache-2.0', dependencies };
  await writeJson('package.json', project);
  await writeJson('package-lock.json', lockFileFor(project, packed, await readLockFile(repository)));
  // Removes the packages that the project does not need.
  await npm(folder, 'install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund');

  const bundled = await readBundledPackages();
  const sbom = withBundled(await readSbom(folder, project.name), '@worklane/platform', bundled);
  checkLicenses([...sbom.components, ...bundled]);
  await writeJson('sbom.cdx.json', sbom);

  const paths = repositoryPaths(await readLockFile(folder), packed);
  const others = sbom.components.filter(({ name }) => packed.every(({ packageFile }) => packageFile.name !== name));
  const installed = others.map((component) => {
    const path = paths.get(`${component.name}@${component.version}`);
    if (path === undefined) throw new Error(`The lock file has no ${component.name} ${component.version}.`);
    return readNotice(component, join(repository, path));
  });
  const notices = bundled.map((component) => ({ component, texts: [component.text] }));
  await write('THIRD-PARTY-NOTICES.txt', formatNotices([...(await Promise.all(installed)), ...notices]));
  return sbom.components.length + bundled.length;
}

const readLockFile = async (folder: string): Promise<LockFile> =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));

/** A package whose code or files are in a built site. */
interface BundledPackage extends Component {
  /** The content of its license files. */
  readonly text: string;
}

/** Returns the packages in the dashboard and the documentation, which their builds list. */
async function readBundledPackages(): Promise<BundledPackage[]> {
  const lists = await Promise.all(['dashboard', 'docs'].map(readList));
  const packages = lists.flat().map(({ identifier, ...each }) => ({ ...each, licenses: [{ expression: identifier }] }));
  return [...new Map(packages.map((each) => [`${each.name}@${each.version}`, each])).values()];
}

interface ListedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly identifier: string;
  readonly text: string;
}

const readList = async (site: string): Promise<ListedPackage[]> =>
  JSON.parse(await readFile(join(repository, 'packages/platform/dist', site, 'licenses.json'), 'utf8'));

/** An entry of a lock file, by its path: `node_modules/fastify`. */
type LockEntry = Readonly<Record<string, unknown>>;

interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/**
 * Returns a lock file for a project that installs the packed packages, with the versions of other packages that the lock
 * file of the repository contains and the tests ran with. It also contains packages that the project does not need.
 */
function lockFileFor(project: LockEntry, packed: readonly PackedPackage[], { packages }: LockFile): object {
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
function repositoryPaths({ packages }: LockFile, packed: readonly PackedPackage[]): Map<string, string> {
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

/** A component with the content of its license and notice files. */
interface Notice {
  readonly component: Component;
  readonly texts: readonly string[];
}

const noticeFile = /^(licen[sc]e|copying|notice)/i;

/** Reads the license and notice files in the folder of a component. */
async function readNotice(component: Component, folder: string): Promise<Notice> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && noticeFile.test(entry.name)).map(({ name }) => name);
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return { component, texts };
}

/** Returns notices as one text, in the order of their names. */
function formatNotices(notices: readonly Notice[]): string {
  const sections = notices
    .toSorted((a, b) => a.component.name.localeCompare(b.component.name, 'en'))
    .map(({ component, texts }) => {
      const title = `${component.name} ${component.version} (${licenseOf(component)})`;
      return [title, ...texts.map((text) => text.trim())].join('\n\n');
    });
  return `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
