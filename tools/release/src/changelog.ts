/** Returns a changelog with a section for a release above those of earlier releases. */
export function addSection(changelog: string | undefined, title: string, section: string): string {
  const content = changelog ?? `# ${title}\n`;
  const first = content.search(/^## /m);
  const [head, earlier] = first < 0 ? [content, ''] : [content.slice(0, first), content.slice(first)];
  return `${[head, section, earlier]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** Returns the section of a version without its heading, or undefined. */
export function readSection(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/\s/, 1)[0] === version);
  return found?.slice(found.indexOf('\n')).trim();
}

export const sectionHeading = (version: string, date: string) => `## ${version} (${date})`;

/** Returns a list item. Lines after the first are indented, so that paragraphs and code stay in it. */
export const listItem = (text: string) => `- ${text.trim().replaceAll('\n', '\n  ').replaceAll(/^ +$/gm, '')}`;
