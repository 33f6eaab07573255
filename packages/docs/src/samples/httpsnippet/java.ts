import { indent, json } from '../json.ts';
import { type ExampleRequest, formType } from '../request.ts';
import { type Generator, generate } from './generate.ts';

/** Returns a text block. */
const textBlock = (text: string) => `"""\n${indent(text.replaceAll('\\', '\\\\'), '    ')}"""`;

const httpClient: Generator = {
  target: 'java',
  client: 'nethttp',
  indent: '  ',
  token: '"Bearer " + System.getenv("ACCESS_TOKEN")',
  json: (value) => textBlock(json(value)),
  form: (fields) => JSON.stringify(String(new URLSearchParams(fields))),
  edits: ({ responseType }) => [
    ...(responseType === 'stream'
      ? ([
          ['HttpResponse<String>', 'HttpResponse<Stream<String>>'],
          ['ofString());\n', 'ofLines());\n'],
        ] as const)
      : []),
    ['System.out.println(response.body());', readers[responseType]],
  ],
};

const check = (problem: string) => `if (response.statusCode() >= 400) throw new IOException(${problem});`;

const readers: Record<ExampleRequest['responseType'], string> = {
  json: `${check('response.body()')}\nSystem.out.println(response.body());`,
  stream: `${check('"Status " + response.statusCode()')}\nresponse.body().forEach(System.out::println);`,
  none: check('response.body()'),
  redirect: '',
};

/** Returns the request as a Java program with java.net.http. */
export function java(request: ExampleRequest): string {
  const { responseType, headers, body, url } = request;
  if (responseType === 'redirect') {
    return program(['java.awt.Desktop', 'java.net.URI'], `Desktop.getDesktop().browse(URI.create("${url}"));`);
  }
  const complete =
    body?.mediaType === formType ? { ...request, headers: { ...headers, 'Content-Type': formType } } : request;
  return program(
    [
      'java.io.IOException',
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      'java.net.http.HttpResponse',
      ...(responseType === 'stream' ? ['java.util.stream.Stream'] : []),
    ],
    generate(httpClient, complete),
  );
}

const program = (imports: readonly string[], statements: string) =>
  [
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    indent(statements, '        '),
    '    }',
    '}',
  ].join('\n');
