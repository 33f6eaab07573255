import { describe, expect, test } from 'vitest';
import { operations as dashboardOperations, problems as dashboardProblems } from '../src/dashboard.ts';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import * as dashboardValidators from '../src/generated/dashboard/validators/schemas.js';
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import * as parameterValidators from '../src/generated/validators/parameters.js';
import * as schemaValidators from '../src/generated/validators/schemas.js';
import { type Operation, operations, problems, type Validator } from '../src/index.ts';
import { bodiesOf, exampleValue, last, operationsOf } from './documented.ts';

const contracts = {
  'the public API': { document: openapi, schemaValidators, table: operations, fewest: 900 },
  'the dashboard': {
    document: dashboard,
    schemaValidators: dashboardValidators,
    table: dashboardOperations,
    fewest: 100,
  },
};

type Validators = Readonly<Record<string, Validator<unknown>>>;

const validator = (name: string) => (schemaValidators as Validators)[name] as Validator<unknown>;

describe.each(Object.entries(contracts))('in %s', (_name, { document, schemaValidators, table, fewest }) => {
  const bodies = bodiesOf(document);
  const validators: Validators = schemaValidators;

  test('every body of every operation has examples', () => {
    expect(bodies.length).toBeGreaterThan(fewest);
    expect(bodies.filter(({ body }) => Object.keys(body.examples).length === 0)).toEqual([]);
  });

  test('every example is valid against the schema of its body', () => {
    const invalid = bodies
      .filter(({ body }) => body.schema.$ref)
      .flatMap(({ where, body }) =>
        Object.values(body.examples).flatMap((example) => {
          const validate = validators[last(body.schema.$ref)];
          const name = last(example.$ref);
          return validate?.(exampleValue(document, name)) ? [] : [{ where, name, errors: validate?.errors }];
        }),
      );
    expect(invalid).toEqual([]);
  });

  test('every problem example has the status of its response and the title of the catalogue', () => {
    const catalogue = { ...problems, ...dashboardProblems };
    for (const { where, body } of bodies.filter(({ body }) => last(body.schema.$ref) === 'Problem')) {
      for (const example of Object.values(body.examples)) {
        const problem = exampleValue(document, last(example.$ref)) as {
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

  test('the operation table has every operation of the document', () => {
    const ids = operationsOf(document).map(({ operationId }) => operationId);
    expect(Object.keys(table).toSorted()).toEqual(ids.filter((id) => !id.startsWith('receive')).toSorted());
  });
});

test('roles that the dashboard asks for are roles of members', () => {
  const roles = Object.values<Operation>(dashboardOperations).flatMap((operation) => operation.roles ?? []);
  expect(new Set(roles)).toEqual(new Set(['owner']));
  expect(openapi.components.schemas.MemberRole.enum).toEqual(expect.arrayContaining(roles));
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
