import { expect, it } from 'vitest';
import { parseAsyncapi } from '../src/asyncapi-parser.ts';
import { documents, generatedFolder } from '../src/specifications.ts';

it.each([
  ['the hand-written document', documents.asyncapi],
  ['the bundled document', `${generatedFolder}asyncapi.json`],
])('finds no problems in %s', async (_name, file) => {
  expect(await parseAsyncapi(file)).toEqual([]);
});
