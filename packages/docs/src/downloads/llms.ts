import { posix } from 'node:path';
import { openapi } from '../contract/openapi.ts';
import type { Page } from '../pages/markdown.ts';
import { plainMarkdown } from './plain-markdown.ts';

const sections: readonly (readonly [title: string, matches: RegExp])[] = [
  ['API reference', /^api\//],
  ['Event reference', /^events\//],
  ['Guides', /^[\w-]+\.md$/],
];

/** Returns llms.txt (https://llmstxt.org): every page with its description, as links to Markdown. */
export function llmsText(pages: readonly Page[]): string {
  const own = pages.filter(({ path }) => path !== 'index.md');
  const links = ([title, matches]: (typeof sections)[number]) => [
    `## ${title}`,
    own
      .filter(({ path }) => matches.test(path))
      .map(({ path, markdown }) => {
        const summary = description(markdown);
        return `- [${heading(markdown)}](${path})${summary ? `: ${summary}` : ''}`;
      })
      .join('\n'),
  ];
  return `${[
    `# ${openapi.info.title}`,
    `> ${openapi.info.summary}`,
    'Every page is also available as Markdown: replace `.html` in its address by `.md`. [llms-full.txt](llms-full.txt) has all ' +
      'guides in one file, [openapi.json](openapi.json) and [asyncapi.json](asyncapi.json) the contract.',
    ...[...sections].reverse().flatMap(links),
  ].join('\n\n')}\n`;
}

/** Returns all guides in one file. */
export const llmsFullText = (pages: readonly Page[]): string =>
  pages
    .filter(({ path }) => posix.dirname(path) === '.' && path !== 'index.md')
    .map(({ path, markdown }) => plainMarkdown(path, markdown))
    .join('\n\n');

const heading = (markdown: string) => /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? '';

const description = (markdown: string): string => {
  const [, json] = /^description: (".*")$/m.exec(markdown) ?? [];
  return json === undefined ? '' : (JSON.parse(json) as string).replace(/\s+/g, ' ');
};
