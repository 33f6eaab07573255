import { indent, json } from './json.ts';
import { type ExampleRequest, formFields, formType } from './request.ts';

/** Returns the request as a Go program with net/http. */
export function go(request: ExampleRequest): string {
  const { method, url, authorized, headers, body, responseType } = request;
  if (responseType === 'redirect') return program(['fmt'], [`fmt.Println("Open in a browser: ${url}")`]);
  const form = formFields(body);
  const all = { ...headers, ...(form && { 'Content-Type': formType }) };
  const imports = ['io', 'log', 'net/http'];
  if (form) imports.push('net/url');
  if (authorized || responseType !== 'none') imports.push('os');
  if (body) imports.push('strings');
  return program(imports, [
    ...(body ? [`body := strings.NewReader(${form ? formText(form) : rawString(json(body.value))})`] : []),
    `request, err := http.NewRequest("${method}", "${url}", ${body ? 'body' : 'nil'})`,
    ...fatal,
    ...(authorized ? ['request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))'] : []),
    ...Object.entries(all).map(([name, value]) => `request.Header.Set("${name}", ${JSON.stringify(value)})`),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...fatal,
    'defer response.Body.Close()',
    'if response.StatusCode >= 400 {',
    '\tproblem, _ := io.ReadAll(response.Body)',
    '\tlog.Fatalf("%s: %s", response.Status, problem)',
    '}',
    ...(responseType === 'none'
      ? []
      : ['if _, err := io.Copy(os.Stdout, response.Body); err != nil {', '\tlog.Fatal(err)', '}']),
  ]);
}

const fatal = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** A raw string has no escapes, so a backquote becomes one of JSON. */
const rawString = (text: string) => `\`${text.replaceAll('`', '\\u0060')}\``;

/** gofmt aligns the values. */
function formText(fields: readonly [string, string][]): string {
  const width = Math.max(...fields.map(([name]) => JSON.stringify(name).length)) + 2;
  const lines = fields.map(([name, value]) => `${`${JSON.stringify(name)}:`.padEnd(width)}{${JSON.stringify(value)}},`);
  return `url.Values{\n${indent(lines.join('\n'), '\t')}\n}.Encode()`;
}

const program = (imports: readonly string[], statements: readonly string[]) =>
  [
    'package main',
    '',
    ...(imports.length === 1 ? [`import "${imports[0]}"`] : ['import (', ...imports.map((name) => `\t"${name}"`), ')']),
    '',
    'func main() {',
    indent(statements.join('\n'), '\t'),
    '}',
  ].join('\n');
