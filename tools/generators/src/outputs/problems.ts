import type { OpenapiReader, ProblemTypeObject } from '@worklane/contract/openapi-reader';
import { constant, type GeneratedFile, sourceFile, union } from './generated-file.ts';

/** Returns the catalogue of the problem types that the public API returns, by code. */
export function problemsFile({ document }: OpenapiReader): GeneratedFile {
  const { ProblemCode, ProblemErrorCode } = document.components.schemas;
  return sourceFile(
    'problems.ts',
    'specs/schemas/problem',
    ...catalogue('../catalogues.ts', ProblemCode?.['x-problems'] ?? {}),
    '',
    union('ProblemErrorCode', 'The code of one violation in a request.', ProblemErrorCode?.enum ?? []),
  );
}

/** Returns the catalogue of the problem types that only the API of the dashboard returns. */
export const dashboardProblemsFile = ({ document }: OpenapiReader): GeneratedFile =>
  sourceFile(
    'dashboard/problems.ts',
    'specs/openapi/dashboard.yaml',
    ...catalogue('../../catalogues.ts', document['x-problems'] ?? {}),
  );

const catalogue = (typesModule: string, problems: Readonly<Record<string, ProblemTypeObject>>) => [
  `import type { ProblemInfo } from '${typesModule}';\n`,
  constant('problems', 'Every problem type, by code.', withoutExamples(problems), 'Record<string, ProblemInfo>'),
  union('ProblemCode', 'The code of a problem response.', Object.keys(problems)),
];

/** The examples are in the bundled document, which few programs load. */
const withoutExamples = (problems: Readonly<Record<string, ProblemTypeObject>>) =>
  Object.fromEntries(Object.entries(problems).map(([code, { example: _, ...problem }]) => [code, problem]));
