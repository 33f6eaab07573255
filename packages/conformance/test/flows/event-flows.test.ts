import { operations } from '@worklane/contract';
import { expect, test } from 'vitest';
import { casesOf } from '../../src/cases/index.ts';
import type { Delivery } from '../../src/receiver/receiver.ts';
import { runCase } from '../../src/run.ts';
import { interceptDeliveries } from '../../src/score/server.ts';
import { startTarget } from '../start-target.ts';

const { createWebhook } = operations;

type Sent = Pick<Delivery, 'headers'> & { readonly url: string; readonly body: string };

const withData =
  (changes: object, type = '') =>
  (sent: Sent): Sent[] => {
    const payload = JSON.parse(sent.body);
    if (!payload.type.includes(type)) return [sent];
    return [{ ...sent, body: JSON.stringify({ ...payload, data: { ...payload.data, ...changes } }) }];
  };

const withPrevious = (sent: Sent): Sent[] => {
  const { previous, ...payload } = JSON.parse(sent.body);
  const changed = previous && { previous: { ...previous, stock_quantity: 1 } };
  return [{ ...sent, body: JSON.stringify({ ...payload, ...changed }) }];
};

const withOtherId = (sent: Sent): Sent[] => [
  { ...sent, headers: { ...sent.headers, 'webhook-id': 'evt_01KJYZKWA0WMTNP01XBWSWF41W' } },
];

test.each<[string, (sent: Sent) => Sent[], RegExp]>([
  ['is repeated', (sent) => [sent, sent], /created: received product.created twice$/],
  ['has another ID than its body', withOtherId, /created: .*webhook-id/],
  ['has another value than the record', withData({ name: 'Other' }), /created: .*payload#\/data == /],
  ['has the wrong previous value', withPrevious, /updated: .*previous\/stock_quantity == /],
  ['has no new version when it is deleted', withData({ version: 2 }, 'deleted'), /deleted: .*data\/version == 3/],
])('a flow fails when an event %s', async (_, change, failure) => {
  const { server, send, target } = await startTarget();
  const { receiver } = server;
  if (receiver) {
    interceptDeliveries(receiver, (sent, deliver) => change(sent).map(deliver)[0] ?? expect.unreachable());
  }
  const flow = casesOf(createWebhook, target).find(({ name }) => name.endsWith('events/product-events'));
  const outcome = flow && (await runCase(createWebhook, flow, { target, send, receiver, cleansUp: false }));
  expect(outcome).toMatchObject({ violations: [expect.stringMatching(failure)] });
});
