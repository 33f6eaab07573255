import { hash } from 'node:crypto';
import { type TransformFailure, transform } from 'esbuild';
import type { ResultCache } from '../incremental/result-cache.ts';
import { SpecError, type SpecProblem } from '../spec-problem.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * Checks the syntax of generated code, and that it declares each type once, so that no unforeseen name or text in the
 * specifications replaces a working module by a broken one.
 * @param cache the hashes of the code that an earlier run found to be valid.
 * @throws SpecError with the file and line that would have been written.
 */
export async function requireValidCode(
  folder: string,
  files: readonly GeneratedFile[],
  cache?: ResultCache,
): Promise<void> {
  // JavaScript is what esbuild wrote. Declarations have the names of the module that they describe.
  const code = new Map(
    files.filter(({ name }) => /(?<!\.d)\.ts$/.test(name)).map((file) => [hash('sha256', file.text), file]),
  );
  const known = new Set((await cache?.get('code', folder))?.split('\n'));
  const unknown = [...code].filter(([key]) => !known.has(key));
  const problems = await Promise.all(
    unknown.map(async ([, file]) => [...(await syntaxErrors(folder, file)), ...repeatedTypes(folder, file)]),
  );
  if (problems.flat().length > 0) throw new SpecError(problems.flat());
  await cache?.set('code', folder, [...code.keys()].join('\n'));
}

async function syntaxErrors(folder: string, { name, text }: GeneratedFile): Promise<SpecProblem[]> {
  try {
    await transform(text, { loader: 'ts', logLevel: 'silent' });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.map(({ text: message, location }) => ({
      file: folder + name,
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
      rule: 'generated-code',
      message: `${message}. Correct the name or the text in specs/ from which this line is generated.`,
    }));
  }
}

function repeatedTypes(folder: string, { name, text }: GeneratedFile): SpecProblem[] {
  const declared = new Set<string>();
  return [...text.matchAll(/^(?:export )?(?:interface|type) (\w+)/gm)].flatMap(({ index, 1: type = '' }) => {
    if (!declared.has(type)) {
      declared.add(type);
      return [];
    }
    const line = text.slice(0, index).split('\n').length;
    const message = `The type ${type} is declared twice. Rename the schema ${type} in specs/.`;
    return [{ file: folder + name, line, column: 1, rule: 'generated-code', message }];
  });
}
