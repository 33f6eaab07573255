import type { ExampleRequest } from './example-request.ts';
import { json } from './json.ts';

/** How a shell sends the request. */
export function curl({ method, url, headers, body, answer }: ExampleRequest): string {
  const lines = [`curl ${flags(method, answer)}${quote(url)}`];
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

function flags(method: string, answer: ExampleRequest['answer']): string {
  if (answer === 'stream') return '-N ';
  if (answer === 'redirect') return '-i ';
  return method === 'GET' ? '' : `-X ${method} `;
}

/** A header may hold a variable of the shell: the access token. */
const header = (text: string) => (/\$[A-Z_]+/.test(text) ? openQuote(text) : quote(text));

/** In single quotes nothing is read by the shell; what needs none has none. */
const quote = (text: string) => (/^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** In double quotes variables of the shell stay open. */
const openQuote = (text: string) => `"${text.replace(/["\\`]/g, '\\$&')}"`;
