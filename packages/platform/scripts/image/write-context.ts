import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBundledPackages } from './bundled-packages.ts';
import { checkLicenses } from './licenses.ts';
import { type LockFile, lockFileFor, repositoryPaths } from './lock-file.ts';
import { formatNotices, readNotice } from './notices.ts';
import { npm, packPackages, repository } from './packages.ts';
import { readSbom, withBundled } from './sbom.ts';

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
