import { literalIn } from './json.ts';
import { type ExampleRequest, formFields } from './request.ts';

const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const literal = literalIn({
  scalar: (value) => words[String(value)] ?? JSON.stringify(value),
  object: ['{', '}', ''],
  lastComma: ',',
  indent: '    ',
});

/** Returns the request as a Python program with Requests. */
export function python({ method, url, authorized, headers, body, responseType }: ExampleRequest): string {
  const written = JSON.stringify(url);
  if (responseType === 'redirect') return `import webbrowser\n\nwebbrowser.open(${written})`;
  const form = formFields(body);
  const all = Object.entries(headers).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  if (authorized) all.unshift(`"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"`);
  const values = [
    ...(body ? [`payload = ${literal(form ? Object.fromEntries(form) : body.value)}`] : []),
    ...(all.length > 0 ? [`headers = {\n${all.map((line) => `    ${line},`).join('\n')}\n}`] : []),
  ];
  const options = [
    ...(body ? [form ? 'data=payload' : 'json=payload'] : []),
    ...(all.length > 0 ? ['headers=headers'] : []),
    ...(responseType === 'stream' ? ['stream=True'] : []),
  ];
  return [
    ...(authorized ? ['import os\n'] : []),
    'import requests\n',
    ...values,
    `\nresponse = requests.${method.toLowerCase()}(${[`\n    ${written}`, ...options].join(',\n    ')},\n)`,
    'response.raise_for_status()',
    ...readers[responseType],
  ].join('\n');
}

const readers: Record<Exclude<ExampleRequest['responseType'], 'redirect'>, string[]> = {
  json: ['print(response.json())'],
  stream: ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'],
  none: [],
};
