import type { SpecFiles } from './incremental/spec-files.ts';
import type { SpecProblem } from './spec-problem.ts';

/** The document uses AsyncAPI 3.0; the parser recommends the newest version. */
const ignoredCode = 'asyncapi-latest-version';

/** Checks an AsyncAPI document with the parser of the AsyncAPI project, which is loaded on demand. */
export async function parseAsyncapi(document: string, files: SpecFiles): Promise<SpecProblem[]> {
  const { Parser } = (await import('@asyncapi/parser')).default;
  const read = (uri: { path(): string }) => files.get(decodeURI(uri.path()))?.text;
  // A cache would outlive the parser.
  const resolver = { cache: false, resolvers: [{ schema: 'file', order: 1, read }] };
  const parser = new Parser({ __unstable: { resolver } });
  const { diagnostics } = await parser.parse(files.get(document)?.text ?? '', { source: document });
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
