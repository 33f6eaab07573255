import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatFields, formatTable } from './table.ts';
import { textStream } from './text-stream.ts';

const escapes = '\u001b]52;c;ZXZpbA==\u0007\u001b[2A\u009b31m\r\u202e';
const shown = '\\u001b]52;c;ZXZpbA==\\u0007\\u001b[2A\\u009b31m\\u000d\\u202e';

function open(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY });
  return { ...textStream(stream), written: () => stream.read() as string };
}

describe('a stream for text', () => {
  beforeEach(() => {
    vi.stubEnv('FORCE_COLOR', '1');
    vi.stubEnv('NO_COLOR', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([true, false])('shows control characters of text instead of writing them (terminal: %s)', (isTTY) => {
    const { line, written } = open(isTTY);
    line(`Call ${escapes}\n\tback`);
    expect(written()).toBe(`Call ${shown}\n\tback\n`);
  });

  it('writes its own styles, and those of nobody else', () => {
    const { line, style, written } = open(true);
    line(`${style('bold', `Title ${escapes}`)} \u001b[32mpassed\u001b[0m`);
    expect(written()).toBe(`\u001b[1mTitle ${shown}\u001b[22m \\u001b[32mpassed\\u001b[0m\n`);
  });

  it('aligns the columns of tables with styles and control characters', () => {
    const { style, line, written } = open(true);
    const row = (title: string) => [title, style('green', 'open')];
    line(formatTable({ style }, ['Title', 'Status'], [row('\u001b[2J'), row('Call back')]));
    line(formatFields({ style }, [['Title', '\u001b[2J']]));
    expect(stripVTControlCharacters(written()).split('\n')).toEqual([
      'Title      Status',
      '\\u001b[2J  open',
      'Call back  open',
      'Title  \\u001b[2J',
      '',
    ]);
  });

  it('writes data unchanged to files and programs, and like text to terminals', async () => {
    for (const [isTTY, expected] of [
      [false, escapes],
      [true, shown],
    ] as const) {
      const { write, written } = open(isTTY);
      await write(escapes);
      expect(written()).toBe(expected);
    }
  });
});
