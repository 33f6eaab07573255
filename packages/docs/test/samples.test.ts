import { spawnSync } from 'node:child_process';
import { stripTypeScriptTypes } from 'node:module';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { operationPlaces } from '../src/contract/openapi.ts';
import { curl } from '../src/samples/curl.ts';
import { bodyExamples, type ExampleRequest, exampleRequest } from '../src/samples/example-request.ts';
import { json } from '../src/samples/json.ts';
import { typescript } from '../src/samples/typescript.ts';

const ids = operationPlaces.map(({ operation }) => operation.operationId);

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that is a template
const options = { baseUrl: 'https://api.worklane.example', accessToken: '${accessToken}' };

const request = (changes: Partial<ExampleRequest>): ExampleRequest => ({
  method: 'POST',
  url: 'https://host.example/a',
  headers: {},
  body: null,
  answer: 'json',
  ...changes,
});

describe('an example request', () => {
  it('fills in path and query from the examples of the contract', () => {
    expect(exampleRequest('getTask', options).url).toMatch(/\/api\/v1\/\d+\/tasks\/\d+$/);
    expect(exampleRequest('authorize', options).url).toContain('response_type=code');
  });

  it('adds what was asked for', () => {
    const { url, headers } = exampleRequest('listTasks', { ...options, query: { limit: 2 }, headers: { Prefer: 'x' } });
    expect(url).toMatch(/\?limit=2$/);
    expect(headers.Prefer).toBe('x');
  });

  it('refuses a query parameter that the operation lacks', () => {
    expect(() => exampleRequest('listTasks', { ...options, query: { colour: 'red' } })).toThrow(
      'listTasks has no query parameter colour.',
    );
  });

  it('refuses an operation that the contract lacks', () => {
    expect(() => exampleRequest('paintTask', options)).toThrow('The contract has no operation paintTask.');
  });

  it('has one for each grant of the token endpoint', () => {
    expect(bodyExamples('createToken').map(({ name }) => name)).toEqual([
      'authorization_code',
      'refresh_token',
      'client_credentials',
    ]);
  });
});

describe('curl', () => {
  it('quotes what the shell would read', () => {
    const sample = curl(request({ body: { mediaType: 'application/json', value: { name: `O'Neill "Joe" $HOME` } } }));
    const echoed = spawnSync('sh', ['-c', sample.replace(/^curl/, 'printf "%s\\n"')], { encoding: 'utf8' });
    expect(echoed.stdout).toContain(`"name": "O'Neill \\"Joe\\" $HOME"`);
  });

  it('leaves variables of the shell open', () => {
    expect(curl(request({ headers: { Authorization: 'Bearer $ACCESS_TOKEN' } }))).toContain(
      '-H "Authorization: Bearer $ACCESS_TOKEN"',
    );
  });

  it('is read by a shell for every operation', () => {
    const samples = ids.map((id) => curl(exampleRequest(id, { ...options, accessToken: '$ACCESS_TOKEN' })));
    const { status, stderr } = spawnSync('sh', ['-n'], { input: samples.join('\n'), encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('TypeScript', () => {
  it.each(ids)('of %s can be parsed', (id) => {
    expect(
      () => new Script(stripTypeScriptTypes(`async () => {${typescript(exampleRequest(id, options))}}`)),
    ).not.toThrow();
  });

  it('writes forms as forms and quotes in quotes', () => {
    const sample = typescript(
      request({ body: { mediaType: 'application/x-www-form-urlencoded', value: { 'a-b': "it's" } } }),
    );
    expect(sample).toContain(`body: new URLSearchParams({\n    'a-b': 'it\\'s',\n  })`);
  });

  it('reads a stream as a stream and nothing where there is nothing', () => {
    expect(typescript(request({ answer: 'stream' }))).toContain('for await (const chunk of');
    expect(typescript(request({ answer: 'none' }))).not.toContain('const answer');
  });
});

describe('JSON', () => {
  it('stays what it was', () => {
    const value = { a: [1, { b: null }], long: Array.from({ length: 30 }, (_, index) => index), empty: {}, list: [] };
    expect(JSON.parse(json(value))).toEqual(value);
  });

  it('keeps what is short on one line', () => {
    expect(json({ price: { amount: 5, currency: 'EUR' } })).toBe('{\n  "price": { "amount": 5, "currency": "EUR" }\n}');
  });
});
