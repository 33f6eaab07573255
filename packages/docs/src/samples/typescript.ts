import { type Resource, resources } from '@worklane/contract';
import { tagFolder } from '../pages/links.ts';
import { javascript } from './javascript.ts';
import { indent, key, literal, string } from './json.ts';
import type { ExampleRequest } from './request.ts';

/** Returns the request as a TypeScript module with @worklane/client; with fetch without an access token, which the client gets itself. */
export function typescript(request: ExampleRequest): string {
  if (request.responseType === 'redirect') return `console.log('Open in a browser:', ${string(request.url)});`;
  if (!request.authorized) return javascript(request);
  const { baseUrl, organizationId, responseType } = request;
  return [
    "import { createClient, plainToken } from '@worklane/client';",
    '',
    'const worklane = createClient({',
    `  baseUrl: ${string(baseUrl)},`,
    `  auth: plainToken(process.env.ACCESS_TOKEN ?? '', { organizationId: ${organizationId} }),`,
    '});',
    '',
    ...statements[responseType](call(request)),
  ].join('\n');
}

const statements: Record<ExampleRequest['responseType'], (call: string) => string[]> = {
  json: (call) => [`const result = await ${call};`, 'console.log(result);'],
  stream: (call) => [`for await (const { event } of ${call}) {`, '  console.log(event.type, event.data);', '}'],
  none: (call) => [`await ${call};`],
  redirect: () => [],
};

/** Returns the call: the IDs of the path, then the query or body, then the options. */
function call(request: ExampleRequest): string {
  const { path, pathParameters, body, tag, operationId } = request;
  const ids = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    name === 'organization_id' ? [] : [literal(pathParameters[name])],
  );
  const member = resourceOf(tag)?.property ?? tag.toLowerCase();
  // `search` is a method of the client itself.
  const method = operationId.startsWith(member) ? member : `${member}.${callName(operationId, tag)}`;
  const options = callOptions(request);
  const query = callQuery(request);
  const input = body
    ? body.value
    : Object.keys(query).length > 0 || (options && takesQuery(request))
      ? query
      : undefined;
  const given = [...ids, ...(input === undefined ? [] : [literal(input)]), ...(options ? [object(options)] : [])];
  return `worklane.${method}(${given.join(', ')})`;
}

/**
 * Returns the operation ID without its resource: `create` for `createTask`, `rotateSecret` for `rotateWebhookSecret`, `logs`
 * for `listWebhookLogs`.
 */
function callName(operationId: string, tag: string): string {
  const plural = tag.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase());
  const singular = resourceOf(tag)?.schemas.record ?? plural.replace(/s$/, '');
  const name = operationId.replace(new RegExp(`(${plural}|${singular})(?=[A-Z]|$)`), '');
  return name.replace(/^list([A-Z])/, (_, first: string) => first.toLowerCase());
}

const resourceOf = (tag: string) =>
  Object.values<Resource>(resources).find(({ collection }) => tagFolder(collection) === tagFolder(tag));

const takesQuery = ({ method, path, operationId }: ExampleRequest) =>
  method === 'GET' && !path.endsWith('}') && operationId !== 'listWebhookEvents';

function callQuery({ query, headers }: ExampleRequest): Record<string, unknown> {
  const cursor = headers['Last-Event-ID'];
  return cursor === undefined ? query : { ...query, cursor };
}

function callOptions({ headers }: ExampleRequest): [string, string][] | undefined {
  const {
    Accept,
    'Content-Type': _,
    'Last-Event-ID': __,
    'If-Match': ifMatch,
    'Idempotency-Key': idempotencyKey,
    ...others
  } = headers;
  const options: [string, string][] = [];
  if (ifMatch !== undefined) options.push(['ifMatch', /^"(\d+)"$/.exec(ifMatch)?.[1] ?? string(ifMatch)]);
  if (idempotencyKey !== undefined) options.push(['idempotencyKey', string(idempotencyKey)]);
  if (Object.keys(others).length > 0) options.push(['headers', literal(others)]);
  return options.length > 0 ? options : undefined;
}

const object = (entries: readonly [string, string][]) =>
  entries.length === 1
    ? `{ ${entries.map(([name, value]) => `${key(name)}: ${value}`)} }`
    : `{\n${indent(entries.map(([name, value]) => `${key(name)}: ${value},`).join('\n'))}\n}`;
