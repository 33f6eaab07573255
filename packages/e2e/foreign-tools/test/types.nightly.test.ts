import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { typeErrorsOf } from './compile.ts';

it('This folder, which the type check of the workspace leaves out, has no type errors', async () => {
  expect(await typeErrorsOf(dirname(dirname(fileURLToPath(import.meta.url))))).toEqual([]);
});
