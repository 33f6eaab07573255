import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { events, operations, problems, scopes } from '@worklane/contract';
import { operationPlace, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';
import { curl } from '../samples/curl.ts';
import { type ExampleOptions, exampleRequest } from '../samples/example-request.ts';
import { json } from '../samples/json.ts';
import { examplesDirectory } from '../site.ts';
import { resourceGroups, title } from './kind-pages.ts';
import { operationLink, referenceLink } from './links.ts';
import { block, codeBlock } from './markdown.ts';

/** The address of `npm run mock`, so that readers can run the samples unchanged. */
const mock = 'http://127.0.0.1:4010';

type Directive = (subject: string, argument: string) => string;

/**
 * The directives that insert parts of the contract into a hand-written page:
 * `<!-- curl createTask {"headers": {...}, "query": {...}} -->` inserts a request,
 * `<!-- response getTask 404 not_found {"headers": [...]} -->` a response (by default the first example and all headers),
 * `<!-- operation getTask -->` a link to an operation, `<!-- reference events Events -->` a link to a reference,
 * `<!-- example python receiver.py -->` a program of `examples/`, `<!-- count operations -->` a number, `<!-- records all -->` the resource kinds in their groups.
 */
const directives: Record<string, Directive> = {
  curl(operationId, argument) {
    const options = (argument === '' ? {} : JSON.parse(argument)) as Pick<ExampleOptions, 'query' | 'headers'>;
    return codeBlock(
      'sh',
      curl(exampleRequest(operationId, { baseUrl: mock, accessToken: '$ACCESS_TOKEN', ...options })),
    );
  },
  response(operationId, argument) {
    const [, status = '', name, options] = /^(\d+) ?(\w+)? ?(\{.*\})?$/.exec(argument) ?? [];
    return codeBlock(
      'http',
      exampleResponse(operationId, status, name, options ? JSON.parse(options).headers : undefined),
    );
  },
  operation: (operationId) => operationLink(operationById(operationId), operationById(operationId).summary),
  reference: (name, text) => referenceLink(`${name}/`, text),
  example: (language, file) => codeBlock(language, readFileSync(join(examplesDirectory, file), 'utf8').trim()),
  count(catalogue) {
    const counted = catalogues[catalogue];
    if (!counted) throw new Error(`Unknown catalogue: ${catalogue}.`);
    return String(Object.keys(counted).length);
  },
  records: () => block('records', resourceGroups.map(recordList).join('\n\n')),
};

const recordList = ({ name, resources }: (typeof resourceGroups)[number]) =>
  block('group', `${name}\n\n${resources.map((one) => `- [${title(one)}](./kinds/${one.kind})`).join('\n')}`);

const catalogues: Record<string, object> = { operations, events, problems, scopes };

/** @throws with the line if a directive is unknown or the contract lacks its subject. */
export function expandDirectives(file: string, markdown: string): string {
  return markdown.replace(
    /<!-- (\w+) (\w+) ?(.*?) ?-->/g,
    (_, name: string, subject: string, argument: string, offset: number) => {
      const line = markdown.slice(0, offset).split('\n').length;
      const directive = directives[name];
      if (!directive) throw new Error(`${file}:${line}: Unknown directive: ${name}.`);
      try {
        return directive(subject, argument);
      } catch (cause) {
        throw new Error(`${file}:${line}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    },
  );
}

function exampleResponse(operationId: string, status: string, name?: string, headerNames?: readonly string[]): string {
  const found = operationPlace(operationId).operation.responses[status];
  if (!found) throw new Error(`${operationId} has no response ${status}.`);
  const response = resolve(found);
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  const headers = Object.entries(response.headers ?? {})
    .filter(([header]) => headerNames?.includes(header) ?? true)
    .map(([header, value]) => `${header}: ${resolve(value).example}`);
  const example = name ? media?.examples?.[name] : Object.values(media?.examples ?? {})[0];
  if (name && !example) throw new Error(`The response ${status} of ${operationId} has no example ${name}.`);
  return [
    `HTTP/1.1 ${status}`,
    ...(mediaType ? [`Content-Type: ${mediaType}`] : []),
    ...headers,
    ...(example ? ['', json(resolve(example).value)] : []),
  ].join('\n');
}
