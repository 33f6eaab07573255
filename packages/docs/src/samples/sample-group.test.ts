import { operations } from '@worklane/contract';
import { describe, expect, it } from 'vitest';
import { operationPlace, operationPlaces } from '../contract/openapi.ts';
import { curl } from './curl.ts';
import { exampleRequest } from './example-request.ts';
import { javascript } from './javascript.ts';
import { json, literal } from './json.ts';
import { languages, renderSample } from './render.ts';
import { type RequestParts, requestFrom } from './request.ts';
import { receiverGroup, sampleGroup, samples } from './sample-group.ts';
import { typescript } from './typescript.ts';

const ids = operationPlaces.map(({ operation }) => operation.operationId);

const request = (changes: Partial<RequestParts>) => requestFrom({ ...exampleRequest('createTask'), ...changes });

const jsonBody = (value: unknown) => ({ mediaType: 'application/json', value });

describe('exampleRequest', () => {
  it('fills in path and query from the examples of the contract', () => {
    expect(exampleRequest('getTask').url).toBe('http://127.0.0.1:4010/api/v1/1042/tasks/2301');
    expect(exampleRequest('authorize').url).toContain('response_type=code');
  });

  it('adds the given query parameters and headers', () => {
    const { url, headers } = exampleRequest('listTasks', { query: { limit: 2 }, headers: { Prefer: 'x' } });
    expect(url).toMatch(/\?limit=2$/);
    expect(headers.Prefer).toBe('x');
  });

  it('throws for a query parameter that the operation does not have', () => {
    expect(() => exampleRequest('listTasks', { query: { colour: 'red' } })).toThrow(
      'listTasks has no query parameter colour.',
    );
  });

  it('throws for an unknown operation', () => {
    expect(() => exampleRequest('paintTask')).toThrow('Unknown operation: paintTask.');
  });

  it('has a body example for each grant of the token endpoint', () => {
    const [media] = Object.values(operationPlace('createToken').requestBody?.content ?? {});
    expect(Object.keys(media?.examples ?? {})).toEqual([
      'client_credentials',
      'authorization_code',
      'authorization_code_pkce',
      'refresh_token',
    ]);
  });
});

describe('requestFrom', () => {
  it('percent-encodes path and query parameters, and separates lists by commas', () => {
    const { url } = requestFrom({
      ...exampleRequest('getTask'),
      pathParameters: { organization_id: 1042, id: "a/b'c" },
      query: { types: ['task.created', 'task.deleted'], q: 'oak "panels"' },
    });
    expect(url).toBe(
      'http://127.0.0.1:4010/api/v1/1042/tasks/a%2Fb%27c?types=task.created%2Ctask.deleted&q=oak+%22panels%22',
    );
  });
});

describe('samples', () => {
  it('renders every operation in every language', () => {
    for (const id of ids) {
      const all = samples(id);
      expect(all.map(({ title }) => title)).toEqual(languages.map(({ title }) => title));
      for (const { code, title } of all) {
        expect(code, `${id} in ${title}`).toContain('http://127.0.0.1:4010');
        expect(code, `${id} in ${title}`).not.toMatch(/__\w+__|undefined/);
      }
    }
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('reads the access token from the environment where an operation needs one', () => {
    const withToken = (id: string) =>
      samples(id)
        .filter(({ code }) => code.includes('ACCESS_TOKEN'))
        .map(({ language }) => language.id);
    const all = languages.map(({ id }) => id);
    expect(withToken('listTasks')).toEqual(all);
    expect(withToken('streamEvents')).toEqual(all);
    expect(withToken('createToken')).toEqual([]);
    for (const { language, code } of samples('listTasks')) {
      if (language.id !== 'curl') expect(code).not.toContain('$ACCESS_TOKEN');
    }
  });

  it('shows a receiver of webhooks in every language', () => {
    expect(receiverGroup().match(/^```\S+ \[.+\]$/gm)).toHaveLength(languages.length);
  });

  it('forms a code group with a tab for each language', () => {
    const group = sampleGroup('getTask');
    expect(group).toMatch(/^::: code-group\n\n```sh \[curl\]\n/);
    expect(group.match(/^```\S+ \[.+\]$/gm)).toHaveLength(languages.length);
  });
});

describe('curl', () => {
  it('lets the shell expand the access token', () => {
    expect(curl(request({}))).toContain('-H "Authorization: Bearer $ACCESS_TOKEN"');
  });
});

describe('javascript', () => {
  it('sends forms as URLSearchParams and escapes quotes', () => {
    const form = { mediaType: 'application/x-www-form-urlencoded', value: { 'a-b': "it's" } };
    expect(javascript(request({ body: form }))).toContain(`body: new URLSearchParams({\n    'a-b': 'it\\'s',\n  })`);
  });

  it('reads a stream in chunks and does not read an empty response', () => {
    expect(javascript(request({ responseType: 'stream' }))).toContain('for await (const text of');
    expect(javascript(request({ responseType: 'none' }))).not.toContain('response.json()');
  });
});

describe('typescript', () => {
  it('calls the method of the client with IDs, body and options', () => {
    const sample = typescript(exampleRequest('updateTask', { headers: { 'If-Match': '"1"' } }));
    expect(sample).toContain(`worklane.tasks.update(2301, {\n  status: 'done',\n}, { ifMatch: 1 })`);
  });

  it('passes the headers of a request without a query as the second argument', () => {
    const sample = typescript(exampleRequest('listTasks', { headers: { Prefer: 'code=503' } }));
    expect(sample).toContain(`worklane.tasks.list({}, { headers: {\n  Prefer: 'code=503',\n} })`);
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

describe('literal', () => {
  it('escapes single quotes', () => {
    expect(literal({ a: "it's" })).toBe("{\n  a: 'it\\'s',\n}");
  });
});

describe('python', () => {
  it('writes the words of Python, and a form as data', () => {
    const sample = renderSample('python', request({ body: jsonBody({ done: true, due: null, tags: [] }) }));
    expect(sample).toContain('payload = {\n    "done": True,\n    "due": None,\n    "tags": [],\n}');
    expect(renderSample('python', exampleRequest('createToken'))).toContain('data=payload');
  });
});
