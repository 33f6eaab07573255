import { describe, expect, it } from 'vitest';
import { operations as dashboardOperations, problems as dashboardProblems } from '../src/dashboard.ts';
import asyncapi from '../src/generated/asyncapi.json' with { type: 'json' };
import * as dashboardValidators from '../src/generated/dashboard/validators/schemas.js';
import dashboard from '../src/generated/dashboard.json' with { type: 'json' };
import openapi from '../src/generated/openapi.json' with { type: 'json' };
import * as parameterValidators from '../src/generated/validators/parameters.js';
import * as schemaValidators from '../src/generated/validators/schemas.js';
import { type Operation, operations, type ProblemInfo, problems, type Validator } from '../src/index.ts';
import {
  type ExampleObject,
  type MediaTypeObject,
  OpenapiReader,
  referencedName,
} from '../src/openapi/openapi-reader.ts';

const contracts = {
  'the public API': { reader: new OpenapiReader(openapi), schemaValidators, table: operations, minBodies: 900 },
  'the dashboard': {
    reader: new OpenapiReader(dashboard),
    schemaValidators: dashboardValidators,
    table: dashboardOperations,
    minBodies: 100,
  },
};

type Validators = Readonly<Record<string, Validator<unknown>>>;

/** Returns the bodies of all requests and responses, with the status of a response. */
function bodiesOf({ operations, webhooks }: OpenapiReader) {
  return [...operations.values(), ...webhooks.values()].flatMap(({ id, requestBody, responses }) => [
    ...Object.values(requestBody?.content ?? {}).map((media) => ({ location: `${id} request`, status: 0, media })),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).map((media) => ({ location: `${id} ${status}`, status: Number(status), media })),
    ),
  ]);
}

const schemaName = ({ schema }: MediaTypeObject) => referencedName(schema?.$ref ?? '');

const validator = (name: string) => (schemaValidators as Validators)[name] as Validator<unknown>;

describe.each(Object.entries(contracts))('%s', (_name, { reader, schemaValidators, table, minBodies }) => {
  const bodies = bodiesOf(reader);
  const validators: Validators = schemaValidators;

  it('has examples for every body', () => {
    expect(bodies.length).toBeGreaterThan(minBodies);
    expect(bodies.filter(({ media }) => Object.keys(media.examples ?? {}).length === 0)).toEqual([]);
  });

  it('has only examples that are valid by the schema of the body', () => {
    const invalid = bodies
      .filter(({ media }) => media.schema?.$ref)
      .flatMap(({ location, media }) =>
        reader.examples(media).flatMap(([name, value]) => {
          const validate = validators[schemaName(media)];
          return validate?.(value) ? [] : [{ location, name, errors: validate?.errors }];
        }),
      );
    expect(invalid).toEqual([]);
  });

  it('has problem examples with the status of the response and the title of the catalogue', () => {
    const catalogue: Readonly<Record<string, ProblemInfo>> = { ...problems, ...dashboardProblems };
    for (const { location, status, media } of bodies.filter(({ media }) => schemaName(media) === 'Problem')) {
      for (const [, value] of reader.examples(media)) {
        const problem = value as { code: string; status: number; title: string; type: string };
        expect(problem.status, location).toBe(status);
        expect({ status: problem.status, title: problem.title }, location).toEqual({
          status: catalogue[problem.code]?.status,
          title: catalogue[problem.code]?.title,
        });
        expect(problem.type, location).toBe(`/docs/problems#${problem.code}`);
      }
    }
  });

  it('has every operation in the operation table', () => {
    expect(Object.keys(table).toSorted()).toEqual([...reader.operations.keys()].toSorted());
  });
});

it('explains every problem with a valid example', () => {
  const contract = new OpenapiReader(openapi);
  const explained = [
    ...Object.entries(contract.schema('ProblemCode')['x-problems'] ?? {}).map((entry) => [contract, ...entry] as const),
    ...Object.entries(dashboard['x-problems']).map((entry) => [new OpenapiReader(dashboard), ...entry] as const),
  ];
  expect(explained.map(([, code]) => code).toSorted()).toEqual(openapi.components.schemas.ProblemCode.enum.toSorted());
  for (const [reader, code, { status, example }] of explained) {
    const response = reader.resolve<ExampleObject>(example.response).value;
    expect(schemaValidators.Problem(response) || schemaValidators.Problem.errors, code).toBe(true);
    expect(response, code).toMatchObject({ code, status });
  }
});

it('requires only member roles in the API of the dashboard', () => {
  const roles = Object.values<Operation>(dashboardOperations).flatMap((operation) => operation.roles ?? []);
  expect(roles).toContain('owner');
  expect(openapi.components.schemas.MemberRole.enum).toEqual(expect.arrayContaining(roles));
});

it.each(Object.entries(asyncapi.channels))('has a valid example for the message %s', (type, channel) => {
  const message = Object.values(channel.messages)[0];
  const [example] = message?.examples ?? [];
  const payload = validator(referencedName(message?.payload.$ref ?? ''));
  const headers = asyncapi.components.schemas.DeliveryHeaders;
  expect(message?.headers, type).toEqual({ $ref: '#/components/schemas/DeliveryHeaders' });
  expect(payload(example?.payload) || payload.errors, type).toBe(true);
  expect(example?.headers['webhook-id'], type).toBe((example?.payload as { id: string } | undefined)?.id);
  for (const name of headers.required) {
    const schema = referencedName(headers.properties[name as 'webhook-id'].$ref);
    expect(validator(schema)(example?.headers[name as 'webhook-id']), `${type} ${name}`).toBe(true);
  }
});

it('has only valid parameter examples', () => {
  for (const { id, parameters } of new OpenapiReader(openapi).operations.values()) {
    const request = { path: {}, query: {}, header: {} } as Record<string, Record<string, unknown>>;
    for (const { name, in: location, example } of parameters) {
      if (example !== undefined && request[location]) request[location][name] = example;
    }
    const validate = parameterValidators[id as 'listTasks'];
    expect(validate(request) || validate.errors, id).toBe(true);
  }
});
