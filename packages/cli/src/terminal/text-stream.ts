import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { terminalText } from '@worklane/contract/terminal';
import type { TextStream } from './system.ts';

/**
 * Begins each style of this process until it is written, so that no text from outside is taken for one. It has the form of a
 * style, which tables and help leave out of their widths.
 */
const mark = `\u001b[${Array.from({ length: 4 }, () => randomInt(1000, 10_000)).join(';')};`;

/** Returns text with visible control characters, and with the styles that `TextStream.style` gave it. */
export const visible = (text: string): string => text.split(mark).map(terminalText).join(mark);

const written = (text: string): string => visible(text).replaceAll(mark, '\u001b[');

/** Returns the writer of all text of `worklane` to a stream. */
export const textStream = (
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number },
): TextStream => ({
  line: (line) => void stream.write(`${written(line)}\n`),
  write: async (text) => {
    if (!stream.write(stream.isTTY === true ? written(text) : text)) await once(stream, 'drain');
  },
  style(style, text) {
    const [start = '', end = ''] = styleText(style, '\0', { stream }).split('\0');
    return [start, end].map((each) => each.replaceAll('\u001b[', mark)).join(text);
  },
  isTerminal: stream.isTTY === true,
  columns: stream.columns ?? 80,
});
