import type { OpenapiDocument, Problems } from '../documents.ts';
import { constant, type GeneratedFile, sourceFile, union } from './source-file.ts';

/** The catalogue of the problems that the public API returns, by code. */
export function problemsFile({ components }: OpenapiDocument): GeneratedFile {
  const { ProblemCode, ProblemErrorCode } = components.schemas;
  return sourceFile(
    'problems.ts',
    'specs/schemas/problem',
    ...catalogue('../problem-info.ts', ProblemCode?.['x-problems'] ?? {}),
    '',
    union('ProblemErrorCode', 'The type of a violation in a request.', ProblemErrorCode?.enum ?? []),
  );
}

/** The catalogue of the problems that only the dashboard API returns. */
export const dashboardProblemsFile = (document: OpenapiDocument): GeneratedFile =>
  sourceFile(
    'dashboard/problems.ts',
    'specs/openapi/dashboard.yaml',
    ...catalogue('../../problem-info.ts', document['x-problems'] ?? {}),
  );

const catalogue = (typesModule: string, problems: Problems) => [
  `import type { ProblemInfo } from '${typesModule}';\n`,
  constant('problems', 'Every problem, by its code.', problems, 'Record<string, ProblemInfo>'),
  union('ProblemCode', 'The type of a problem.', Object.keys(problems)),
];
