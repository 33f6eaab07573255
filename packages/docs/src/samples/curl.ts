import type { ExampleRequest } from './example-request.ts';
import { json } from './json.ts';

/** Returns the request as a curl command. */
export function curl({ method, url, headers, body, responseType }: ExampleRequest): string {
  const lines = [`curl ${flags(method, responseType)}${quote(url)}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${header(`${name}: ${value}`)}`);
  if (body?.mediaType === 'application/x-www-form-urlencoded') {
    for (const [name, value] of Object.entries(body.value as Record<string, unknown>)) {
      lines.push(`--data-urlencode ${quote(`${name}=${value}`)}`);
    }
  } else if (body) {
    lines.push(`-d ${quote(json(body.value))}`);
  }
  return lines.join(' \\\n  ');
}

function flags(method: string, responseType: ExampleRequest['responseType']): string {
  if (responseType === 'stream') return '-N ';
  if (responseType === 'redirect') return '-i ';
  return method === 'GET' ? '' : `-X ${method} `;
}

/** Quotes a header so that the shell expands a variable in it, such as the access token. */
const header = (text: string) => (/\$[A-Z_]+/.test(text) ? expandableQuote(text) : quote(text));

/** Quotes an argument if the shell would interpret it. */
const quote = (text: string) => (/^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Quotes an argument so that the shell still expands variables. */
const expandableQuote = (text: string) => `"${text.replace(/["\\`]/g, '\\$&')}"`;
