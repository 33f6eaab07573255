import type { ChangeFile } from './change-files.ts';
import { listItem, sectionHeading } from './changelog.ts';
import type { ContractRelease } from './contract.ts';
import type { Bump } from './versions.ts';

const headings: readonly (readonly [Bump, string])[] = [
  ['major', 'Breaking changes'],
  ['minor', 'New'],
  ['patch', 'Fixed'],
];

/** The package that contains the bundled documents. */
const documentsPackage = '@worklane/contract';

/** The section of a package that is released only because all packages have one version. */
export const noChanges = 'No changes. All packages are released together, with one version.';

/** Returns the section of a release in the changelog of a package. */
export function packageSection(
  name: string,
  version: string,
  date: string,
  changes: readonly ChangeFile[],
  contract: ContractRelease,
): string {
  const groups = headings.flatMap(([bump, heading]) => {
    const items = changes.filter(({ bumps }) => bumps.get(name) === bump).map(({ text }) => listItem(text));
    return items.length > 0 ? [`### ${heading}`, items.join('\n\n')] : [];
  });
  const isDocuments = name === documentsPackage && contract.bump !== 'none';
  const parts = [
    ...(isDocuments ? [`The documents have version ${contract.to}; \`specs/CHANGELOG.md\` lists their changes.`] : []),
    ...groups,
  ];
  if (parts.length === 0) parts.push(noChanges);
  return [sectionHeading(version, date), ...parts].join('\n\n');
}
