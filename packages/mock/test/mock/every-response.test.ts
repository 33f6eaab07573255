import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startMock } from '../../src/index.ts';
import { type DocumentedOperation, documentedOperations, resolved, successStatus } from '../contract-document.ts';
import { faults, headerFaults } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

let mock: RunningServer;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
});

afterAll(() => mock.close());

const table = documentedOperations.map((operation) => [operation.id, operation] as const);

function ask(operation: DocumentedOperation, headers: Record<string, string> = {}): Promise<Response> {
  const { path, init } = sampleRequest(operation, { 'Idempotency-Key': 'sample', ...headers });
  return fetch(mock.url + path, init);
}

/** Everything that the document says of an answer with this status. */
async function judge(response: Response, operation: DocumentedOperation, status: number): Promise<string[]> {
  const { headers = {}, content = {} } = operation.responses[status] ?? {};
  const found = response.status === status ? [] : [`status ${response.status}`];
  for (const [name, node] of Object.entries(headers)) {
    const value = response.headers.get(name);
    const { schema } = resolved<{ schema: object }>(node);
    found.push(...(value === null ? [`no ${name}`] : headerFaults(value, schema).map((fault) => `${name}: ${fault}`)));
  }
  const text = await response.text();
  if (Object.keys(content).length === 0) return [...found, ...(text === '' ? [] : ['a body where none is documented'])];
  const mediaType = response.headers.get('Content-Type') ?? 'nothing';
  const documented = content[mediaType];
  if (!documented) return [...found, `is ${mediaType}`];
  const value = mediaType.endsWith('json') ? JSON.parse(text) : text;
  return [...found, ...faults(value, documented.schema ?? {})];
}

const examplesOf = (content: DocumentedOperation['responses'][string]['content'] = {}) =>
  Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, node]) => ({ mediaType, name, node })),
  );

describe.each(table)('%s', (_, operation) => {
  const statuses = Object.keys(operation.responses).map(Number);

  it('answers its success without being asked for it', async () => {
    const status = successStatus(operation);
    expect(await judge(await ask(operation), operation, status)).toEqual([]);
  });

  it.each(statuses)('answers %i when that is preferred', async (status) => {
    // Prism alone answers 200 to clients that accept JSON and no problems: it finds nothing acceptable for the error.
    const accept = status >= 400 && { Accept: 'application/json' };
    const response = await ask(operation, { Prefer: `code=${status}`, ...accept });
    expect(await judge(response, operation, status)).toEqual([]);
  });

  it('answers every documented example by its name', async () => {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const { mediaType, name, node } of examplesOf(content)) {
        const response = await ask(operation, { Prefer: `code=${status}, example=${name}`, Accept: mediaType });
        const body = response.headers.get('Content-Type')?.endsWith('json')
          ? await response.json()
          : await response.text();
        const { value } = resolved<{ value: unknown }>(node);
        expect(response.status).toBe(Number(status));
        expect(body).toEqual(asAnswered(value, body));
      }
    }
  });

  it('answers made-up values that its schema allows', async () => {
    const status = successStatus(operation);
    const response = await ask(operation, { Prefer: 'dynamic=true, seed=worklane' });
    expect(await judge(response, operation, status)).toEqual([]);
  });
});

/** The example, but for what depends on the request and on where the mock is. */
function asAnswered(example: unknown, body: unknown): unknown {
  const own = JSON.parse(JSON.stringify(example).replaceAll('https://api.worklane.example', mock.url));
  if (typeof own !== 'object' || !('request_id' in own)) return own;
  const { request_id, instance } = body as Record<string, unknown>;
  return { ...own, request_id, instance };
}
