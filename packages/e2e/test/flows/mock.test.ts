import { type Credentials, type Message, runFlows } from '@worklane/conformance';
import { type RunningMock, startMock } from '@worklane/mock';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FlowTargetOptions, startFlowTarget } from './flow-target.ts';

let mock: RunningMock;
let credentials: Credentials;

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  credentials = (await (await fetch(`${mock.url}/__mock/credentials`)).json()) as Credentials;
});
afterAll(() => mock?.close());

/** Runs flows on the mock. */
async function run(flows: readonly string[], options: FlowTargetOptions = {}) {
  const target = await startFlowTarget(mock.url, credentials, options);
  onTestFinished(() => target.stop());
  return runFlows({ ...target, only: (flow) => flows.includes(flow) });
}

const typeOf = ({ payload }: Message) => (payload as { type: string }).type;

test.each<[string, (message: Message) => readonly Message[], string, RegExp]>([
  ['is repeated', (message) => [message, message], 'created', /^received product.created twice$/],
  ['has another ID than its body', withHeader('webhook-id', 'evt_01KJYZKWA0WMTNP01XBWSWF41W'), 'created', /webhook-id/],
  ['has another value than the record', withData({ name: 'Other' }), 'created', /payload#\/data == /],
  ['has the wrong previous value', withPrevious({ stock_quantity: 1 }), 'updated', /previous\/stock_quantity == /],
  [
    'has no new version when it is deleted',
    withData({ version: 2 }, 'product.deleted'),
    'deleted',
    /data\/version == 3/,
  ],
])('a flow fails when an event %s', async (_, tamper, step, message) => {
  const [result] = await run(['events/product-events'], { tamper });
  expect(result?.failure?.step).toBe(`product-events/${step}`);
  expect(result?.failure?.message).toMatch(message);
});

function withHeader(name: string, value: string) {
  return (message: Message) => [{ ...message, headers: { ...message.headers, [name]: value } }];
}

function withData(changes: object, type?: string) {
  return (message: Message) => {
    const payload = message.payload as { data: object };
    const isChanged = type === undefined || typeOf(message) === type;
    return [isChanged ? { ...message, payload: { ...payload, data: { ...payload.data, ...changes } } } : message];
  };
}

function withPrevious(changes: object) {
  return (message: Message) => {
    const payload = message.payload as { previous?: object };
    const { previous } = payload;
    return [previous ? { ...message, payload: { ...payload, previous: { ...previous, ...changes } } } : message];
  };
}
