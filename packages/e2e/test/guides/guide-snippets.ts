import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writtenPage } from '@worklane/docs/written-page';
import { root } from '../packed/public-packages.ts';

/** A fenced block of code of a guide, as a reader sees it. */
export interface Snippet {
  readonly language: string;
  /** What follows the language: `fixed [curl]`. */
  readonly info: string;
  /** The tab of a code group: `curl`. */
  readonly title: string | undefined;
  /** The heading above it. */
  readonly heading: string;
  readonly code: string;
  /** Where it is, for messages: `webhooks.md, line 12 (Receive): ts`. The line is that of the page with expanded directives. */
  readonly place: string;
}

/** The code blocks of a guide, each of which a test has to take and run. */
export class GuideSnippets {
  /** The page with expanded directives. */
  readonly markdown: string;
  readonly all: readonly Snippet[];
  readonly #path: string;
  readonly #taken = new Set<Snippet>();

  /** @param path of the guide in packages/docs/pages: `webhooks.md` */
  constructor(path: string) {
    this.#path = path;
    this.markdown = writtenPage(path);
    this.all = snippetsOf(path, this.markdown);
  }

  /**
   * Returns the only snippet with a language below a heading.
   * @param containing the title of its tab, or a part of its code
   * @throws Error unless there is exactly one
   */
  take(heading: string, language: string, containing = ''): Snippet {
    const named = this.all.filter((each) => each.heading === heading && each.language === language);
    const titled = named.filter(({ title }) => title === containing);
    const found = titled.length > 0 ? titled : named.filter(({ code }) => code.includes(containing));
    const [snippet, ...others] = found;
    if (snippet === undefined || others.length > 0) {
      throw new Error(
        `${found.length} of ${named.length} ${language} blocks below "${heading}" in ${this.#path} match "${containing}".`,
      );
    }
    this.#taken.add(snippet);
    return snippet;
  }

  /**
   * Declares that another test runs the remaining snippets below a heading, from the source that the page includes.
   * @param test its path in the repository
   * @throws Error if there is no such test, or nothing left to run
   */
  runElsewhere(heading: string, test: string): void {
    if (!existsSync(join(root, test))) throw new Error(`${test} does not exist.`);
    const left = this.all.filter((each) => each.heading === heading && !this.#taken.has(each));
    if (left.length === 0) throw new Error(`No snippet below "${heading}" in ${this.#path} is left to run.`);
    for (const snippet of left) this.#taken.add(snippet);
  }

  /** Returns the places of the snippets that no test has taken. */
  untested(): string[] {
    return this.all.filter((each) => !this.#taken.has(each)).map(({ place }) => place);
  }
}

/** Returns the fenced code blocks of a page. */
export function snippetsOf(path: string, markdown: string): Snippet[] {
  const blocks = markdown.matchAll(/^( *)(`{3,})(\w+)(.*)\n([\s\S]*?)^ *\2`*$/gm);
  return [...blocks].map(({ index, 1: indent = '', 3: language = '', 4: info = '', 5: code = '' }) => {
    const before = markdown.slice(0, index);
    const heading = headingsOf(before).at(-1) ?? '';
    const title = /\[(.+)\]/.exec(info)?.[1];
    const line = before.split('\n').length;
    return {
      language,
      info,
      title,
      heading,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      place: `${path}, line ${line} (${heading}): ${language}${title ? ` [${title}]` : ''}`,
    };
  });
}

/** Returns the texts of the headings, without those in code, which are comments of a shell. */
const headingsOf = (markdown: string): string[] =>
  [...markdown.replaceAll(/^ *(`{3,})\w[\s\S]*?^ *\1`*$/gm, '').matchAll(/^#+ (.+?)(?: \{#.+\})?$/gm)].map(
    ([, text = '']) => text,
  );

/** Returns the commands of a shell snippet, each on one line, without comments. */
export const commandsOf = ({ code }: Snippet): string[] =>
  code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)#.*$/, '').trim())
    .filter((line) => line !== '');

/** A response as an `http` snippet shows it, and as `curl -i` prints it. */
export interface ShownResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed, or undefined without one. */
  readonly body: unknown;
}

/** Parses a response. @throws Error with its beginning if it has no status */
export function shownResponse({ code }: Pick<Snippet, 'code'>): ShownResponse {
  const [head = '', body = ''] = code.replaceAll('\r\n', '\n').split('\n\n');
  const [statusLine = '', ...headers] = head.trim().split('\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1];
  if (status === undefined) throw new Error(`A response starts with "${statusLine}" instead of HTTP/1.1 and a status.`);
  return {
    status: Number(status),
    headers: new Headers(headers.map((line) => line.split(/: (.*)/, 2) as [string, string])),
    body: body.trim() === '' ? undefined : JSON.parse(body),
  };
}

/** Returns how a response differs from the one that a guide shows: its status, its headers and the shape of its body. */
export const responseDifferences = (actual: ShownResponse, shown: ShownResponse): string[] => [
  ...(actual.status === shown.status ? [] : [`the status is ${actual.status} instead of ${shown.status}`]),
  ...[...shown.headers.keys()].filter((name) => !actual.headers.has(name)).map((name) => `${name} is missing`),
  ...shapeDifferences(actual.body, shown.body),
];

/** Returns how the shape of a body differs from that of an example: names of properties, and JSON types. */
function shapeDifferences(body: unknown, example: unknown, pointer = ''): string[] {
  // Either may be null where the other has a value.
  if (body === null || example === null) return [];
  if (typeOf(body) !== typeOf(example)) return [`${pointer} is ${typeOf(body)}, the example has ${typeOf(example)}`];
  if (Array.isArray(body) && Array.isArray(example)) {
    return body.length === 0 || example.length === 0 ? [] : shapeDifferences(body[0], example[0], `${pointer}/0`);
  }
  if (typeof body !== 'object' || freeNames.test(pointer)) return [];
  const [actual, expected] = [body as Record<string, unknown>, example as Record<string, unknown>];
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])].flatMap((name) => {
    if (!(name in actual)) return [`${pointer}/${name} is missing`];
    if (!(name in expected)) return [`${pointer}/${name} is not in the example`];
    return shapeDifferences(actual[name], expected[name], `${pointer}/${name}`);
  });
}

/** Objects whose names are data, actors, and the record of an event, which may be of another kind. */
const freeNames = /\/(custom_fields|headers|actor|(created|updated)_by|data\/0\/data)$/;

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
