import { literalIn } from '../json.ts';
import type { ExampleRequest } from '../request.ts';
import { type Generator, generate } from './generate.ts';

const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const literal = literalIn({
  scalar: (value) => words[String(value)] ?? JSON.stringify(value),
  object: ['{', '}', ''],
  lastComma: ',',
  indent: '    ',
});

const requests: Generator = {
  target: 'python',
  client: 'requests',
  indent: '    ',
  token: `f"Bearer {os.environ['ACCESS_TOKEN']}"`,
  json: literal,
  form: literal,
  edits: ({ authorized, body, responseType }) => [
    ...(authorized ? ([['import requests', 'import os\n\nimport requests']] as const) : []),
    ...(body?.mediaType.endsWith('+json') ? ([['data=payload', 'json=payload']] as const) : []),
    ...(responseType === 'stream' ? ([['headers=headers)', 'headers=headers, stream=True)']] as const) : []),
    ['print(response.text)', ['response.raise_for_status()', ...readers[responseType]].join('\n')],
  ],
};

const readers: Record<ExampleRequest['responseType'], string[]> = {
  json: ['print(response.json())'],
  stream: ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'],
  none: [],
  redirect: [],
};

/** Returns the request as a Python program with Requests. */
export const python = (request: ExampleRequest): string =>
  request.responseType === 'redirect'
    ? `import webbrowser\n\nwebbrowser.open(${JSON.stringify(request.url)})`
    : generate(requests, request);
