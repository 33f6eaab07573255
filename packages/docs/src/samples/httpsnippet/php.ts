import { literalIn } from '../json.ts';
import type { ExampleRequest } from '../request.ts';
import { type Generator, generate } from './generate.ts';

/** Control characters have no escape within single quotes. */
function string(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  const escaped = text.replace(/[\\"$]/g, '\\$&');
  return `"${escaped.replace(/\p{Cc}/gu, (control) => `\\u{${control.charCodeAt(0).toString(16)}}`)}"`;
}

const literal = literalIn({
  key: string,
  scalar: (value) => (typeof value === 'string' ? string(value) : JSON.stringify(value)),
  separator: ' => ',
  lastComma: ',',
  object: ['[', ']', ''],
  emptyObject: 'new stdClass()',
  indent: '    ',
});

const guzzle: Generator = {
  target: 'php',
  client: 'guzzle',
  indent: '    ',
  token: `'Bearer ' . getenv('ACCESS_TOKEN')`,
  json: literal,
  form: literal,
  edits: ({ body, responseType }) => [
    ["require_once('vendor/autoload.php');", "\nrequire 'vendor/autoload.php';"],
    ...(body?.mediaType.endsWith('json') ? ([["'body' =>", "'json' =>"]] as const) : []),
    ...(responseType === 'stream' ? ([["    'headers'", "    'stream' => true,\n    'headers'"]] as const) : []),
    ['echo $response->getBody();', readers[responseType]],
  ],
};

const readers: Record<ExampleRequest['responseType'], string> = {
  json: 'echo $response->getBody();',
  stream: ['$body = $response->getBody();', 'while (!$body->eof()) {', '    echo $body->read(1024);', '}'].join('\n'),
  none: 'echo $response->getStatusCode();',
  redirect: '',
};

/** Returns the request as a PHP program with Guzzle, which throws for error responses. */
export const php = (request: ExampleRequest): string =>
  request.responseType === 'redirect'
    ? `<?php\n\nheader(${string(`Location: ${request.url}`)});\nexit;`
    : generate(guzzle, request);
