import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';

const specifiers = (text: string, file = 'module.ts') => importsOf(file, text).map(({ specifier }) => specifier);

describe('importsOf', () => {
  it.each([
    ["import a from 'x';", ['x']],
    ["import 'x';", ['x']],
    ["import type { A } from 'x';", ['x']],
    ["export { a } from 'x';", ['x']],
    ["export * as b from 'x';", ['x']],
    ["import json from 'x/y.json' with { type: 'json' };", ['x/y.json']],
    ["const a = await import('x');", ['x']],
    ['const a = await import(`x`);', ['x']],
    ["type A = import('x').A;", ['x']],
    ["type A = typeof import('x');", ['x']],
    ["import a = require('x');", ['x']],
    ["const a = require('x');", ['x']],
    ["const a = require.resolve('x');", ['x']],
    ["const a = import.meta.resolve('x');", ['x']],
    ["// import 'x';\nconst a = \"import 'x'\";", []],
    ["const a = path.resolve('x'); fetch('y');", []],
    ["const name = 'x'; await import(name);", []],
  ])('returns the specifiers of %s: %j', (text, want) => {
    expect(specifiers(text)).toEqual(want);
  });

  it('counts lines from 1', () => {
    expect(importsOf('module.ts', "import 'a';\n\nimport 'b';\n")).toEqual([
      { specifier: 'a', line: 1 },
      { specifier: 'b', line: 3 },
    ]);
  });

  it('parses JSX in .tsx files', () => {
    expect(specifiers("import 'x';\nexport const page = <p>text</p>;", 'page.tsx')).toEqual(['x']);
  });

  it('throws a SyntaxError for text that cannot be parsed', () => {
    expect(() => importsOf('module.ts', 'const = 1;')).toThrow(SyntaxError);
  });
});
