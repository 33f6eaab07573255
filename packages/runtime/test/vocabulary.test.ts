import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@worklane/contract';
import { expect, it } from 'vitest';

/** Kinds whose names are words of OpenAPI and HTTP too. */
const generic = new Set(['document', 'member', 'order', 'quote', 'service']);

const kinds = Object.values(resources).map(({ kind }) => kind);
const own = ['worklane', 'dashboard', 'organization', 'webhook', 'evt_', 'referenced_?by', '/docs/', '/api/'];
const words = new RegExp(
  [...own, ...kinds.filter((kind) => !generic.has(kind)).map((kind) => `\\b${kind}s?\\b`)].join('|'),
  'i',
);

const source = join(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));

it.each(files)('%s knows no API', (file) => {
  // OpenAPI has webhooks too.
  const text = readFileSync(join(source, file), 'utf8').replaceAll(
    /from '@worklane\/[^']*'|\bopenapi\.webhooks\b/g,
    '',
  );
  expect(text.split('\n').filter((line) => words.test(line))).toEqual([]);
});
