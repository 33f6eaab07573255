import { indent, key, literal, string } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

/** Returns the request as a JavaScript module with fetch. */
export function javascript({ method, url, authorized, headers, body, responseType }: ExampleRequest): string {
  if (responseType === 'redirect') return `location.assign(\n${indent(string(url))},\n);`;
  const init: [string, string][] = [];
  if (method !== 'GET') init.push(['method', string(method)]);
  const written = Object.entries(headers).map(([name, value]): [string, string] => [name, string(value)]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample contains a template literal
  if (authorized) written.unshift(['Authorization', '`Bearer ${process.env.ACCESS_TOKEN}`']);
  if (written.length > 0) init.push(['headers', object(written)]);
  if (body) init.push(['body', bodyExpression(body)]);
  return [
    `const response = await fetch(${[string(url), ...(init.length > 0 ? [object(init)] : [])].join(', ')});`,
    'if (!response.ok) throw new Error(await response.text());',
    ...readers[responseType],
  ].join('\n');
}

const readers: Record<Exclude<ExampleRequest['responseType'], 'redirect'>, string[]> = {
  json: ['console.log(await response.json());'],
  stream: [
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
    '  console.log(text);',
    '}',
  ],
  none: [],
};

function bodyExpression(body: NonNullable<ExampleRequest['body']>): string {
  const form = formFields(body);
  return form ? `new URLSearchParams(${literal(Object.fromEntries(form))})` : `JSON.stringify(${literal(body.value)})`;
}

const object = (entries: readonly [string, string][]) =>
  `{\n${indent(entries.map(([name, value]) => `${key(name)}: ${value},`).join('\n'))}\n}`;
