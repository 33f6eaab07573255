import type { DescribedOperation } from '@worklane/contract/openapi-reader';
import { describe, expect, it } from 'vitest';
import { fetchHandler } from '../../src/http/fetch-handler.ts';
import type { RequestHandler } from '../../src/http/request-handler.ts';
import { exampleHandler } from '../../src/mock/example-handler.ts';
import { mockHandler } from '../../src/mock/mock-handler.ts';
import { contract, documentedOperations, successStatus } from '../contract-document.ts';
import { headerViolations, schemaViolations } from '../response-checks.ts';
import { sampleRequest } from '../sample-request.ts';

const url = 'http://127.0.0.1:4010';

type Send = (operation: DescribedOperation, headers?: Record<string, string>) => Promise<Response>;

const sendTo = (handler: RequestHandler): Send => {
  const respond = fetchHandler(handler, { allowCredentials: true, log: () => {} });
  return (operation, headers = {}) => {
    const hasKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
    const { path, init } = sampleRequest(operation, { ...(hasKey && { 'Idempotency-Key': 'sample' }), ...headers });
    return respond(new Request(url + path, init));
  };
};

const withPrism = sendTo(mockHandler);
const withoutPrism = sendTo(exampleHandler);

/** Returns everything in a response that differs from the document. */
async function responseViolations(
  response: Response,
  operation: DescribedOperation,
  status: number,
): Promise<string[]> {
  const { headers = {}, content = {} } = operation.responses[status] ?? {};
  const found = response.status === status ? [] : [`status ${response.status}`];
  for (const [name, node] of Object.entries(headers)) {
    const value = response.headers.get(name);
    const { schema, required, example } = contract.resolve(node);
    // A header without an example is not part of the response of the examples, such as Idempotency-Replayed.
    if (value === null && !required && example === undefined) continue;
    found.push(
      ...(value === null
        ? [`missing ${name}`]
        : headerViolations(value, schema).map((violation) => `${name}: ${violation}`)),
    );
  }
  const text = await response.text();
  if (Object.keys(content).length === 0) return [...found, ...(text === '' ? [] : ['a body where none is documented'])];
  const mediaType = response.headers.get('Content-Type') ?? 'missing';
  const documented = content[mediaType];
  if (!documented) return [...found, `content type ${mediaType}`];
  const value = mediaType.endsWith('json') ? JSON.parse(text) : text;
  return [...found, ...schemaViolations(value, documented.schema ?? {})];
}

const examplesOf = (content: DescribedOperation['responses'][string]['content'] = {}) =>
  Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
    Object.entries(examples).map(([name, node]) => ({ mediaType, name, node })),
  );

const successOf = async (send: Send, operation: DescribedOperation, headers?: Record<string, string>) => {
  const status = successStatus(operation);
  return responseViolations(await send(operation, headers), operation, status);
};

const table = documentedOperations.map((operation) => [operation.id, operation] as const);

describe.each([
  ['with Prism', withPrism],
  ['without Prism', withoutPrism],
])('%s', (_, send) => {
  it.each(table)(
    '%s returns its success by default, and every documented status when it is preferred',
    async (_, operation) => {
      expect(await successOf(send, operation)).toEqual([]);
      for (const status of Object.keys(operation.responses).map(Number)) {
        // Prism alone returns 200 to clients that accept JSON but not problems, because it finds no acceptable error.
        const accept = status >= 400 && { Accept: 'application/json' };
        const response = await send(operation, { Prefer: `code=${status}`, ...accept });
        expect(await responseViolations(response, operation, status), String(status)).toEqual([]);
      }
    },
  );

  it.each(table)('%s returns every documented example by name', async (_, operation) => {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      for (const { mediaType, name, node } of examplesOf(content)) {
        const response = await send(operation, { Prefer: `code=${status}, example=${name}`, Accept: mediaType });
        const body = response.headers.get('Content-Type')?.endsWith('json')
          ? await response.json()
          : await response.text();
        const { value } = contract.resolve(node);
        expect(response.status, name).toBe(Number(status));
        expect(body, name).toEqual(adapted(value, body));
      }
    }
  });
});

/** Returns the example with the values that depend on the request and on the address of the mock. */
function adapted(example: unknown, body: unknown): unknown {
  const expected = JSON.parse(JSON.stringify(example).replaceAll('https://api.worklane.example', url));
  if (typeof expected !== 'object' || !('request_id' in expected)) return expected;
  const { request_id, instance } = body as Record<string, unknown>;
  return { ...expected, request_id, instance };
}
