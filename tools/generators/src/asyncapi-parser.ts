import type { SpecProblem } from './spec-problem.ts';

/** AsyncAPI 3.0 was chosen; the parser advises the newest version whatever is written. */
const ignoredCode = 'asyncapi-latest-version';

/** Checks an AsyncAPI document with the parser of the AsyncAPI project, which is loaded only for this. */
export async function parseAsyncapi(document: string): Promise<SpecProblem[]> {
  const { fromFile, Parser } = (await import('@asyncapi/parser')).default;
  const { diagnostics } = await fromFile(new Parser(), document).parse();
  return diagnostics
    .filter(({ code }) => code !== ignoredCode)
    .map(({ code, message, path, range, source }) => ({
      file: source ?? document,
      line: range.start.line + 1,
      column: range.start.character + 1,
      rule: String(code),
      message: `${message} at ${path.join('.')}`,
    }));
}
