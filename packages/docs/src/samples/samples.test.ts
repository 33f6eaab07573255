import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { operationPlaces } from '../contract/openapi.ts';
import { curl } from './curl.ts';
import { bodyExamples, type ExampleRequest, exampleRequest } from './example-request.ts';
import { json } from './json.ts';
import { typescript } from './typescript.ts';

const ids = operationPlaces.map(({ operation }) => operation.operationId);

// biome-ignore lint/suspicious/noTemplateCurlyInString: the sample contains a template literal
const options = { baseUrl: 'https://api.worklane.example', accessToken: '${accessToken}' };

const request = (changes: Partial<ExampleRequest>): ExampleRequest => ({
  method: 'POST',
  url: 'https://host.example/a',
  headers: {},
  body: null,
  responseType: 'json',
  ...changes,
});

describe('exampleRequest', () => {
  it('fills in path and query from the examples of the contract', () => {
    expect(exampleRequest('getTask', options).url).toMatch(/\/api\/v1\/\d+\/tasks\/\d+$/);
    expect(exampleRequest('authorize', options).url).toContain('response_type=code');
  });

  it('adds the given query parameters and headers', () => {
    const { url, headers } = exampleRequest('listTasks', { ...options, query: { limit: 2 }, headers: { Prefer: 'x' } });
    expect(url).toMatch(/\?limit=2$/);
    expect(headers.Prefer).toBe('x');
  });

  it('throws for a query parameter that the operation does not have', () => {
    expect(() => exampleRequest('listTasks', { ...options, query: { colour: 'red' } })).toThrow(
      'listTasks has no query parameter colour.',
    );
  });

  it('throws for an unknown operation', () => {
    expect(() => exampleRequest('paintTask', options)).toThrow('Unknown operation: paintTask.');
  });

  it('has a body example for each grant of the token endpoint', () => {
    expect(bodyExamples('createToken').map(({ name }) => name)).toEqual([
      'authorization_code',
      'authorization_code_pkce',
      'refresh_token',
      'client_credentials',
    ]);
  });
});

describe('curl', () => {
  it('quotes arguments that the shell would interpret', () => {
    const sample = curl(request({ body: { mediaType: 'application/json', value: { name: `O'Neill "Joe" $HOME` } } }));
    const echoed = spawnSync('sh', ['-c', sample.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' });
    expect(echoed.stdout).toContain(`"name": "O'Neill \\"Joe\\" $HOME"`);
  });

  it('lets the shell expand variables in headers', () => {
    expect(curl(request({ headers: { Authorization: 'Bearer $ACCESS_TOKEN' } }))).toContain(
      '-H "Authorization: Bearer $ACCESS_TOKEN"',
    );
  });

  it('returns valid shell syntax for every operation', () => {
    const samples = ids.map((id) => curl(exampleRequest(id, { ...options, accessToken: '$ACCESS_TOKEN' })));
    const { status, stderr } = spawnSync('sh', ['-n'], { input: samples.join('\n'), encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('typescript', () => {
  it.each(ids)('returns valid TypeScript for %s', (id) => {
    expect(
      () => new Script(stripTypeScriptTypes(`async () => {${typescript(exampleRequest(id, options))}}`)),
    ).not.toThrow();
  });

  it('sends forms as URLSearchParams and escapes quotes', () => {
    const sample = typescript(
      request({ body: { mediaType: 'application/x-www-form-urlencoded', value: { 'a-b': "it's" } } }),
    );
    expect(sample).toContain(`body: new URLSearchParams({\n    'a-b': 'it\\'s',\n  })`);
  });

  it('reads a stream in chunks and does not read an empty response', () => {
    expect(typescript(request({ responseType: 'stream' }))).toContain('for await (const chunk of');
    expect(typescript(request({ responseType: 'none' }))).not.toContain('const result');
  });
});

describe('json', () => {
  it('returns JSON that parses to the same value', () => {
    const value = { a: [1, { b: null }], long: Array.from({ length: 30 }, (_, index) => index), empty: {}, list: [] };
    expect(JSON.parse(json(value))).toEqual(value);
  });

  it('keeps short objects on one line', () => {
    expect(json({ price: { amount: 5, currency: 'EUR' } })).toBe('{\n  "price": { "amount": 5, "currency": "EUR" }\n}');
  });
});
