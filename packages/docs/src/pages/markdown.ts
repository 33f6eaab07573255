/** Prose of the contract, which is Markdown, so that Vue and HTML leave it alone. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');
}

/** A table. Cells are Markdown on one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

export const code = (text: string) => `\`${text}\``;

export const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

/** Content in an element with a class, for the theme to lay out. */
export const block = (className: string, content: string) => `<div class="${className}">\n\n${content}\n\n</div>`;

/** What can be opened: the first line shows, the rest waits. */
export const details = (summary: string, content: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;

export const chip = (text: string, kind = 'plain') => `<span class="chip chip-${kind}">${text}</span>`;
