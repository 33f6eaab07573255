import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { documents, generatedFolder, root } from '../src/workspace.ts';

const asyncapi = async (...options: string[]) => {
  // The command reports usage unless CI is exactly `true`.
  const env = { ...process.env, CI: 'true', SCARF_ANALYTICS: 'false' };
  const { stdout } = await promisify(execFile)(`${root}node_modules/.bin/asyncapi`, options, { env });
  return stdout;
};

test.each([
  ['the hand-written document', documents.asyncapi],
  ['the bundled document', `${generatedFolder}asyncapi.json`],
])('%s is valid to the command line of the AsyncAPI project', { timeout: 120_000 }, async (_name, file) => {
  expect(await asyncapi('validate', file, '--fail-severity', 'warn')).toMatch(/is valid/);
});
