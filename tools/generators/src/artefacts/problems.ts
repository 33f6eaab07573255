import type { OpenapiDocument } from '../documents.ts';
import { constant, type GeneratedFile, sourceFile, union } from './source-file.ts';

/** The catalogue of problems, by code. */
export function problemsFile(document: OpenapiDocument): GeneratedFile {
  const { ProblemCode, ProblemErrorCode } = document.components.schemas;
  return sourceFile(
    'problems.ts',
    'specs/schemas/problem',
    `import type { ProblemInfo } from '../problem-info.ts';\n`,
    constant(
      'problems',
      'Every problem, by its code.',
      ProblemCode?.['x-problems'] ?? {},
      'Record<string, ProblemInfo>',
    ),
    union('ProblemCode', 'What kind of problem an answer tells of.', ProblemCode?.enum ?? []),
    '',
    union('ProblemErrorCode', 'What is wrong with one place of a request.', ProblemErrorCode?.enum ?? []),
  );
}
