import { type TransformFailure, transform } from 'esbuild';
import type { GeneratedFile } from './outputs/generated-file.ts';
import { SpecError, type SpecProblem } from './spec-problem.ts';

/**
 * Checks the syntax of generated code, and that it declares each type once, so that no unforeseen name or text in the
 * specifications replaces a working module by a broken one.
 * @throws SpecError with the file and line that would have been written.
 */
export async function requireValidCode(folder: string, files: readonly GeneratedFile[]): Promise<void> {
  // Declarations have the names of the module that they describe.
  const code = files.filter(({ name }) => /(?<!\.d)\.[jt]s$/.test(name));
  const problems = await Promise.all(
    code.map(async (file) => [...(await syntaxErrors(folder, file)), ...repeatedTypes(folder, file)]),
  );
  if (problems.flat().length > 0) throw new SpecError(problems.flat());
}

async function syntaxErrors(folder: string, { name, text }: GeneratedFile): Promise<SpecProblem[]> {
  try {
    await transform(text, { loader: name.endsWith('.ts') ? 'ts' : 'js', logLevel: 'silent' });
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
