import { posix } from 'node:path';

/**
 * Returns a page as Markdown without HTML, directives of VitePress and metadata, for programs. Links lead to the Markdown of other pages.
 * @param path of the page from the root of the site, with .md
 */
export function plainMarkdown(path: string, markdown: string): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : plainText(path, part)))
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}

function plainText(path: string, text: string): string {
  return text
    .split(/(`[^`\n]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : withoutMarkup(part)))
    .join('')
    .replace(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${markdownLink(path, target)})`);
}

const withoutMarkup = (text: string) =>
  text
    .replace(/^:::.*$/gm, '')
    .replace(/^(#.*?) \{#[\w.-]+\}$/gm, '$1')
    .replace(/<br><span class="type">/g, ', ')
    .replace(/<code[^>]*>([\s\S]*?)<\/code>/g, (_, code: string) => `\`${code.replace(/<wbr>/g, '')}\``)
    .replace(/<summary>([\s\S]*?)<\/summary>/g, '**$1**')
    .replace(/<li\b[^>]*>/g, '- ')
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#123;', '{')
    .replaceAll('&amp;', '&');

/** Returns a link to a page as one to its Markdown, relative to the page at the path. */
function markdownLink(path: string, target: string): string {
  const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
  if (address === '' || /^[a-z]+:/i.test(address)) return target;
  const absolute = address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(path), address);
  const folder = absolute === '' || absolute === '.' || address.endsWith('/');
  const file = folder ? posix.join(absolute, 'index.md') : /\.\w+$/.test(absolute) ? absolute : `${absolute}.md`;
  return `${posix.relative(posix.dirname(path), file.replace(/\.html$/, '.md'))}${anchor}`;
}
