/** A page of the site before it is rendered. */
export interface Page {
  /** From the root of the site, with .md. */
  path: string;
  markdown: string;
}

/** Puts the parts of a page below each other, with what separates paragraphs. */
export const page = (path: string, ...parts: readonly string[]): Page => ({
  path,
  markdown: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
});
