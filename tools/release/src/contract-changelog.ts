import { type Change, formatAffected } from '@worklane/contract-diff';
import type { ChangeFile } from './change-files.ts';
import { listItem, sectionHeading } from './changelog.ts';
import type { ContractRelease } from './contract.ts';
import { contractPackage } from './workspace.ts';

const headings: readonly (readonly [Change['severity'], string, string])[] = [
  [
    'breaking',
    'Breaking changes',
    'Requests that were valid can be rejected, or messages can contain what was invalid.',
  ],
  ['dangerous', 'Dangerous changes', 'The previous version allowed them, but clients may not handle them.'],
  ['compatible', 'Compatible changes', 'Clients need not change.'],
];

/** The sentence by which a section of the changelog of the contract names its release. */
export const releasedWith = (packagesVersion: string) => `Released with version ${packagesVersion} of the packages.`;

/** Returns the section of a release in the changelog of the contract: the texts of the change files, then all changes. */
export function contractSection(
  release: ContractRelease,
  packagesVersion: string,
  date: string,
  changeFiles: readonly ChangeFile[],
): string {
  const texts = changeFiles.filter(({ bumps }) => bumps.has(contractPackage)).map(({ text }) => text);
  const lists = headings.flatMap(([severity, heading, meaning]) => {
    const changes = release.changes.filter((change) => change.severity === severity);
    return changes.length > 0 ? [`### ${heading}`, meaning, groupAlike(changes).map(sentences).join('\n')] : [];
  });
  const parts = [...texts, ...lists];
  if (parts.length === 0) parts.push('Only descriptions and examples changed.');
  return [sectionHeading(release.to, date), releasedWith(packagesVersion), ...parts].join('\n\n');
}

/** Groups changes that differ only in their location, such as the fields that were added to an object. */
function groupAlike(changes: readonly Change[]): [Change, ...Change[]][] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const key = JSON.stringify([change.description, change.reason, change.affected]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

function sentences(group: readonly [Change, ...Change[]]): string {
  const [change] = group;
  const { location, reason, affected } = change;
  // A part that many messages share, such as a header, is located at the first of them.
  const shared = affected.length > 1 && affected.includes(location) ? commonEnding(affected) : '';
  const subject = shared || group.map((one) => one.location).join('`, `');
  const messages = affected.map((message) => message.slice(0, message.length - shared.length).trim());
  const isElsewhere = affected.length > 1 || affected[0] !== location;
  const where = isElsewhere ? ` In ${formatAffected({ ...change, affected: messages })}.` : '';
  return listItem(`\`${subject}\`: ${sentence(difference(change))} ${sentence(reason)}${where}`);
}

/** Returns the words with which all texts end: `header Retry-After`. */
function commonEnding(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const words = first.split(' ');
  const start = words.findIndex((_, index) => {
    const ending = ` ${words.slice(index).join(' ')}`;
    return index > 0 && others.every((text) => text.endsWith(ending));
  });
  return start < 0 ? '' : words.slice(start).join(' ');
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Returns the difference in words: `maxLength` is now `2000`. */
function difference({ description, from, to }: Change): string {
  const [before, after] = description.split(' -> ');
  if (before === undefined || after === undefined) return description;
  const [keyword = ''] = before.split(' ', 1);
  const isValue = [JSON.stringify(from), from ?? 'none'].some((value) => before === `${keyword} ${value}`);
  if (!isValue || keyword === after.split(' ', 1)[0]) return `\`${before}\` became \`${after}\``;
  if (from === undefined) return `\`${keyword}\` is now \`${after}\``;
  const value = before.slice(keyword.length + 1);
  return to === undefined
    ? `\`${keyword}\` is no longer \`${value}\``
    : `\`${keyword}\` is now \`${after}\`, was \`${value}\``;
}
