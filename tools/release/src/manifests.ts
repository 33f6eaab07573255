import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyFields, type Manifest, type Package, type Workspace } from './workspace.ts';

/** The versions of a release, by package name. */
export type Versions = ReadonlyMap<string, string>;

/**
 * Returns the new text of every package.json and of package-lock.json, by path: their versions, and the exact ranges between
 * packages. Ranges such as `*` of packages that are never published stay.
 */
export function updateManifests(root: string, workspace: Workspace, versions: Versions): Map<string, string> {
  const all = [workspace.root, workspace.contract, ...workspace.packages];
  const files = new Map<string, string>();
  for (const { folder, manifest } of all) {
    const path = join(folder, 'package.json');
    const content: Manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    update(content, manifest, all, versions);
    files.set(path, format(content));
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  lock.version = versions.get(workspace.root.manifest.name) ?? lock.version;
  for (const { folder, manifest } of all) update(lock.packages[folder], manifest, all, versions);
  files.set('package-lock.json', format(lock));
  return files;
}

function update(content: Manifest, { name }: Manifest, all: readonly Package[], versions: Versions): void {
  content.version = versions.get(name) ?? content.version;
  for (const field of dependencyFields) {
    const ranges = content[field] ?? {};
    for (const { manifest } of all) {
      if (ranges[manifest.name] === manifest.version) {
        ranges[manifest.name] = versions.get(manifest.name) ?? manifest.version;
      }
    }
  }
}

const format = (content: unknown) => `${JSON.stringify(content, undefined, 2)}\n`;
