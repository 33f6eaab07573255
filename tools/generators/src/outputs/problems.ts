import type { OpenapiReader } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';

/** Returns the catalogue of problem types, by code. */
export function problemsFile({ document }: OpenapiReader): GeneratedFile {
  const { ProblemCode, ProblemErrorCode } = document.components.schemas;
  return sourceFile(
    'problems.ts',
    'specs/schemas/problem',
    `import type { ProblemInfo } from '../catalogues.ts';\n`,
    constant(
      'problems',
      'Every problem type, by code.',
      ProblemCode?.['x-problems'] ?? {},
      'Record<string, ProblemInfo>',
    ),
    union('ProblemCode', 'The code of a problem response.', ProblemCode?.enum ?? []),
    '',
    union('ProblemErrorCode', 'The code of one violation in a request.', ProblemErrorCode?.enum ?? []),
  );
}
