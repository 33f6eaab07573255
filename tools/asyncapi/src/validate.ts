import { resolve } from 'node:path';
import { asyncapi, root } from './command-line.ts';

/** The document uses AsyncAPI 3.0; the CLI recommends the newest version. */
const suppressed = 'asyncapi-latest-version';

/** Validates an AsyncAPI document and the files it references with the CLI. Paths are relative to the root of the repository. */
export async function validate(document: string): Promise<{ valid: boolean; output: string }> {
  const options = ['--fail-severity=info', '--diagnostics-format=text', `--suppressWarnings=${suppressed}`];
  // The CLI finds the place in a referenced file only if the path is absolute.
  const { code, output } = await asyncapi(['validate', resolve(root, document), ...options]);
  return { valid: code === 0, output: output.replaceAll(root, '').trim() };
}
