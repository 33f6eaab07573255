import type { DescribedOperation, ParameterObject } from '@worklane/contract/openapi-reader';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestBody } from '../../src/api/request-body.ts';
import { contract, isStream, needsToken, requestContent } from '../../src/contract.ts';
import { runCli } from '../run-cli.ts';
import { type ExampleServer, exampleResponse, startExampleServer } from './example-server.ts';

const operations = [...contract.operations.values()];
const everyOperation = operations.map((operation) => [operation.id, operation] as const);
const withBody = everyOperation.filter(([, operation]) => requestContent(operation));

let server: ExampleServer;

beforeAll(async () => {
  server = await startExampleServer();
});
afterAll(() => server.close());

const env = () => ({ WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: server.url });

const kebab = ({ name }: ParameterObject) => name.toLowerCase().replaceAll('_', '-');
const exact = ({ name }: ParameterObject) => name;

/** Returns an option for each parameter, with the example of the contract. */
const options = (operation: DescribedOperation, nameOf: (parameter: ParameterObject) => string): string[] =>
  operation.parameters.map((parameter) => `--${nameOf(parameter)}=${exampleOf(parameter)}`);

const exampleOf = ({ example }: ParameterObject) => [example].flat().join(',');

const requiredOptions = (operation: DescribedOperation) =>
  options({ ...operation, parameters: operation.parameters.filter(({ required }) => required) }, kebab);

/** Returns the path of a request with the examples of its parameters. */
const examplePath = ({ path, parameters }: DescribedOperation) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(exampleOf(parameters.find((each) => each.name === name) ?? expect.unreachable(name))),
  );

const isForm = (operation: DescribedOperation) => requestContent(operation)?.[0].includes('form');
const withTexts = (body: unknown) =>
  Object.fromEntries(Object.entries(body as object).map(([name, value]) => [name, String(value)]));

const exampleBodies = (operation: DescribedOperation) => contract.examples(requestContent(operation)?.[1] ?? {});

/** Returns assignments for `--field` that build a value: one for each text, number, boolean and null in it. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => fieldsOf(item, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([name, member]) => fieldsOf(member, path ? `${path}.${name}` : name));
  }
  return [`${path}=${typeof value === 'object' ? JSON.stringify(value) : value}`];
}

describe('worklane api, for every operation of the contract', () => {
  it('lists each', async () => {
    const { stdout } = await runCli(['api']);
    for (const [id, { operation }] of everyOperation) {
      expect(stdout).toMatch(new RegExp(`^  ${id} +${operation.summary?.replace(/[()]/g, '.')}$`, 'm'));
    }
  });

  it.each(everyOperation)('has a help of %s with every parameter and required field', async (id, operation) => {
    const { exitCode, stdout } = await runCli(['api', id, '--help']);
    expect(exitCode).toBe(0);
    for (const parameter of operation.parameters) expect(stdout).toContain(`--${kebab(parameter)} <`);
    expect(stdout).toContain(`$ worklane api ${id}`);
  });

  it('names the alternatives of a filter', async () => {
    const { stdout } = await runCli(['api', 'listTasks', '--help']);
    expect(stdout).toContain('--assignee-id <integer or me>');
    expect(stdout).toContain('--due-at-to <date-time or RelativeTime>');
  });

  it.each(everyOperation)(
    'takes the parameters of %s in kebab case, and by their exact names',
    async (id, operation) => {
      const body = requestContent(operation) ? ['--input', '-'] : [];
      const run = (nameOf: typeof kebab) =>
        runCli(['api', id, ...options(operation, nameOf), ...body, '--curl'], { env: env(), input: '{}' });
      const { exitCode, stdout, stderr } = await run(kebab);
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      for (const parameter of operation.parameters) {
        const value = encodeURIComponent(exampleOf(parameter)).replaceAll('%2C', ',');
        if (parameter.in === 'query') expect(stdout).toContain(`${parameter.name}=${value}`);
        else if (parameter.in === 'path') expect(stdout).toMatch(new RegExp(`/${value}[/?'\\s]`));
        else expect(stdout).toContain(`'${parameter.name.toLowerCase()}: ${exampleOf(parameter)}'`);
      }
      expect((await run(exact)).stdout).toBe(stdout);
    },
  );

  const calls = everyOperation
    .filter(([, operation]) => !isStream(operation))
    .flatMap(([id, operation]) => {
      const bodies: [string, unknown][] = requestContent(operation)
        ? exampleBodies(operation)
        : [['no body', undefined]];
      return bodies.map(([name, body]) => [id, name, operation, body] as const);
    });

  it.each(calls)(
    'sends the example of %s, and prints the example of its response: %s',
    async (id, _, operation, body) => {
      server.operation = operation;
      const args = ['api', id, ...requiredOptions(operation), ...(body === undefined ? [] : ['--input', '-'])];
      const { exitCode, stdout, stderr } = await runCli(args, { env: env(), input: JSON.stringify(body) });
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      const { method, path, ...received } = server.received ?? expect.unreachable();
      expect([method.toLowerCase(), path]).toEqual([operation.method, examplePath(operation)]);
      if (body !== undefined) expect(received.body).toEqual(isForm(operation) ? withTexts(body) : body);
      const { response } = exampleResponse(operation);
      if (response === undefined) expect(stdout).toMatch(/^$|^\{"location":/);
      else expect(JSON.parse(stdout)).toEqual(response);
    },
  );

  const bodies = withBody.flatMap(([id, operation]) =>
    exampleBodies(operation)
      .filter(([, body]) => Object.keys(body as object).length > 0)
      .map(([name, body]) => [id, name, operation, body] as const),
  );

  it.each(bodies)('builds the example body of %s from fields: %s', async (_, __, operation, body) => {
    const system = undefined as never;
    await expect(requestBody(operation, { field: fieldsOf(body) }, system)).resolves.toEqual(body);
    const whole = Object.entries(body as object).map(([name, value]) =>
      typeof value === 'object' && value !== null ? `${name}=${JSON.stringify(value)}` : `${name}=${value}`,
    );
    await expect(requestBody(operation, { field: whole }, system)).resolves.toEqual(body);
  });

  const withRequiredBody = withBody.filter(([, { requestBody }]) => requestBody?.required);

  it.each(withRequiredBody)('names the required fields of %s when the body is missing', async (id, operation) => {
    const { exitCode, stderr } = await runCli(['api', id, ...requiredOptions(operation)], { env: env() });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^Error: Missing request body\. (Required fields|Fields): \w+/);
  });

  it.each(operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'sort')).map(({ id }) => [id]))(
    'takes every order of %s, also those that start with a hyphen',
    async (id) => {
      const sort = contract.operation(id).parameters.find(({ name }) => name === 'sort') as ParameterObject;
      for (const order of contract.resolve(sort.schema).enum ?? []) {
        const { stdout } = await runCli(['api', id, '--sort', String(order), '--curl'], { env: env() });
        expect(stdout).toContain(`sort=${order}`);
      }
    },
  );

  it('sends requests of authentication-free operations without a sign-in', async () => {
    const open = operations.filter((operation) => !needsToken(operation) && operation.parameters.length === 0);
    for (const operation of open.filter(({ method }) => method === 'get')) {
      const { id } = operation;
      server.operation = operation;
      const { exitCode } = await runCli(['api', id, '--base-url', server.url]);
      expect([id, exitCode]).toEqual([id, 0]);
    }
  });
});
