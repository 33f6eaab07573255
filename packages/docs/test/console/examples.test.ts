import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleOperation } from '../../src/console/console-data.ts';
import type { ConsoleOperation } from '../../src/console/console-operation.ts';
import { formFields } from '../../src/console/form-fields.ts';
import { type ConsoleRequest, consoleRequest, exampleBody, initialTexts, isForm } from '../../src/console/request.ts';
import { type ReceivedResponse, responseViolations } from '../../src/console/response.ts';
import { send } from '../../src/console/send.ts';
import { operationPlaces } from '../../src/contract/openapi.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock({ port: 0, exampleWebhooks: true });
});
afterAll(() => mock.close());

interface Example {
  readonly operation: ConsoleOperation;
  readonly name: string;
  /** Undefined without a body. */
  readonly mediaType?: string;
  readonly value?: Readonly<Record<string, unknown>>;
}

const order = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

const rank = ({ id, method }: ConsoleOperation) => (id.startsWith('batch') ? order.length : order.indexOf(method));

/** What the consoles offer to send without an entry: those that read first, and those that delete last, batches included. */
const requests: readonly Example[] = operationPlaces
  .map(consoleOperation)
  .flatMap((operation) => {
    const { id, bodies } = operation;
    const ofBodies = Object.entries(bodies).flatMap(([mediaType, { examples }]) =>
      examples.map(({ name, value }) => ({
        operation,
        name: `${id} ${name} as ${mediaType}`,
        mediaType,
        value: value as Record<string, unknown>,
      })),
    );
    return ofBodies.length > 0 ? ofBodies : [{ operation, name: id }];
  })
  .toSorted((one, other) => rank(one.operation) - rank(other.operation));

const isRestoration = ({ operation }: Example) => operation.id.startsWith('restore');

/** What was deleted last is restored first. */
const examples = [...requests.filter((each) => !isRestoration(each)), ...requests.filter(isRestoration).toReversed()];

/** The fields whose values the mock issues, or that depend on the time or on the request before. */
const replacements: Readonly<Record<string, (example: Example) => unknown>> = {
  code: issuedCode,
  refresh_token: ({ value }) => refreshTokens.get(value?.client_id),
  since: () => new Date(Date.now() - 3_600_000).toISOString(),
  updated_at: () => undefined,
};
/** By the ID of the application. */
const refreshTokens = new Map<unknown, string>();

async function withReplacements(example: Example): Promise<Example> {
  const value: Record<string, unknown> = { ...example.value };
  for (const [name, replace] of Object.entries(replacements)) if (name in value) value[name] = await replace(example);
  return { ...example, value };
}

async function issuedCode({ value = {} }: Example): Promise<string | null> {
  const { operation } = examples.find((one) => one.operation.id === 'authorize') ?? expect.unreachable();
  const query = operation.parameters
    .filter(({ name }) => 'code_verifier' in value || !name.startsWith('code_challenge'))
    .map(({ name, example }) => [name, String(value[name] ?? example)]);
  const parameters = new URLSearchParams({ ...Object.fromEntries(query), resource: mock.url });
  const { headers } = await fetch(`${mock.url}/oauth/authorize?${parameters}`, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').searchParams.get('code');
}

const requestOf = ({ operation, mediaType, value }: Example): ConsoleRequest =>
  consoleRequest(
    operation,
    {
      ...{ baseUrl: mock.url, organizationId: 1042, parameters: initialTexts(operation) },
      body: mediaType === undefined ? undefined : exampleBody(mediaType, value),
    },
    operation.authentication === 'bearer' ? 'any-text' : undefined,
  );

/** Returns the response; of a stream, its head. */
function responseTo(request: ConsoleRequest): Promise<ReceivedResponse> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const onStream = (response: ReceivedResponse) => {
      resolve(response);
      controller.abort();
    };
    send(request, { signal: controller.signal, onEvent: () => undefined, onStream }).then(
      (outcome) => (outcome.type === 'response' ? resolve(outcome.response) : reject(new Error('A redirect.'))),
      reject,
    );
  });
}

describe('the console', () => {
  it.each(examples.map((example) => [example.name, example] as const))('sends %s', async (_, example) => {
    const { operation } = example;
    const sent = await withReplacements(example);
    const response = await responseTo(requestOf(sent));
    expect(`${response.status}`, response.text).toMatch(/^[23]/);
    expect(responseViolations(operation, response)).toEqual([]);
    if (sent.value?.grant_type === 'authorization_code') {
      refreshTokens.set(sent.value.client_id, JSON.parse(response.text ?? '').refresh_token);
    }
  });

  it.each(
    examples.filter(({ mediaType = '' }) => isForm(mediaType)).map((example) => [example.name, example] as const),
  )('has a field for each value of %s', (_, { operation, mediaType = '', value = {} }) => {
    const { schema = {} } = operation.bodies[mediaType] ?? {};
    const fields = formFields(schema, value, operation).map(({ name }) => name);
    expect(fields.slice(0, Object.keys(value).length).toSorted()).toEqual(Object.keys(value).toSorted());
  });
});
