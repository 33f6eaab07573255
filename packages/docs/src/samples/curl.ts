import { quoteShell } from '@worklane/contract/escape';
import { json } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

/** Returns the request as a curl command. */
export function curl({ method, url, authorized, headers, body, responseType }: ExampleRequest): string {
  const lines = [`curl ${flags(method, responseType)}${quoteShell(url)}`];
  if (authorized) lines.push('-H "Authorization: Bearer $ACCESS_TOKEN"');
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoteShell(`${name}: ${value}`)}`);
  const form = formFields(body);
  if (form) {
    for (const [name, value] of form) lines.push(`--data-urlencode ${quoteShell(`${name}=${value}`)}`);
  } else if (body) {
    lines.push(`-d ${quoteShell(json(body.value))}`);
  }
  return lines.join(' \\\n  ');
}

function flags(method: string, responseType: ExampleRequest['responseType']): string {
  if (responseType === 'stream') return '-N ';
  if (responseType === 'redirect') return '-i ';
  return method === 'GET' ? '' : `-X ${method} `;
}
