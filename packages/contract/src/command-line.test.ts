import { describe, expect, it } from 'vitest';
import { parseJsonText } from './command-line.ts';

describe('parseJsonText', () => {
  it.each([
    ['{"a": 1 "b": 2}', 'line 1, column 9: Expected'],
    ['{\n  "a": tru,\n}', 'line 2, column 11: Unexpected token'],
    ['{\n  "a": x\n}', 'line 2, column 8: Unexpected token'],
    ['abc', 'line 1, column 1: Unexpected token'],
    ['[1,\n2', 'line 2, column 2:'],
    ['', 'line 1, column 1: Unexpected end of the text.'],
  ])('reports the place of the error in %j', (text, place) => {
    expect(() => parseJsonText(text, 'task.json')).toThrow(`Malformed JSON in task.json, ${place}`);
  });

  it('does not repeat the text, which may contain a secret', () => {
    expect(() => parseJsonText('{"client_secret": hunter2 }', 'standard input')).toThrow(
      /^Malformed JSON in standard input, line 1, column 19: Unexpected token 'h'\.$/,
    );
  });
});
