import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtSite } from './built-site.ts';

export interface BuiltPage {
  ids: ReadonlySet<string>;
  /** The values of all attributes that refer to pages and files, and the modules that the page loads. */
  references: readonly string[];
  headings: number;
}

/** All files of the built site, as paths with /. */
export const builtFiles = (): string[] =>
  readdirSync(builtSite(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(builtSite().length + 1)
        .replaceAll('\\', '/'),
    );

/** Reads the built pages, by their paths. */
export const readBuiltPages = (): Map<string, BuiltPage> =>
  new Map(
    builtFiles()
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, readPage(readFileSync(join(builtSite(), path), 'utf8'))]),
  );

/** Reads the links of the Markdown files and of llms.txt, by the paths of these files. */
export const readBuiltMarkdown = (): Map<string, Pick<BuiltPage, 'references'>> =>
  new Map(
    builtFiles()
      .filter((path) => /(\.md|^llms\.txt)$/.test(path))
      .map((path) => [path, { references: markdownLinks(readFileSync(join(builtSite(), path), 'utf8')) }]),
  );

const markdownLinks = (markdown: string): string[] =>
  [...markdown.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => url);

function readPage(html: string): BuiltPage {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  return {
    ids: new Set(page.querySelectorAll('[id]').map(({ id }) => id)),
    references: [...page.querySelectorAll('[href],[src],[srcset]').flatMap(references), ...modules(page)],
    headings: page.querySelectorAll('h1').length,
  };
}

function references(element: HTMLElement): string[] {
  const { href, src, srcset = '' } = element.attributes;
  const candidates = srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0]);
  return [href, src, ...candidates].filter((url): url is string => url !== undefined && url !== '');
}

const modules = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('script:not([src])')
    .flatMap(({ text }) => [...text.matchAll(/"([^"\s]+\.(?:js|woff2))"/g)].map(([, url = '']) => url));
