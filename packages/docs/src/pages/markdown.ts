import { tagFolder } from './links.ts';

/** A page of the site as Markdown. */
export interface Page {
  /** Path from the root of the site, with .md. */
  path: string;
  markdown: string;
}

/** Returns a page with its non-empty parts as paragraphs. */
export const page = (path: string, ...parts: readonly string[]): Page => ({
  path,
  markdown: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
});

/** Returns the metadata of a page, in YAML of which JSON is a subset. */
export const frontMatter = (data: Readonly<Record<string, unknown>>): string =>
  `---\n${Object.entries(data)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---`;

/** Returns Markdown of the contract with everything escaped that Vue or HTML would interpret outside of code. */
export function prose(text: string): string {
  return text
    .trim()
    .replace(/\(#tag\/([\w-]+)\)/g, (_, tag: string) => `(/${tagFolder(tag)}/)`)
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');
}

/** Returns a table. Cells are Markdown; line breaks in them become spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

export const code = (text: string) => `\`${text}\``;

/** Returns a path as code that can break after each slash, for narrow screens. */
export const pathCode = (path: string) => `<code v-pre>${path.replaceAll('/', '/<wbr>')}</code>`;

export const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

/** Returns the content in a div with a class that the theme styles. */
export const block = (className: string, content: string) => `<div class="${className}">\n\n${content}\n\n</div>`;

export const chip = (text: string, kind = 'plain') => `<span class="chip chip-${kind}">${text}</span>`;
