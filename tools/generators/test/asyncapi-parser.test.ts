import { expect, test } from 'vitest';
import { parseAsyncapi } from '../src/asyncapi-parser.ts';
import { documents, generatedFolder } from '../src/workspace.ts';

test.each([
  ['the hand-written document', documents.asyncapi],
  ['the bundled document', `${generatedFolder}asyncapi.json`],
])('%s is valid to the parser of the AsyncAPI project', { timeout: 120_000 }, async (_name, file) => {
  expect(await parseAsyncapi(file)).toEqual([]);
});
