import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAsyncapi } from '../src/asyncapi-parser.ts';
import { SpecFiles } from '../src/incremental/spec-files.ts';
import { generatedFolder } from '../src/specifications.ts';

const bundle = `${generatedFolder}asyncapi.json`;

it('finds no problems in the bundled document', async () => {
  const files = SpecFiles.read().withTexts(new Map([[bundle, readFileSync(bundle, 'utf8')]]));
  expect(await parseAsyncapi(bundle, files)).toEqual([]);
});
