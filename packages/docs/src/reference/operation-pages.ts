import { events, type Operation, problems } from '@worklane/contract';
import type {
  DescribedOperation,
  MediaTypeObject,
  ParameterObject,
  ResponseObject,
} from '@worklane/contract/openapi-reader';
import { deprecationNotice, deprecationText } from '../changelog/deprecation-notice.ts';
import { openapi, operationPlace, resolve } from '../contract/openapi.ts';
import { allOperations } from '../contract/operations.ts';
import { eventLink, operationLink, operationPath, problemLink, scopeLink, tagFolder } from '../pages/links.ts';
import {
  block,
  chip,
  code,
  codeBlock,
  frontMatter,
  type Page,
  page,
  pathCode,
  prose,
  table,
} from '../pages/markdown.ts';
import { exampleResponse } from '../samples/example-response.ts';
import { sampleGroup } from '../samples/sample-group.ts';
import { type FieldRow, fieldRows, fieldTable, requestFieldRows, typeName } from './fields.ts';

/** Returns one page for each operation of the contract. */
export const operationPages = (): Page[] => allOperations.map(operationPage);

function operationPage(operation: Operation): Page {
  const { operation: described, parameters } = operationPlace(operation.id);
  const { description = '' } = described;
  return page(
    `${operationPath(operation)}.md`,
    frontMatter({ pageClass: 'operation', aside: false, description: firstSentence(description) }),
    `# ${operation.summary}`,
    endpoint(operation),
    deprecationNotice(described),
    prose(description),
    access(operation),
    '<div class="columns"><div class="request">',
    `<TryIt operation="${operation.id}" />`,
    ...parameterSections(parameters),
    ...bodySection(operation.id),
    ...responseSections(operationPlace(operation.id)),
    ...eventSection(operation),
    '</div><div class="samples">',
    sampleGroup(operation.id),
    ...exampleSections(operation.id),
    '</div></div>',
  );
}

/** The search finds the operation by its ID too. */
const endpoint = ({ id, method, path }: Operation) =>
  `<p class="endpoint" data-operation="${id}"><span class="method method-${method}">${method.toUpperCase()}</span> ${pathCode(path)}</p>`;

const firstSentence = (text: string) =>
  /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0].replace(/\s+/g, ' ').replaceAll('`', '') ?? text;

function access({ authentication, scopes, tag }: Operation): string {
  if (authentication === 'bearer' && scopes.length > 0) return `Scope: ${scopes.map(scopeLink).join(', ')}`;
  if (authentication === 'bearer') return 'Requires an access token, with any scope.';
  return tag === 'OAuth' ? '' : 'Requires no access token.';
}

const places = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Request headers'],
] as const;

const parameterSections = (parameters: readonly ParameterObject[]): string[] =>
  places.flatMap(([place, title]) => {
    const rows = parameters
      .filter((one) => one.in === place)
      .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
    return rows.length === 0 ? [] : [`## ${title}`, fieldTable(rows.map(parameterRow))];
  });

function parameterRow(parameter: ParameterObject): FieldRow {
  const { name, required, description, schema, example } = parameter;
  return {
    ...{ name, schema, example },
    description: [deprecationText(parameter), description].filter(Boolean).join(' '),
    chips: required ? [chip('required', 'required')] : [],
  };
}

function bodySection(operationId: string): string[] {
  const body = operationPlace(operationId).requestBody;
  const entries = Object.entries(body?.content ?? {});
  if (entries.length === 0) return [];
  return [
    '## Request body',
    `${entries.map(([type]) => code(type)).join(' or ')}${body?.required ? '' : ', optional'}`,
    ...bodyFields(entries.map(([, media]) => media)),
  ];
}

/** Returns the fields of the media types, which share one schema unless they differ. */
function bodyFields([media]: readonly MediaTypeObject[]): string[] {
  if (!media?.schema) return [];
  const variants = resolve(media.schema).oneOf;
  if (!variants) return [fieldTable(requestFieldRows(media.schema))];
  return variants.flatMap((variant) => {
    const { title = '', description = '' } = resolve(variant);
    return [`### ${title}`, prose(description), fieldTable(requestFieldRows(variant))];
  });
}

function responseSections({ responses }: DescribedOperation): string[] {
  const all = Object.entries(responses);
  const successes = all.filter(([status]) => status < '400');
  const errors = all.filter(([status]) => status >= '400');
  return [
    '## Response',
    ...successes.flatMap(([status, response]) => successSection(status, response)),
    ...(errors.length === 0
      ? []
      : ['## Errors', block('errors', table(['Status', 'When', 'Codes'], errors.map(errorRow)))]),
  ];
}

function successSection(status: string, { description, headers = {}, content = {} }: ResponseObject): string[] {
  const [[mediaType, media] = []] = Object.entries(content);
  const own = Object.entries(headers).filter(([name]) => !everyResponse.has(name));
  const record = media?.schema && /\]\(/.test(typeName(media.schema)) ? `A ${typeName(media.schema)}.` : '';
  return [
    `${chip(status, 'status')} ${prose(description)} ${mediaType ? `${code(mediaType)} ${record}` : ''}`,
    ...(media?.schema && record === '' ? [fieldTable(fieldRows(media.schema))] : []),
    ...(own.length === 0
      ? []
      : [
          block(
            'fields',
            table(
              ['Header', 'Description'],
              own.map(([name, header]) => [code(name), prose(resolve(header).description ?? '')]),
            ),
          ),
        ]),
  ];
}

/** The headers that every response has; the conventions describe them. */
const everyResponse: ReadonlySet<string> = new Set(
  Object.keys(operationPlace('listTasks').responses['500']?.headers ?? {}),
);

function errorRow([status, response]: readonly [string, ResponseObject]): string[] {
  return [chip(status, 'status'), prose(response.description), problemCodes(response).map(problemLink).join(' ')];
}

/** Returns the problem codes of the examples of a response. */
function problemCodes({ content = {} }: ResponseObject): string[] {
  const codes = Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .map((example) => (resolve(example).value as { code?: unknown } | null)?.code)
    .filter((found): found is string => typeof found === 'string' && found in problems);
  return [...new Set(codes)];
}

/** Returns the responses with an example, the successful one first. */
function exampleSections(operationId: string): string[] {
  const { responses } = operationPlace(operationId);
  const [status] = Object.keys(responses).filter((each) => each < '400');
  return status === undefined
    ? []
    : ['<p class="label">Response</p>', codeBlock('http', exampleResponse(operationId, status))];
}

const actions: Readonly<Record<string, string>> = {
  post: 'created',
  put: 'updated',
  patch: 'updated',
  delete: 'deleted',
};

/** Returns the events that a change of a record causes. */
function eventSection({ method, collection }: Operation): string[] {
  const caused = Object.values(events).filter(
    ({ entity, action }) => action === actions[method] && collections.get(entity) === collection,
  );
  return caused.length === 0 ? [] : ['## Events', caused.map(({ type }) => eventLink(type)).join(', ')];
}

const collections: ReadonlyMap<string, string> = new Map(
  Object.values(openapi.components.schemas).flatMap(({ 'x-resource': resource }) =>
    resource ? [[resource.kind, resource.collection] as const] : [],
  ),
);

/** Returns a table of operations with links to their pages. */
export function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => [
    `<span class="method method-${operation.method}">${operation.method.toUpperCase()}</span>`,
    `${operationLink(operation.id)}${operation.deprecation ? ` ${chip('deprecated', 'deprecated')}` : ''}`,
    pathCode(operation.path),
    operation.anyScope
      ? `one of ${operation.anyScope.map(scopeLink).join(' ')}`
      : operation.scopes.map(scopeLink).join(' '),
  ]);
  return block('operations', table(['Method', 'Operation', 'Path', 'Scope'], rows));
}

/** Returns the start page of the API reference, with every operation. */
export const apiPage = (): Page =>
  page(
    'api/index.md',
    frontMatter({ outline: [2, 3], description: `All ${allOperations.length} operations of the Worklane API.` }),
    '# API reference',
    `${allOperations.length} operations, each with its parameters, responses, samples in five languages and a form that sends ` +
      'the request. [Downloads](/downloads) has the OpenAPI document, which Postman and Bruno import.',
    ...openapi['x-tagGroups'].flatMap(({ name, tags }) => [
      `## ${name}`,
      ...tags.flatMap((tag) => [
        `### [${tag}](/${tagFolder(tag)}/)`,
        operationTable(allOperations.filter((operation) => operation.tag === tag)),
      ]),
    ]),
  );
