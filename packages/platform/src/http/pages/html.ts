/** Text that is HTML already: made by `html`, so that everything in it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What can stand in a template; `false` and `undefined` leave nothing. */
export type Content = Html | string | number | false | undefined | readonly Content[];

/** Makes HTML. Every value is escaped, both for text and for attributes in quotes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(markup)));

function markup(content: Content): string {
  if (content === false || content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(markup).join('');
  return String(content).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
