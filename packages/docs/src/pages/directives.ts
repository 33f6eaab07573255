import { events, operations, problems, scopes } from '@worklane/contract';
import { operationPlace, resolve } from '../contract/openapi.ts';
import { operationById } from '../contract/operations.ts';
import { curl } from '../samples/curl.ts';
import { type ExampleOptions, exampleRequest } from '../samples/example-request.ts';
import { json } from '../samples/json.ts';
import { resourceGroups, title } from './kind-pages.ts';
import { operationLink, referenceLink } from './links.ts';
import { block, codeBlock } from './markdown.ts';

/** Where `npm run mock` listens, so that what the guide shows can be tried as it stands. */
const mock = 'http://127.0.0.1:4010';

type Directive = (subject: string, argument: string) => string;

/**
 * What a written page may ask of the contract, as comments, so that no example is copied by hand:
 * `<!-- curl createTask {"headers": {...}, "query": {...}} -->` is the request,
 * `<!-- answer getTask 404 not_found {"headers": [...]} -->` the answer with that status (and that example, the first by
 * default, and those headers, all by default),
 * `<!-- operation getTask -->` a link to an operation, `<!-- reference events Events -->` to the start of a reference,
 * `<!-- count operations -->` how many of them there are, `<!-- records all -->` the kinds of records in their groups.
 */
const directives: Record<string, Directive> = {
  curl(operationId, argument) {
    const options = (argument === '' ? {} : JSON.parse(argument)) as Pick<ExampleOptions, 'query' | 'headers'>;
    return codeBlock(
      'sh',
      curl(exampleRequest(operationId, { baseUrl: mock, accessToken: '$ACCESS_TOKEN', ...options })),
    );
  },
  answer(operationId, argument) {
    const [, status = '', name, options] = /^(\d+) ?(\w+)? ?(\{.*\})?$/.exec(argument) ?? [];
    return codeBlock(
      'http',
      exampleAnswer(operationId, status, name, options ? JSON.parse(options).headers : undefined),
    );
  },
  operation: (operationId) => operationLink(operationById(operationId), operationById(operationId).summary),
  reference: (name, text) => referenceLink(`${name}/`, text),
  count(catalogue) {
    const counted = catalogues[catalogue];
    if (!counted) throw new Error(`There is nothing called ${catalogue} to count.`);
    return String(Object.keys(counted).length);
  },
  records: () => block('records', resourceGroups.map(recordList).join('\n\n')),
};

const recordList = ({ name, resources }: (typeof resourceGroups)[number]) =>
  block('group', `${name}\n\n${resources.map((one) => `- [${title(one)}](./kinds/${one.kind})`).join('\n')}`);

const catalogues: Record<string, object> = { operations, events, problems, scopes };

/** @throws when a directive is unknown or asks for what the contract lacks, naming the line. */
export function expandDirectives(file: string, markdown: string): string {
  return markdown.replace(
    /<!-- (\w+) (\w+) ?(.*?) ?-->/g,
    (_, name: string, subject: string, argument: string, offset: number) => {
      const line = markdown.slice(0, offset).split('\n').length;
      const directive = directives[name];
      if (!directive) throw new Error(`${file}:${line}: there is no directive "${name}".`);
      try {
        return directive(subject, argument);
      } catch (cause) {
        throw new Error(`${file}:${line}: ${cause instanceof Error ? cause.message : cause}`, { cause });
      }
    },
  );
}

function exampleAnswer(operationId: string, status: string, name?: string, headerNames?: readonly string[]): string {
  const found = operationPlace(operationId).operation.responses[status];
  if (!found) throw new Error(`${operationId} has no answer ${status}.`);
  const response = resolve(found);
  const [mediaType, media] = Object.entries(response.content ?? {})[0] ?? [];
  const headers = Object.entries(response.headers ?? {})
    .filter(([header]) => headerNames?.includes(header) ?? true)
    .map(([header, value]) => `${header}: ${resolve(value).example}`);
  const example = name ? media?.examples?.[name] : Object.values(media?.examples ?? {})[0];
  if (name && !example) throw new Error(`The answer ${status} of ${operationId} has no example ${name}.`);
  return [
    `HTTP/1.1 ${status}`,
    ...(mediaType ? [`Content-Type: ${mediaType}`] : []),
    ...headers,
    ...(example ? ['', json(resolve(example).value)] : []),
  ].join('\n');
}
