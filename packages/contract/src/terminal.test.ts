import { afterEach, describe, expect, it, vi } from 'vitest';
import { print, printError, prompt, terminalText } from './terminal.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const controls = [
  ...range(0x00, 0x1f).filter((character) => character !== '\n' && character !== '\t'),
  ...range(0x7f, 0x9f),
  '\u061c',
  ...range(0x200e, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2066, 0x2069),
];

describe('text for terminals', () => {
  it('shows each control character and bidirectional control, and writes none', () => {
    for (const character of controls) {
      const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      expect(terminalText(`a${character}b`)).toBe(`a${escaped}b`);
    }
  });

  it('keeps every other character, and ends lines with a line break alone', () => {
    expect(terminalText('Zoë\t漢字 🙂\u200dعربي')).toBe('Zoë\t漢字 🙂\u200dعربي');
    expect(terminalText('one\r\ntwo\n')).toBe('one\ntwo\n');
  });

  it('keeps the meaning of JSON', () => {
    const value = { title: controls.join(''), lines: ['a\r\nb\t'] };
    const printed = terminalText(JSON.stringify(value, undefined, 2));
    expect(JSON.parse(printed)).toEqual(value);
    expect(controls.filter((character) => printed.includes(character))).toEqual([]);
  });
});

describe('the writers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['a line to standard output', 'stdout', print, '\n'],
    ['a line to standard error', 'stderr', printError, '\n'],
    ['a question to standard error', 'stderr', prompt, ''],
  ] as const)('write %s with visible control characters', (_, stream, write, end) => {
    const written = vi.spyOn(process[stream], 'write').mockReturnValue(true);
    write('Eve\u001b[2J');
    expect(written.mock.calls).toEqual([[`Eve\\u001b[2J${end}`]]);
  });
});
