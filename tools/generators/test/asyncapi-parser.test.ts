import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAsyncapi } from '../src/asyncapi-parser.ts';
import { SpecFiles } from '../src/incremental/spec-files.ts';
import { documents, generatedFolder } from '../src/specifications.ts';

const bundle = `${generatedFolder}asyncapi.json`;

it.each([
  ['the hand-written document', documents.asyncapi, SpecFiles.read()],
  ['the bundled document', bundle, SpecFiles.read().withTexts(new Map([[bundle, readFileSync(bundle, 'utf8')]]))],
])('finds no problems in %s', async (_name, file, files) => {
  expect(await parseAsyncapi(file, files)).toEqual([]);
});
