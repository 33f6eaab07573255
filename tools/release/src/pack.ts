import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSection } from './changelog.ts';
import { releasedWith } from './contract-changelog.ts';
import { noChanges } from './package-changelog.ts';
import { ReleaseError } from './release-error.ts';
import { runCommand } from './run-command.ts';
import { type Package, publicPackages, readWorkspace, type Workspace } from './workspace.ts';

/** The git-ignored folder of the files of a release. */
export const releaseFolder = (version: string) => `dist/releases/${version}`;

export const tarballName = (name: string, version: string) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Builds and packs the published packages with their present version. Writes the tarballs, their SHA-256 checksums and the
 * notes of the release.
 */
export function packRelease(root: string): void {
  const workspace = readWorkspace(root);
  const { version } = workspace.root.manifest;
  const published = publicPackages(workspace);
  const names = published.map(({ manifest }) => manifest.name);
  const folder = releaseFolder(version);
  runCommand(root, 'nx', 'run-many', '-t', 'build', '-p', ...names);
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  // Without their scripts, which would build the packages again.
  const workspaces = names.map((name) => `--workspace=${name}`);
  runCommand(root, 'npm', 'pack', '--silent', '--ignore-scripts', `--pack-destination=${folder}`, ...workspaces);

  const checksums = names.map((name) => {
    const file = tarballName(name, version);
    if (!existsSync(join(root, folder, file))) throw new ReleaseError(`npm pack did not write ${folder}/${file}.`);
    const checksum = createHash('sha256')
      .update(readFileSync(join(root, folder, file)))
      .digest('hex');
    return `${checksum}  ${file}\n`;
  });
  writeFileSync(join(root, folder, 'SHA256SUMS'), checksums.join(''));

  writeFileSync(join(root, folder, 'notes.md'), releaseNotes(root, workspace));
}

/** Returns what all changelogs say about the present version, in Markdown. */
function releaseNotes(root: string, workspace: Workspace): string {
  const { version } = workspace.root.manifest;
  const sections = [...publicPackages(workspace), workspace.contract].flatMap((one) => {
    const section = presentSection(root, one);
    if (section === undefined || section === noChanges) return [];
    if (one !== workspace.contract) return [`## ${one.manifest.name}\n\n${section}\n`];
    return section.includes(releasedWith(version)) ? [`## Contract ${one.manifest.version}\n\n${section}\n`] : [];
  });
  return sections.join('\n');
}

function presentSection(root: string, { folder, manifest }: Package): string | undefined {
  const path = join(root, folder, 'CHANGELOG.md');
  return existsSync(path) ? readSection(readFileSync(path, 'utf8'), manifest.version) : undefined;
}
