import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

it('registers every migration file, in order', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file));
  expect(Object.keys(migrations)).toEqual(files.toSorted().map((file) => file.replace('.ts', '')));
});
