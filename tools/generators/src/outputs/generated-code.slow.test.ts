import { expect, it } from 'vitest';
import { root } from '../specifications.ts';
import { requireValidCode } from './generated-code.ts';

const check = (name: string, text: string) => requireValidCode(`${root}generated/`, [{ name, text }]);

it('accepts valid modules, and files that are not code', async () => {
  await check('types.ts', 'export interface A {}\nexport type B = A;\nexport const B = 1;\n');
  await check('openapi.json', '{');
});

it.each([
  ['a comment that a text ends', 'types.ts', '/** The end. */ of */\nexport type A = 1;\n', 'generated/types.ts:1:'],
  ['a name that is not an identifier', 'types.ts', '\nexport interface A-B {}\n', 'generated/types.ts:2:19 '],
  ['a reserved word', 'types.ts', 'export const delete = 1;\n', 'generated/types.ts:1:14 '],
  ['a constant that is declared twice', 'a.ts', 'const a = 1;\nconst a = 2;\n', 'generated/a.ts:2:7 '],
  [
    'a type that is declared twice',
    'types.ts',
    'export interface A {}\ntype A = 1;\n',
    'generated/types.ts:2:1 The type A is declared twice.',
  ],
])('rejects %s', async (_, name, text, message) => {
  await expect(check(name, text)).rejects.toThrow(message);
});
