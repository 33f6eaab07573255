import { STATUS_CODES } from 'node:http';
import dashboard from '@worklane/contract/dashboard.json' with { type: 'json' };
import openapi from '@worklane/contract/openapi.json' with { type: 'json' };
import {
  type DescribedOperation,
  OpenapiReader,
  type ProblemTypeObject,
  type ViolationObject,
} from '@worklane/contract/openapi-reader';
import { json } from '../samples/json.ts';
import { operationLink, tagFolder } from './links.ts';
import { block, chip, code, codeBlock, page, prose, table } from './markdown.ts';

const contract = new OpenapiReader(openapi, 'The contract');
const dashboardContract = new OpenapiReader(dashboard, 'The contract of the dashboard');

/** A problem type, with the document that has its examples and its operations. */
interface ProblemType {
  readonly code: string;
  readonly problem: ProblemTypeObject;
  readonly reader: OpenapiReader;
}

const ofDocument = (reader: OpenapiReader, problems: Readonly<Record<string, ProblemTypeObject>> = {}): ProblemType[] =>
  Object.entries(problems).map(([code, problem]) => ({ code, problem, reader }));

const publicProblems = ofDocument(contract, contract.schema('ProblemCode')['x-problems']);
const dashboardProblems = ofDocument(dashboardContract, dashboardContract.document['x-problems']);

/** Returns the page with every problem, each at the anchor in its `type`. */
export function problemsPage() {
  return page(
    'problems.md',
    '# Problems',
    'An error response is a problem (RFC 9457) with the media type ' +
      '`application/problem+json`. Handle errors by `code`, which is stable and never reused. `detail` describes the occurrence ' +
      'for developers, `errors` lists the [violations](#violations) of an invalid request, and `type` is a link to the section of ' +
      'this page that explains the code. Report `request_id` to the operator of the service when you need help.',
    problemTable(publicProblems),
    'The token endpoint and the revocation endpoint return [OAuth errors](#oauth-errors) instead.',
    ...publicProblems.flatMap((type) => problemSection(type, '##')),
    '## Violations',
    '`invalid_parameter` and `validation_failed` list the violations of the request in `errors`. Each has the part of the request ' +
      '(`in`), the location in it as a JSON pointer (`pointer`), a stable `code`, and a `detail` that continues a sentence which ' +
      'begins with the name of the field.',
    violationTable(contract.schema('ProblemErrorCode')['x-violations'] ?? {}),
    ...oauthErrorSections(contract),
    '## Problems of the dashboard',
    'The dashboard has further problems, which the API never returns. They appear in the network log of a browser.',
    problemTable(dashboardProblems),
    ...dashboardProblems.flatMap((type) => problemSection(type, '###')),
  );
}

function problemTable(types: readonly ProblemType[]): string {
  const rows = types.map(({ code, problem: { status, title } }) => [
    chip(String(status), 'status'),
    `[\`${code}\`](#${code})`,
    prose(title),
  ]);
  return block('errors', table(['Status', 'Code', 'Title'], rows));
}

function problemSection({ code, problem, reader }: ProblemType, heading: string): string[] {
  const { status, title, cause, remedy, example } = problem;
  return [
    `${heading} ${code} {#${code}}`,
    `${chip(String(status), 'status')} **${prose(title)}**`,
    `**Cause.** ${prose(cause)}`,
    `**Remedy.** ${prose(remedy)}`,
    // The operations of the dashboard have no pages.
    reader === contract ? returnedBy(code) : '',
    '**Example.** This request:',
    codeBlock('http', example.request),
    'gets this response:',
    codeBlock(
      'http',
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\nContent-Type: application/problem+json\n\n${body()}`,
    ),
  ];

  function body() {
    return json(reader.resolve(example.response).value);
  }
}

/** Up to this number of operations, each has a link; above it, their groups have. */
const maxLinks = 8;

/** Returns links to the operations that return a problem, according to their examples. */
function returnedBy(code: string): string {
  const operations = [...contract.operations.values()].filter(({ responses }) =>
    Object.values(responses).some(({ content = {} }) =>
      Object.values(content).some((media) => contract.examples(media).some(([, value]) => problemCode(value) === code)),
    ),
  );
  if (operations.length === 0) return '';
  if (operations.length <= maxLinks)
    return `**Returned by** ${operations.map(({ id }) => operationLink(id)).join(', ')}.`;
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))];
  const links = tags.map((tag) => `[${tag}](/${tagFolder(tag)}/)`).join(', ');
  return `**Returned by** ${operations.length} of ${contract.operations.size} operations: ${links}.`;
}

const problemCode = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;

/** An example of an OAuth error. */
interface OAuthErrorExample {
  readonly error: string;
  readonly description: string;
  readonly status: string;
  readonly summary: string;
  readonly operationId: string;
}

/** Returns the sections on the errors of the authorization server, each at the anchor `#oauth-<error>`. */
function oauthErrorSections(contract: OpenapiReader): string[] {
  const examples = [...contract.operations.values()].flatMap((operation) => examplesOf(contract, operation));
  const errors = Object.entries(contract.schema('OAuthErrorCode')['x-oauth-errors'] ?? {});
  return [
    '## OAuth errors',
    'The token endpoint and the revocation endpoint return the errors of RFC 6749 and RFC 7009: `error` is the code, and ' +
      '`error_description` the cause for developers. The authorization endpoint redirects to `redirect_uri` with both in the query. ' +
      'If it cannot redirect, because the application or its redirect URL is unknown, it shows a page with the cause.',
    ...errors.flatMap(([error, { cause, remedy }]) => [
      `### ${error} {#oauth-${error}}`,
      `**Cause.** ${prose(cause)}`,
      `**Remedy.** ${prose(remedy)}`,
      descriptionTable(examples.filter((example) => example.error === error)),
    ]),
  ];
}

function descriptionTable(examples: readonly OAuthErrorExample[]): string {
  if (examples.length === 0) return '';
  const rows = [...Map.groupBy(examples, ({ description }) => description)].map(([description, [first, ...others]]) => [
    chip(first?.status ?? '', 'status'),
    code(description),
    prose(first?.summary ?? ''),
    [...new Set([first, ...others].map((example) => example?.operationId ?? ''))]
      .map((id) => operationLink(id))
      .join(', '),
  ]);
  return table(['Status', 'error_description', 'Meaning', 'Returned by'], rows);
}

function examplesOf(contract: OpenapiReader, { id, responses }: DescribedOperation): OAuthErrorExample[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content).flatMap(({ examples = {} }) =>
      Object.values(examples).flatMap((reference) => {
        const { summary = '', value } = contract.resolve(reference);
        const { error, error_description } = (value ?? {}) as { error?: unknown; error_description?: unknown };
        if (typeof error !== 'string' || typeof error_description !== 'string') return [];
        return [{ error, description: error_description, status, summary, operationId: id }];
      }),
    ),
  );
}

/** Returns a table of the codes in `errors`, each with an example at the anchor `#violation-<code>`. */
function violationTable(violations: Readonly<Record<string, ViolationObject>>): string {
  const rows = Object.entries(violations).map(([name, { description, example }]) => [
    `<code id="violation-${name}">${name}</code>`,
    prose(description),
    `${code(example.pointer)} ${prose(example.detail)}`,
  ]);
  return block('violations', table(['Code', 'Meaning', 'Example of pointer and detail'], rows));
}
