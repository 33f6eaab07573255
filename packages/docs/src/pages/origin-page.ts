import { type Origin, openapi } from '../contract/openapi.ts';
import { type OriginEntry, originEntries, type Sort } from '../origin/origin-entry.ts';
import { block, code, details, table } from './markdown.ts';
import { page } from './page.ts';

/** What the platform document states beside what the design decided, tag by tag. */
export function originPage() {
  const entries = originEntries();
  const tags = openapi['x-tagGroups'].flatMap(({ tags }) => tags);
  return page(
    'origin.md',
    '---\noutline: 2\naside: false\npageClass: wide\n---',
    '# What is stated, what was decided',
    'One document describes the service. Where it says something, that is the contract; where it is silent, something ' +
      'had to be decided. In the contract everything carries `x-origin`: `document` or `design`. This page is made ' +
      'from it, so that you always know which is which.',
    '## In numbers',
    counts(entries),
    ...tags.flatMap((tag) =>
      section(
        tag,
        entries.filter((entry) => entry.tag === tag),
      ),
    ),
    ...section(
      'Shared by several',
      entries.filter((entry) => entry.tag === null),
    ),
  );
}

const sorts: readonly Sort[] = ['operation', 'event', 'parameter', 'field', 'security scheme'];

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function counts(entries: readonly OriginEntry[]): string {
  const count = (origin: Origin, sort?: Sort) =>
    String(entries.filter((entry) => entry.origin === origin && (!sort || entry.sort === sort)).length);
  const row = (name: string, sort?: Sort) => [name, count('document', sort), count('design', sort)];
  const rows = sorts.map((sort) => row(`${sort[0]?.toUpperCase()}${sort.slice(1)}s`, sort));
  return block('counts', table(['', 'Stated', 'Decided'], [...rows, row('**All**')]));
}

function section(title: string, entries: readonly OriginEntry[]): string[] {
  const stated = entries.filter(({ origin }) => origin === 'document');
  const decided = entries.filter(({ origin }) => origin === 'design');
  return [
    `## ${title}`,
    block(
      'origin',
      [column('stated', 'The document states', stated), column('decided', 'The design decided', decided)].join('\n\n'),
    ),
  ];
}

function column(className: string, title: string, entries: readonly OriginEntry[]): string {
  const parts = sorts.flatMap((sort) =>
    sortList(
      sort,
      entries.filter((entry) => entry.sort === sort),
    ),
  );
  return block(
    `column ${className}`,
    [
      `<p class="column-title">${title} <b>${entries.length}</b></p>`,
      ...(parts.length > 0 ? parts : ['Nothing.']),
    ].join('\n\n'),
  );
}

/** Operations and events show; parameters and fields, which are many, open on demand. */
function sortList(sort: Sort, entries: readonly OriginEntry[]): string[] {
  if (entries.length === 0) return [];
  const title = plural(entries.length, sort);
  if (sort === 'parameter' || sort === 'field') return [details(title, byOwner(entries))];
  return [`**${title}**`, entries.map(({ name }) => `- ${code(name)}`).join('\n')];
}

function byOwner(entries: readonly OriginEntry[]): string {
  const owners = [...new Set(entries.map(({ owner }) => owner))];
  return owners
    .map((owner) => {
      const names = entries.filter((entry) => entry.owner === owner && entry.name !== '').map(({ name }) => code(name));
      return `- ${owner}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
    })
    .join('\n');
}
