import { posix } from 'node:path';

/** Returns the text of a file of specs/ as it is, or undefined. */
export type ReadText = (file: string) => string | undefined;

/** The greatest length of a line of prose. */
const width = 102;

const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** Returns lines with another indentation: that of the first line becomes `by`. */
export function reindent(lines: readonly string[], by: number): string {
  const own = lines[0]?.match(/^ */)?.[0].length ?? 0;
  return lines.map((line) => (line.trim() === '' ? '' : ' '.repeat(by) + line.slice(own))).join('\n');
}

/** Returns a description, folded if it does not fit in one line. */
export function prose(key: string, text: string, indent = 0): string {
  const line = `${' '.repeat(indent)}${key}: ${text}`;
  const needsBlock = /: | #|^[`"'[\]{}&*!|>%@-]/.test(text);
  return line.length <= width && !needsBlock ? line : folded(key, text, indent);
}

/** Returns the lines before the properties of an object. @param extensions lines */
export const objectHead = (title: string, description: string, extensions = ''): string =>
  `title: ${title}\n${prose('description', description)}\ntype: object\n${extensions}additionalProperties: false\n`;

/** Returns a text with its references to other files as another file has them. */
export const rebased = (text: string, from: string, to: string): string =>
  text.replaceAll(/(?<=\$ref: )[^'"#\s]+\.yaml/g, (target) => {
    const path = posix.relative(posix.dirname(to), posix.join(posix.dirname(from), target));
    return path.startsWith('.') ? path : `./${path}`;
  });

/** Returns a folded block scalar. */
export function folded(key: string, text: string, indent = 0): string {
  return indented(`${key}: >-\n${wrap(text.split(' '), width - indent - 2, '  ')}`, indent);
}

/** Returns a list in flow style, on lines of its own if it does not fit beside its key. */
export function flow(key: string, values: readonly string[]): string {
  const line = `${key}: [${values.join(', ')}]`;
  if (line.length <= 100) return line;
  const words = values.map((value, index) => `${value}${index === values.length - 1 ? ']' : ','}`);
  const [first = '', ...rest] = words;
  return `${key}:\n${wrap([`[${first}`, ...rest], 98, '  ', '   ')}`;
}

function wrap(words: readonly string[], limit: number, first: string, next = first): string {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    // The hanging indentation of a list counts.
    const room = limit - (lines.length > 1 ? next.length - first.length : 0);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => (index === 0 ? first : next) + line).join('\n');
}

/** The length of a blank line is its indentation. */
function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent++;
  return indent;
}

/**
 * Returns the lines of a value with its key, as they are written, or undefined. A part of the path is a key, or the first
 * line of a list item: `- name: sort`. The style of specs/ is required: maps and lists in blocks, each level indented.
 */
export function blockAt(text: string | undefined, ...path: readonly string[]): string[] | undefined {
  let block: string[] | undefined;
  let inside = text?.split('\n');
  for (const part of path) {
    block = inside && findBlock(inside, part);
    inside = block && insideOf(block, part);
  }
  return block;
}

function findBlock(lines: readonly string[], part: string): string[] | undefined {
  const indent = leastIndent(lines);
  const start = lines.findIndex((line) => isPart(line, part, indent));
  if (start === -1) return undefined;
  let end = start + 1;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const own = indentOf(line);
    if (own === line.length) continue;
    if (own <= indent) break;
    end = at + 1;
  }
  return lines.slice(start, end);
}

function leastIndent(lines: readonly string[]): number {
  let least = Infinity;
  for (const line of lines) {
    const indent = indentOf(line);
    if (indent < line.length) least = Math.min(least, indent);
    if (least === 0) break;
  }
  return least;
}

/** The first line of a list item has its first member, too. */
function insideOf(block: readonly string[], part: string): string[] {
  const [first = '', ...rest] = block;
  return part.startsWith('- ') ? [first.replace('- ', '  '), ...rest] : rest;
}

/** Compares the texts first, since few lines have them. */
const isPart = (line: string, part: string, indent: number) =>
  line.startsWith(part, indent) &&
  indentOf(line) === indent &&
  (part.startsWith('- ') ? /^$/ : /^:(?:\s|$)/).test(line.slice(indent + part.length));

/** Returns the blocks of the members of a map, by key, in their order. */
export function membersAt(text: string | undefined, ...path: readonly string[]): Map<string, string[]> {
  const [, ...lines] = blockAt(text, ...path) ?? [];
  const indent = indentOf(lines[0] ?? '');
  const members = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of lines) {
    const key = indentOf(line) === indent ? line.trimStart().match(/^("?)([^\s:"]+)\1:/)?.[2] : undefined;
    if (key !== undefined) {
      current = [];
      members.set(key, current);
    }
    current?.push(line);
  }
  return members;
}

/** Returns a file, or a member of one as if it was a file of its own: `examples/kinds/task.yaml#/TaskRecord`. */
export function partAt(read: ReadText, path: string): string | undefined {
  const [file = '', name] = path.split('#/');
  if (name === undefined) return read(file);
  const [, ...lines] = blockAt(read(file), name) ?? [];
  return lines.length > 0 ? `${reindent(lines, 0)}\n` : undefined;
}

/** Returns the text of a file with a member, in the place that it has or at the end. */
export function withPart(text: string | undefined, name: string, part: string): string {
  const lines = `${name}:\n${reindent(part.trimEnd().split('\n'), 2)}`;
  const block = blockAt(text, name)?.join('\n');
  if (text === undefined || block === undefined) return `${text === undefined ? '' : `${text}\n`}${lines}\n`;
  return text.replace(block, () => lines);
}

/** Returns a scalar as it is written, or undefined. */
export function scalarAt(text: string | undefined, ...path: readonly string[]): string | undefined {
  const [line] = blockAt(text, ...path) ?? [];
  return line?.slice(line.indexOf(':') + 1).trim() || undefined;
}
