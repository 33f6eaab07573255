import { indent, json } from '../json.ts';
import type { ExampleRequest } from '../request.ts';
import { type Generator, generate } from './generate.ts';

const httpClient: Generator = {
  target: 'csharp',
  client: 'httpclient',
  indent: '    ',
  token: '"Bearer " + Environment.GetEnvironmentVariable("ACCESS_TOKEN")',
  // A raw string literal: JSON never contains three double quotes in a row.
  json: (value) => indent(`"""\n${json(value)}\n"""`, '    ').trimStart(),
  string: (text) => JSON.stringify(text),
  edits: ({ responseType }) => [...reading[responseType]],
};

const readBody = 'var body = await response.Content.ReadAsStringAsync();\n    Console.WriteLine(body);';

const reading: Record<ExampleRequest['responseType'], readonly (readonly [string, string])[]> = {
  json: [],
  stream: [
    ['SendAsync(request)', 'SendAsync(request, HttpCompletionOption.ResponseHeadersRead)'],
    [
      readBody,
      [
        'using var reader = new StreamReader(await response.Content.ReadAsStreamAsync());',
        'while (await reader.ReadLineAsync() is { } line)',
        '{',
        '    Console.WriteLine(line);',
        '}',
      ].join('\n    '),
    ],
  ],
  none: [[`\n    ${readBody}`, '']],
  redirect: [],
};

/** Returns the request as a C# program with HttpClient and top-level statements. */
export const csharp = (request: ExampleRequest): string =>
  request.responseType === 'redirect'
    ? [
        'using System.Diagnostics;',
        '',
        `var url = ${JSON.stringify(request.url)};`,
        'Process.Start(new ProcessStartInfo(url) { UseShellExecute = true });',
      ].join('\n')
    : generate(httpClient, request);
