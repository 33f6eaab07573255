import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSection } from './changelog.ts';
import { releasedWith } from './contract-changelog.ts';
import { noChanges } from './package-changelog.ts';
import { type Package, publicPackages, type Workspace } from './workspace.ts';

/** Returns what all changelogs say about the present version, in Markdown. */
export function releaseNotes(root: string, workspace: Workspace): string {
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
