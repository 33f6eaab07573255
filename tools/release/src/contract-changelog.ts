import type { ChangeFile } from './change-files.ts';
import { listItem, sectionHeading } from './changelog.ts';
import { type ChangelogEntry, type Level, levels } from './changelog-entries.ts';
import type { ContractRelease } from './contract.ts';
import { contractPackage } from './workspace.ts';

const headings: Readonly<Record<Level, readonly [heading: string, meaning: string]>> = {
  breaking: ['Breaking changes', 'Requests that were valid can be rejected, or messages can contain what was invalid.'],
  removed: ['Removed', 'The removal was announced when these parts were deprecated.'],
  deprecated: ['Deprecated', 'These parts still work.'],
  added: ['Added', 'Clients need not change. They can get new values of enumerations.'],
  changed: ['Changed', 'What the previous version allowed stays valid.'],
};

/** The sentence by which a section of the changelog of the contract names its release. */
export const releasedWith = (packagesVersion: string) => `Released with version ${packagesVersion} of the packages.`;

/** Returns what the change files say about the contract. */
export const contractText = (changeFiles: readonly ChangeFile[]): string =>
  changeFiles
    .filter(({ bumps }) => bumps.has(contractPackage))
    .map(({ text }) => text)
    .join('\n\n');

/** Returns the section of a release in the changelog of the contract: the texts of the change files, then all changes. */
export function contractSection(
  release: Pick<ContractRelease, 'to' | 'entries'>,
  packagesVersion: string,
  date: string,
  changeFiles: readonly ChangeFile[],
): string {
  const text = contractText(changeFiles);
  const lists = levels.flatMap((level) => {
    const entries = release.entries.filter((entry) => entry.level === level);
    const [heading, meaning] = headings[level];
    return entries.length > 0 ? [`### ${heading}`, meaning, entries.map(item).join('\n')] : [];
  });
  const parts = [...(text === '' ? [] : [text]), ...lists];
  if (parts.length === 0) parts.push('Only descriptions and examples changed.');
  return [sectionHeading(release.to, date), releasedWith(packagesVersion), ...parts].join('\n\n');
}

const item = ({ subject, text, where }: ChangelogEntry) =>
  listItem(`\`${subject.replaceAll(', ', '`, `')}\`: ${text}${where === undefined ? '' : ` In ${where}.`}`);
