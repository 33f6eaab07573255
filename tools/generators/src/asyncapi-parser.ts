import type { SpecProblem } from './spec-problem.ts';

/** The document uses AsyncAPI 3.0; the parser recommends the newest version. */
const ignoredCode = 'asyncapi-latest-version';

/** Checks an AsyncAPI document with the parser of the AsyncAPI project, which is loaded on demand. */
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
