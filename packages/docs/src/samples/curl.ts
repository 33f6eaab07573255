import { json } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

/** Returns the request as a curl command. */
export function curl({ method, url, authorized, headers, body, responseType }: ExampleRequest): string {
  const lines = [`curl ${flags(method, responseType)}${quote(url)}`];
  if (authorized) lines.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  const form = formFields(body);
  if (form) {
    for (const [name, value] of form) lines.push(`--data-urlencode ${quote(`${name}=${value}`)}`);
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

/** Quotes an argument if the shell would interpret it. */
const quote = (text: string) => (/^[\w:/.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
