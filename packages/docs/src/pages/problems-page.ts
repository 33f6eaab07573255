import { type ProblemInfo, problems } from '@worklane/contract';
import { type Example, openapi, operationPlaces, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';
import { json } from '../samples/json.ts';
import { operationLink } from './links.ts';
import { chip, codeBlock, details, page, prose } from './markdown.ts';

/** Returns the page with every public problem, each at the anchor in its `type`. */
export function problemsPage() {
  const all: [string, ProblemInfo][] = Object.entries(problems);
  return page(
    'problems.md',
    '# Problems',
    'Error responses are `application/problem+json` (RFC 9457). Handle errors by `code`, which is stable. `type` links to ' +
      'the section of this page that explains the problem.',
    ...all.flatMap(([code, problem]) => [
      `## ${code} {#${code}}`,
      `${chip(String(problem.status), 'status')} **${prose(problem.title)}.** ${prose(problem.description)}`,
      operationsOf(code),
      example(code),
    ]),
    '## Violations',
    'Each entry in `errors` names the location of a violation and has one of these codes:',
    (openapi.components.schemas.ProblemErrorCode?.enum ?? []).map((code) => `\`${code}\``).join(', '),
  );
}

const maximumLinks = 12;

/** Returns the operations that return a problem, according to their examples. */
function operationsOf(code: string): string {
  const operations = operationPlaces.filter(({ operation }) =>
    Object.values(operation.responses).some((response) =>
      Object.values(resolve(response).content ?? {}).some((media) =>
        Object.values(media.examples ?? {}).some((one) => problemCode(resolve(one)) === code),
      ),
    ),
  );
  if (operations.length === 0) return '';
  if (operations.length > maximumLinks)
    return `Returned by ${operations.length} of ${operationPlaces.length} operations.`;
  const links = operations.map(({ operation }) =>
    operationLink(operationById(operation.operationId), operation.summary),
  );
  return `Returned by: ${links.join(', ')}.`;
}

function example(code: string): string {
  const found = Object.values(openapi.components.examples).find((one) => problemCode(one) === code);
  return found ? details('Example', codeBlock('json', json(found.value))) : '';
}

const problemCode = ({ value }: Example): unknown =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
