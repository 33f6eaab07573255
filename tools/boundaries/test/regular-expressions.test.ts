import { describe, expect, it } from 'vitest';
import { regularExpressionsInSource } from '../src/regular-expressions/in-source.ts';
import { patternsInSpec } from '../src/regular-expressions/in-specs.ts';
import { problemOf } from '../src/regular-expressions/verdict.ts';

const quadratic = String.raw`/^([a-z]+:\/\/[^/?#@\\\s]+)([^?#\\\s]*)$/i`;

/** Returns the line and the problem of each regular expression in a module. */
const problemsIn = (text: string) =>
  regularExpressionsInSource('a.ts', text).map((each) => [each.line, problemOf(each, {})]);
const inSpec = (text: string) => patternsInSpec('a.yaml', text).map((each) => [each.line, problemOf(each, {})]);

const grows = 'takes time that grows with the input to the power of 2';

describe('the check of regular expressions', () => {
  it('accepts those that take linear time', () => {
    expect(
      problemsIn(
        String.raw`export const url = /^[a-z]+:\/\/[^/]+$/i; const dot = /\./; url.test(RegExp('x+').source);`,
      ),
    ).toEqual([
      [1, undefined],
      [1, undefined],
      [1, undefined],
    ]);
  });

  it('reports those that do not, with their line', () => {
    expect(problemsIn(`\nconst url = ${quadratic};`)).toEqual([[2, grows]]);
    expect(
      problemsIn(String.raw`new RegExp('\\.+$'); RegExp(${'`\\.+$`'}); new RegExp(String.raw${'`\\.+$`'}, 'u');`),
    ).toEqual([
      [1, grows],
      [1, grows],
      [1, grows],
    ]);
    expect(problemsIn('/^(a+)+$/;')).toEqual([[1, 'is unsafe']]);
  });

  it('reports those that are put together at run time', () => {
    expect(problemsIn("new RegExp([a, b].join('|'));")).toEqual([[1, 'is put together at run time']]);
  });

  it('accepts a limit of the input in a comment, unless it is too high', () => {
    expect(problemsIn(`/** The URL. Input: at most 2,048 characters. */\nconst url = ${quadratic};`)).toEqual([
      [2, undefined],
    ]);
    expect(problemsIn(`// A URL.\n// Input: at most 255 characters.\nconst url = ${quadratic};`)).toEqual([
      [3, undefined],
    ]);
    expect(problemsIn(`const url = ${quadratic}; // Input: at most 255 characters.`)).toEqual([[1, undefined]]);
    expect(problemsIn(`// Input: at most 16,384 characters.\nconst url = ${quadratic};`)).toEqual([
      [2, `${grows}, which is too much for 16384 characters`],
    ]);
    expect(problemsIn('// Input: at most 30 characters.\n/^(a+)+$/;')).toEqual([
      [2, 'is unsafe, which is too much for 30 characters'],
    ]);
    expect(problemsIn(`// Input: at most 255 characters.\n\nconst url = ${quadratic};`)).toEqual([[3, grows]]);
  });

  it('accepts input that nobody from outside chooses', () => {
    expect(problemsIn('// Input: trusted, a setting.\nnew RegExp(pattern);')).toEqual([[2, undefined]]);
  });

  it('checks the patterns of schemas, whose input maxLength limits', () => {
    expect(inSpec('type: string\npattern: ^[a-z]+$\n')).toEqual([[2, undefined]]);
    expect(inSpec('properties:\n  a:\n    pattern: a+$\n')).toEqual([[3, grows]]);
    expect(inSpec('pattern: a+$\nmaxLength: 255\n')).toEqual([[1, undefined]]);
  });
});
