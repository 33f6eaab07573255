import { type Resource, resources } from '@worklane/contract';
import { asyncapi } from '../contract/asyncapi.ts';
import { allOperations } from '../contract/operations.ts';
import { eventLink, operationLink, tagFolder } from '../pages/links.ts';
import { code, frontMatter, type Page, page, prose } from '../pages/markdown.ts';
import { longDate } from './dates.ts';
import { anchorOf, type ChangelogEntry, levelHeadings, levels, type Release, readReleases } from './releases.ts';

/** Returns the page with what each version of the contract changed. */
export const changelogPage = (releases: readonly Release[] = readReleases()): Page =>
  page(
    'changelog.md',
    frontMatter({ description: 'What each version of the Worklane API changed.' }),
    '# Changelog',
    'What each version of the API changed for applications and webhook receivers, found by comparing its documents. Versions ' +
      'follow Semantic Versioning: only a new major version contains breaking changes. New fields of responses and new event ' +
      'types can appear in every version.',
    'What is deprecated works until its sunset date, and can be removed from then on. All responses of a deprecated ' +
      'operation have the header `Deprecation` (RFC 9745) and, once the date is known, `Sunset` (RFC 8594).',
    ...releases.flatMap(releaseSection),
  );

function releaseSection(release: Release): string[] {
  const { version, date, packages, text, entries } = release;
  return [
    `## ${version ?? 'Unreleased'} {#${anchorOf(release)}}`,
    ...(date === undefined ? [] : [`Released on ${longDate(date)} with version ${packages} of the packages.`]),
    prose(text),
    ...levels.flatMap((level) => {
      const ofLevel = entries.filter((entry) => entry.level === level);
      return ofLevel.length === 0 ? [] : [`### ${levelHeadings[level]}`, ofLevel.map(item).join('\n')];
    }),
    ...(entries.length === 0 && text === '' ? ['Only descriptions and examples changed.'] : []),
  ];
}

function item({ subject, text, operations, events }: ChangelogEntry): string {
  const links = [
    ...operations
      .filter((id) => id !== subject.split(' ', 1)[0] && operationIds.has(id))
      .map((id) => operationLink(id)),
    ...events.filter((type) => type in asyncapi.channels).map(eventLink),
  ];
  const where = links.length === 0 ? '' : ` In ${listed(links)}.`;
  return `- ${subject.split(', ').map(subjectLink).join(', ')}: ${prose(text)}${where}`;
}

const maximumLinks = 3;

const listed = (links: readonly string[]) =>
  links.length > maximumLinks + 1
    ? `${links.slice(0, maximumLinks).join(', ')} and ${links.length - maximumLinks} more`
    : links.join(', ');

const operationIds = new Set(allOperations.map(({ id }) => id));

/** Returns what changed as a link to its page. What the contract no longer has is not a link. */
function subjectLink(subject: string): string {
  const [first = '', second = ''] = subject.split(/[ .]/);
  if (operationIds.has(first)) return operationLink(first, code(subject));
  if (subject.startsWith('webhook ') && subject.slice(8) in asyncapi.channels) return eventLink(subject.slice(8));
  const resource = Object.values<Resource>(resources).find(({ schemas }) =>
    [schemas.record, schemas.create, schemas.update].includes(first),
  );
  const isField = resource && second in resource.fields;
  return isField ? `[${code(subject)}](/${tagFolder(resource.collection)}/#fields)` : code(subject);
}
