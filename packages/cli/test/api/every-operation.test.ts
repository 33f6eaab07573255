import type { DescribedOperation, ParameterObject } from '@worklane/contract/openapi-reader';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestBody } from '../../src/api/request-body.ts';
import { contract } from '../../src/contract/contract-document.ts';
import { isStream, needsToken, requestContent, successContent } from '../../src/contract/described-operation.ts';
import { runCli } from '../run-cli.ts';
import { fieldsOf } from './fields-of.ts';

const operations = [...contract.operations.values()];
const everyOperation = operations.map((operation) => [operation.id, operation] as const);
const withBody = everyOperation.filter(([, operation]) => requestContent(operation));

let mock: RunningMock;
/** Responds with the examples of the contract. */
let examples: RunningMock;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  examples = await startMock({ port: 0, stateless: true });
});
afterAll(() => Promise.all([mock.close(), examples.close()]));

const env = () => ({ WORKLANE_TOKEN: 'x', WORKLANE_ORGANIZATION_ID: '1042', WORKLANE_BASE_URL: mock.url });

const kebab = ({ name }: ParameterObject) => name.toLowerCase().replaceAll('_', '-');
const exact = ({ name }: ParameterObject) => name;

/** Returns an option for each parameter, with the example of the contract. */
const options = (operation: DescribedOperation, nameOf: (parameter: ParameterObject) => string): string[] =>
  operation.parameters.map((parameter) => `--${nameOf(parameter)}=${exampleOf(parameter)}`);

const exampleOf = ({ example }: ParameterObject) => [example].flat().join(',');

const requiredOptions = (operation: DescribedOperation) =>
  options({ ...operation, parameters: operation.parameters.filter(({ required }) => required) }, kebab);

/** The server metadata contains the address of the mock. */
const withExampleHost = (text: string) => text.replaceAll(examples.url, 'https://api.worklane.example');

const exampleBodies = (operation: DescribedOperation) => contract.examples(requestContent(operation)?.[1] ?? {});

describe('worklane api, for every operation of the contract', () => {
  it.each(everyOperation)('lists %s', async (id, { operation }) => {
    const { stdout } = await runCli(['api']);
    expect(stdout).toMatch(new RegExp(`^  ${id} +${operation.summary?.replace(/[()]/g, '.')}$`, 'm'));
  });

  it.each(everyOperation)('has a help of %s with every parameter and required field', async (id, operation) => {
    const { exitCode, stdout } = await runCli(['api', id, '--help']);
    expect(exitCode).toBe(0);
    for (const parameter of operation.parameters) expect(stdout).toContain(`--${kebab(parameter)} <`);
    expect(stdout).toContain(`$ worklane api ${id}`);
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

  it.each(calls)('sends the example of %s: %s', async (id, _, operation, body) => {
    const args = ['api', id, ...requiredOptions(operation), ...(body === undefined ? [] : ['--input', '-'])];
    const { exitCode, stdout, stderr } = await runCli([...args, '--json'], { env: env(), input: JSON.stringify(body) });
    if (exitCode === 0) {
      expect(stderr).toBe('');
      expect(stdout === '' || JSON.parse(stdout)).toBeTruthy();
      return;
    }
    const { error } = JSON.parse(stderr);
    expect(Object.keys(operation.responses)).toContain(String(error.status));
    // Only records and webhooks of the examples may be missing.
    expect(
      body !== undefined || !needsToken(operation) || /id\}/.test(operation.path.replace('{organization_id}', '')),
    ).toBe(true);
  });

  it.each(calls)('prints the example response of %s: %s', async (id, _, operation, body) => {
    const args = ['api', id, ...requiredOptions(operation), ...(body === undefined ? [] : ['--input', '-'])];
    const result = await runCli(args, {
      env: { ...env(), WORKLANE_BASE_URL: examples.url },
      input: JSON.stringify(body),
    });
    expect({ ...result, stdout: '' }).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    const [, content] = Object.entries(successContent(operation))[0] ?? [];
    if (content)
      expect(contract.examples(content).map(([, value]) => value)).toContainEqual(
        JSON.parse(withExampleHost(result.stdout)),
      );
    else expect(result.stdout).toMatch(/^$|^\{"location":/);
  });

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
    for (const { id } of open.filter(({ method }) => method === 'get')) {
      const { exitCode } = await runCli(['api', id, '--base-url', mock.url]);
      expect([id, exitCode]).toEqual([id, 0]);
    }
  });
});
