import { type ProblemInfo, problems } from '@worklane/contract';
import { type Example, openapi, operationPlaces, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';
import { json } from '../samples/json.ts';
import { operationLink } from './links.ts';
import { chip, codeBlock, details, prose } from './markdown.ts';
import { page } from './page.ts';

/** Every kind of problem, each at the anchor that the `type` of its answers names. */
export function problemsPage() {
  const all: [string, ProblemInfo][] = Object.entries(problems);
  return page(
    'problems.md',
    '# Problems',
    'A request that is not answered as asked is answered as `application/problem+json` (RFC 9457). Decide by `code`: ' +
      'it is stable. `type` leads to the section of this page that explains it.',
    ...all.flatMap(([code, problem]) => [
      `## ${code} {#${code}}`,
      `${chip(String(problem.status), 'status')} **${prose(problem.title)}.** ${prose(problem.description)}`,
      operationsOf(code),
      example(code),
    ]),
    '## In errors',
    'Where a problem has `errors`, each names a place and has one of these codes:',
    (openapi.components.schemas.ProblemErrorCode?.enum ?? []).map((code) => `\`${code}\``).join(', '),
  );
}

const most = 12;

/** Which operations answer so, by their examples. */
function operationsOf(code: string): string {
  const answering = operationPlaces.filter(({ operation }) =>
    Object.values(operation.responses).some((response) =>
      Object.values(resolve(response).content ?? {}).some((media) =>
        Object.values(media.examples ?? {}).some((one) => problemCode(resolve(one)) === code),
      ),
    ),
  );
  if (answering.length === 0) return '';
  if (answering.length > most) return `Answered by ${answering.length} of ${operationPlaces.length} operations.`;
  const links = answering.map(({ operation }) =>
    operationLink(operationById(operation.operationId), operation.summary),
  );
  return `Answered by: ${links.join(', ')}.`;
}

function example(code: string): string {
  const found = Object.values(openapi.components.examples).find((one) => problemCode(one) === code);
  return found ? details('Example', codeBlock('json', json(found.value))) : '';
}

const problemCode = ({ value }: Example): unknown =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
