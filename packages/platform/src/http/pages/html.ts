import { escapeHtml } from '@worklane/contract/escape';

/** HTML from the `html` tag, in which every value is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value in a template; `false` and `undefined` render as nothing. */
export type Content = Html | string | number | false | undefined | readonly Content[];

/** Renders HTML. Every value is escaped for text and for quoted attributes. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(markup)));

function markup(content: Content): string {
  if (content === false || content === undefined) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(markup).join('');
  return escapeHtml(String(content));
}
