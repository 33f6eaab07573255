import type { ExampleRequest } from './example-request.ts';
import { indent, key, literal, string } from './json.ts';

/** Returns the request as TypeScript with fetch. `${...}` in a header becomes an expression. */
export function typescript({ method, url, headers, body, responseType }: ExampleRequest): string {
  if (responseType === 'redirect') return `location.assign(\n${indent(string(url))},\n);`;
  const init: [string, string][] = [];
  if (method !== 'GET') init.push(['method', string(method)]);
  if (Object.keys(headers).length > 0) init.push(['headers', object(Object.entries(headers).map(header))]);
  if (body) init.push(['body', bodyExpression(body)]);
  return [
    `const response = await fetch(${[string(url), ...(init.length > 0 ? [object(init)] : [])].join(', ')});`,
    'if (!response.ok) throw new Error(await response.text());',
    ...readers[responseType],
  ].join('\n');
}

const readers: Record<Exclude<ExampleRequest['responseType'], 'redirect'>, string[]> = {
  json: ['const result = await response.json();'],
  stream: [
    'for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {',
    '  console.log(chunk);',
    '}',
  ],
  none: [],
};

function bodyExpression({ mediaType, value }: NonNullable<ExampleRequest['body']>): string {
  const wrapper = mediaType === 'application/x-www-form-urlencoded' ? 'new URLSearchParams' : 'JSON.stringify';
  return `${wrapper}(${literal(value)})`;
}

const header = ([name, value]: [string, string]): [string, string] => [
  name,
  value.includes('${') ? `\`${value}\`` : string(value),
];

const object = (entries: readonly [string, string][]) =>
  `{\n${indent(entries.map(([name, value]) => `${key(name)}: ${value},`).join('\n'))}\n}`;
