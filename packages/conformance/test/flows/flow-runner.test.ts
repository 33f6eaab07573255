import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import type { ArazzoDocument, FailureAction, Step } from '../../src/flows/arazzo.ts';
import { type Message, runWorkflow, StepFailure } from '../../src/flows/flow-runner.ts';
import type { HttpRequest, Send } from '../../src/http-exchange.ts';

const example = asyncapi.channels['task.created'].messages['task.created'].examples[0];
const { headers, payload } = example as unknown as Message & { payload: { data: { id: number } } };

const receive: Step = {
  stepId: 'created',
  description: 'Receive the event.',
  operationId: '$sourceDescriptions.events.sendTaskCreated',
  action: 'receive',
  timeout: 0,
  successCriteria: [{ condition: '$message.payload#/data/id == $inputs.id' }],
  outputs: { event: '$message.header.webhook-id' },
};
const revoke: Step = {
  stepId: 'revoke',
  description: 'Revoke the token.',
  operationId: 'revokeToken',
  requestBody: { contentType: 'application/x-www-form-urlencoded', payload: { token: '$inputs.token' } },
  successCriteria: [{ condition: '$statusCode == 200' }],
};

const documentOf = (workflowId: string, steps: readonly Step[], outputs = {}): ArazzoDocument => ({
  arazzo: '1.1.0',
  info: { title: workflowId, version: '1.0.0' },
  sourceDescriptions: [{ name: 'other', type: 'arazzo', url: './other.arazzo.yaml' }],
  workflows: [
    { workflowId, description: workflowId, inputs: { type: 'object', required: [], properties: {} }, steps, outputs },
  ],
});

interface Scene {
  /** Of the responses, in their order; 200 by default. */
  readonly statuses?: readonly number[];
  readonly received?: readonly Message[];
}

/** Runs steps against a fake server. */
async function run(steps: readonly Step[], { statuses = [], received = [] }: Scene = {}) {
  const messages = [...received];
  const next = async (type: string) => {
    const index = messages.findIndex((each) => (each.payload as { type: string }).type === type);
    return index < 0 ? undefined : messages.splice(index, 1)[0];
  };
  const requests: HttpRequest[] = [];
  const waits: number[] = [];
  const send: Send = async (_, request) => {
    const status = statuses[requests.length] ?? 200;
    requests.push(request);
    const body = status === 200 ? '{}' : '{"error":"invalid_request"}';
    const responded = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': 'req_1' };
    return { request, response: { status, headers: new Map(Object.entries(responded)), body } };
  };
  const target = {
    baseUrl: 'http://127.0.0.1:1',
    send,
    receiver: { url: 'http://127.0.0.1:2', receive: next },
    documents: { 'other.arazzo.yaml': documentOf('inner', [revoke], { text: 'revoked {$inputs.token}' }) },
    wait: async (milliseconds: number) => waits.push(milliseconds),
  };
  const outputs = Object.fromEntries(
    steps.flatMap(({ stepId, outputs = {} }) =>
      Object.keys(outputs).map((name) => [name, `$steps.${stepId}.outputs.${name}`]),
    ),
  );
  const inputs = { id: payload.data.id, token: 'a&b' };
  const result = await runWorkflow(target, documentOf('outer', steps, outputs), 'outer', inputs);
  return { requests, waits, outputs: result };
}

const retry = (action: Partial<FailureAction> = {}) => ({
  ...revoke,
  onFailure: [{ type: 'retry', ...action }],
});

it('calls an operation with the values of expressions', async () => {
  const { requests } = await run([revoke]);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/oauth/revoke',
      headers: {
        accept: 'application/json, application/problem+json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'token=a%26b',
    },
  ]);
});

it('repeats a step as often as its failure action says', async () => {
  const step = retry({ retryAfter: 1, retryLimit: 2 });
  const { requests, waits } = await run([step], { statuses: [400, 400, 200] });
  expect([requests.length, waits]).toEqual([3, [1000, 1000]]);
  const failure = run([step], { statuses: [400, 400, 400] });
  await expect(failure).rejects.toMatchObject({ step: 'outer/revoke', message: 'expected $statusCode == 200' });
  await expect(run([retry()], { statuses: [400, 400] })).rejects.toThrow(StepFailure);
});

it('runs a workflow of another document with its inputs, and names a step that fails in it', async () => {
  const parameters = [{ name: 'token', value: 'x' }];
  const step: Step = {
    stepId: 'inner',
    description: 'Run the workflow.',
    workflowId: '$sourceDescriptions.other.inner',
    parameters,
    outputs: { text: '$outputs.text' },
  };
  expect((await run([step])).outputs).toEqual({ text: 'revoked x' });
  await expect(run([step], { statuses: [400] })).rejects.toMatchObject({ step: 'inner/revoke' });
});

const message: Message = { headers, payload };
const test = { headers, payload: { ...payload, type: 'webhook.test' } };
const invalid = { headers, payload: { ...payload, timestamp: 'yesterday' } };
const other = { headers, payload: { ...payload, data: { ...payload.data, id: 1 } } };

it('receives the message of its type, among others that arrived before', async () => {
  const { outputs } = await run([receive], { received: [test, message] });
  expect(outputs).toEqual({ event: headers['webhook-id'] });
});

it.each<[string, Step, readonly Message[], string]>([
  ['no message of its type arrives', receive, [test], 'received no task.created within 0 ms'],
  ['a message arrives twice', receive, [message, message], 'received task.created twice'],
  ['a message differs from the contract', receive, [invalid], '/timestamp must match format'],
  [
    'a message does not meet a criterion',
    receive,
    [other, message],
    'expected $message.payload#/data/id == $inputs.id',
  ],
  [
    'an output refers to nothing',
    { ...receive, outputs: { a: '$message.header.a' } },
    [message],
    '$message.header.a refers',
  ],
  ['another step must run first', { ...receive, dependsOn: ['create'] }, [], 'depends on create, which has not run'],
  ['it sends a message', { ...receive, action: 'send' }, [], 'Unsupported action: send.'],
  [
    'it uses an unknown failure action',
    { ...receive, onFailure: [{ type: 'goto' }] },
    [],
    'Unsupported failure action: goto.',
  ],
])('a step fails when %s', async (_, step, received, reason) => {
  const failure = run([step], { received });
  await expect(failure).rejects.toThrow(reason);
  await expect(failure).rejects.toMatchObject({ step: 'outer/created' });
});
