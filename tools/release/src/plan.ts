import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';
import { type ChangeFile, readChangeFiles } from './change-files.ts';
import { addSection } from './changelog.ts';
import { type ContractRelease, planContract, versionedSpecs } from './contract.ts';
import { contractSection, contractText } from './contract-changelog.ts';
import { recordFile, recordText } from './contract-releases.ts';
import { updateManifests } from './manifests.ts';
import { packageSection } from './package-changelog.ts';
import { ReleaseError } from './release-error.ts';
import { type Bump, largest, nextVersion } from './versions.ts';
import { contractPackage, publicPackages, readWorkspace } from './workspace.ts';

export interface ReleasePlan {
  readonly from: string;
  readonly to: string;
  readonly contract: ContractRelease;
  /** The names of the published packages, each after those that it depends on. */
  readonly published: readonly string[];
  readonly changeFiles: readonly ChangeFile[];
  /** The new section of each changelog, by path. */
  readonly sections: ReadonlyMap<string, string>;
  /** The new text of each file that is edited, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Plans the next release from the change files and the changes of the contract. Reads the repository only.
 * @param chosen a version to release instead of the computed one, which it must not be below
 * @throws {ReleaseError} if there is nothing to release, or the contract needs a major version that no change file states
 */
export function planRelease(root: string, date: string, chosen?: string): ReleasePlan {
  const workspace = readWorkspace(root);
  const changeFiles = readChangeFiles(root, workspace);
  const statedFor = (isOf: (name: string) => boolean): Bump[] =>
    changeFiles.flatMap(({ bumps }) => [...bumps].flatMap(([name, bump]) => (isOf(name) ? [bump] : [])));

  const contract = planContract(
    root,
    statedFor((name) => name === contractPackage),
    date,
  );
  const bump = largest([contract.bump, ...statedFor((name) => name !== contractPackage)]);
  const from = workspace.root.manifest.version;
  if (bump === 'none') {
    throw new ReleaseError('Nothing to release: there are no change files, and the contract has not changed.');
  }
  const to = chooseVersion(nextVersion(from, bump), chosen);

  const published = publicPackages(workspace);
  const packages = [workspace.root, ...workspace.packages].map(({ manifest }) => manifest.name);
  const versions = new Map([...packages.map((name) => [name, to] as const), [contractPackage, contract.to] as const]);
  const sections = new Map<string, string>();
  const files = updateManifests(root, workspace, versions);
  const addToChangelog = (folder: string, title: string, section: string) => {
    const path = join(folder, 'CHANGELOG.md');
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
    sections.set(path, section);
    files.set(path, addSection(text, title, section));
  };
  for (const { folder, manifest } of published) {
    const section = packageSection(manifest.name, to, date, changeFiles, contract);
    addToChangelog(folder, `Changelog of ${manifest.name}`, section);
  }
  if (contract.bump !== 'none') {
    const section = contractSection(contract, to, date, changeFiles);
    addToChangelog(workspace.contract.folder, 'Changelog of the contract', section);
    const { to: version, entries } = contract;
    const record = { version, date, packages: to, text: contractText(changeFiles), entries };
    files.set(recordFile(version), recordText(record));
    for (const path of versionedSpecs) files.set(path, withVersion(root, path, contract));
  }
  return {
    from,
    to,
    contract,
    published: published.map(({ manifest }) => manifest.name),
    changeFiles,
    sections,
    files,
  };
}

function chooseVersion(computed: string, chosen: string | undefined): string {
  if (chosen !== undefined && gt(computed, chosen)) {
    throw new ReleaseError(`The changes require at least version ${computed}; --version is ${chosen}.`);
  }
  return chosen ?? computed;
}

/** Returns a document with the next version. The text is edited in place, because writing YAML again would format it. */
function withVersion(root: string, path: string, { from, to }: ContractRelease): string {
  const text = readFileSync(join(root, path), 'utf8');
  const edited = text.replace(`\n  version: ${from}\n`, `\n  version: ${to}\n`);
  if (edited === text) throw new ReleaseError(`${path} has no line "  version: ${from}" below info.`);
  return edited;
}
