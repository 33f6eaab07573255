import { expect, test } from 'vitest';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import * as parameterValidators from '../src/generated/validators/parameters.js';
import * as schemaValidators from '../src/generated/validators/schemas.js';
import { operations, type Validator } from '../src/index.ts';

interface Body {
  schema: { $ref?: string };
  examples: Record<string, { $ref: string }>;
}
interface DocumentedOperation {
  operationId: string;
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, { $ref?: string; content?: Record<string, Body> }>;
}

const last = (reference: string | undefined) => reference?.split('/').pop() ?? '';
const validator = (name: string) => schemaValidators[name as 'Task'] as Validator<unknown>;
const exampleValue = (name: string) => openapi.components.examples[name as 'TaskRecord'].value as unknown;
const answer = (response: { $ref?: string; content?: Record<string, Body> }) =>
  response.$ref ? (openapi.components.responses[last(response.$ref) as 'NotFound'] as typeof response) : response;

const documented = [...Object.values(openapi.paths), ...Object.values(openapi.webhooks)].flatMap((item) =>
  Object.entries(item).flatMap(([method, operation]) =>
    method === 'parameters' ? [] : [operation as unknown as DocumentedOperation],
  ),
);

const bodies = documented.flatMap((operation) => [
  ...Object.values(operation.requestBody?.content ?? {}).map((body) => ({
    where: `${operation.operationId} request`,
    body,
  })),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values(answer(response).content ?? {}).map((body) => ({
      where: `${operation.operationId} ${status}`,
      body,
    })),
  ),
]);

test('every body of every operation has examples', () => {
  expect(bodies.length).toBeGreaterThan(900);
  expect(bodies.filter(({ body }) => Object.keys(body.examples).length === 0)).toEqual([]);
});

test('every example is valid against the schema of its body', () => {
  const invalid = bodies
    .filter(({ body }) => body.schema.$ref)
    .flatMap(({ where, body }) =>
      Object.values(body.examples).flatMap((example) => {
        const validate = validator(last(body.schema.$ref));
        const name = last(example.$ref);
        return validate(exampleValue(name)) ? [] : [{ where, name, errors: validate.errors }];
      }),
    );
  expect(invalid).toEqual([]);
});

test('every problem example has the status of its answer and of the catalogue', () => {
  const catalogue = openapi.components.schemas.ProblemCode['x-problems'];
  for (const { where, body } of bodies.filter(({ body }) => last(body.schema.$ref) === 'Problem')) {
    for (const example of Object.values(body.examples)) {
      const problem = exampleValue(last(example.$ref)) as {
        code: 'not_found';
        status: number;
        title: string;
        type: string;
      };
      expect(problem.status, where).toBe(Number(where.split(' ')[1]));
      expect({ status: problem.status, title: problem.title }, where).toEqual({
        status: catalogue[problem.code].status,
        title: catalogue[problem.code].title,
      });
      expect(problem.type, where).toBe(`/docs/problems#${problem.code}`);
    }
  }
});

test.each(Object.entries(asyncapi.channels))('the example of the message %s is valid', (type, channel) => {
  const message = Object.values(channel.messages)[0];
  const [example] = message?.examples ?? [];
  const payload = validator(last(message?.payload.$ref));
  const headers = asyncapi.components.schemas.DeliveryHeaders;
  expect(message?.headers, type).toEqual({ $ref: '#/components/schemas/DeliveryHeaders' });
  expect(payload(example?.payload) || payload.errors, type).toBe(true);
  expect(example?.headers['webhook-id'], type).toBe((example?.payload as { id: string } | undefined)?.id);
  for (const name of headers.required) {
    const schema = last(headers.properties[name as 'webhook-id'].$ref);
    expect(validator(schema)(example?.headers[name as 'webhook-id']), `${type} ${name}`).toBe(true);
  }
});

test('every parameter example is valid', () => {
  const resolve = (parameter: object) =>
    '$ref' in parameter ? openapi.components.parameters[last(String(parameter.$ref)) as 'RecordId'] : parameter;
  for (const [path, item] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (method === 'parameters') continue;
      const { operationId, parameters = [] } = operation as { operationId: string; parameters?: object[] };
      const shared = 'parameters' in item ? (item.parameters as object[]) : [];
      const request = { path: {}, query: {}, header: {} } as Record<string, Record<string, unknown>>;
      for (const parameter of [...shared, ...parameters].map(resolve)) {
        const { name, in: place, example } = parameter as { name: string; in: string; example?: unknown };
        if (example !== undefined && request[place]) request[place][name] = example;
      }
      const validate = parameterValidators[operationId as 'listTasks'];
      expect(validate(request) || validate.errors, `${method} ${path}`).toBe(true);
    }
  }
});

test('the operation table has every operation of the document', () => {
  const ids = documented.map(({ operationId }) => operationId).filter((id) => !id.startsWith('receive'));
  expect(Object.keys(operations).toSorted()).toEqual(ids.toSorted());
});
