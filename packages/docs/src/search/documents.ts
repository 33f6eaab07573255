import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { DocumentType, SearchDocument } from './engine.ts';

/** Pages that are not for users of the API, or only list all others. */
const excluded = /^(404|score)\.html/;

/** Returns what the search finds, from the built pages in a folder. */
export async function searchDocuments(folder: string): Promise<SearchDocument[]> {
  const files = (await readdir(folder, { recursive: true, encoding: 'utf8' }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !excluded.test(file))
    .toSorted();
  const pages = await Promise.all(
    files.map(async (file) => pageDocuments(file, await readFile(join(folder, file), 'utf8'))),
  );
  return pages.flat();
}

/** Returns the documents of one page: guides and problems by section, operations and events as a whole. */
export function pageDocuments(file: string, html: string): SearchDocument[] {
  const content = parse(html).querySelector('.vp-doc');
  const heading = content?.querySelector('h1');
  if (!content || !heading) return [];
  const page = textOf(heading);
  const type = typeOf(file);
  const endpoint = content.querySelectorAll('.endpoint > *').map(textOf).join(' ');
  const operationId = content.querySelector('.endpoint')?.getAttribute('data-operation') ?? '';
  for (const part of content.querySelectorAll('pre, .samples, .header-anchor, button, .lang, .tabs')) part.remove();
  const rows = content.querySelectorAll('td [id]').map((name) => rowDocument(file, page, name));
  const sections = sectionsOf(content, heading);
  if (type !== 'Guide' || indexPages.has(file)) {
    const text = [operationId, ...sections.map(({ title, text }) => `${title} ${text}`)].join(' ').trim();
    return [{ id: file, type, title: page, page: '', endpoint, text }, ...rows];
  }
  return [
    ...sections.map(({ id, title, text }, index) => ({
      id: index === 0 ? file : `${file}#${id}`,
      type: index > 0 && file === 'problems.html' ? ('Problem' as const) : type,
      ...{ title, text, endpoint: '' },
      page: index === 0 ? '' : page,
    })),
    ...rows,
  ];
}

/** Lists of pages, whose sections the search finds as pages. */
const indexPages: ReadonlySet<string> = new Set(['api/index.html', 'events/index.html']);

function typeOf(file: string): DocumentType {
  if (/^api\/[\w-]+\/index\.html$/.test(file)) return 'Resource';
  if (/^api\/[\w-]+\/[\w-]+\.html$/.test(file)) return 'Operation';
  if (/^events\/(?!index\.html)/.test(file)) return 'Event';
  if (file === 'flows.html') return 'Flow';
  return file === 'changelog.html' ? 'Changelog' : 'Guide';
}

/** Returns the document of a table row with an ID: a field of a resource, or a scope. */
function rowDocument(file: string, page: string, name: HTMLElement): SearchDocument {
  const row = name.closest('tr');
  const [, description] = row?.querySelectorAll('td') ?? [];
  return {
    id: `${file}#${name.id}`,
    type: rowTypes[file] ?? 'Field',
    title: name.id.replace(/^(field|violation)-/, ''),
    ...{ page, endpoint: '', text: textOf(description) },
  };
}

/** The type of the rows of a page; those of other pages are fields. */
const rowTypes: Readonly<Record<string, DocumentType>> = { 'scopes.html': 'Scope', 'problems.html': 'Problem' };

interface Section {
  id: string;
  title: string;
  text: string;
}

/** Returns the text between the headings of a page. */
function sectionsOf(content: HTMLElement, heading: HTMLElement): Section[] {
  const sections: Section[] = [{ id: heading.id, title: textOf(heading), text: '' }];
  const visit = (element: HTMLElement) => {
    for (const node of element.childNodes) {
      if (!('tagName' in node)) {
        const section = sections.at(-1);
        if (section) section.text += `${node.text} `;
        continue;
      }
      const child = node as HTMLElement;
      if (/^H[23]$/.test(child.tagName ?? '')) sections.push({ id: child.id, title: textOf(child), text: '' });
      else if (child !== heading) visit(child);
    }
  };
  visit(content);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

const textOf = (element: HTMLElement | null | undefined) => tidy(element?.text ?? '');

const tidy = (text: string) => text.replace(/[​\s]+/g, ' ').trim();
