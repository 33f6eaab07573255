import { engines } from '@worklane/testing/scope';
import { describe, expect, it } from 'vitest';
import { flawsOf } from '../../scripts/kill-webhooks/flaws.ts';
import type { Message } from '../../scripts/kill-webhooks/mortal-receiver.ts';
import { killDeliveries } from '../../scripts/kill-webhooks/rounds.ts';

describe('kill runs of webhook deliveries', () => {
  // `npm run kill:webhooks -- --kills 200` does the same for longer.
  it.each(engines)(
    'lose no delivery, and log no success that was not received, on %s',
    { timeout: 240_000 },
    async (engine) => {
      const { flaws, kills, acknowledged, received } = await killDeliveries({ engine, kills: 2 });
      expect(flaws).toEqual([]);
      expect(kills).toBe(2);
      expect(acknowledged).toBeGreaterThan(0);
      expect(received).toBeGreaterThanOrEqual(2 * acknowledged);
    },
  );

  const message = (id: string, changes: Partial<Message> = {}): [string, Message] => [
    id,
    { id, eventId: id, entityId: 7, type: 'task.created', version: 1, times: 1, isAccepted: true, ...changes },
  ];
  const state = {
    events: [{ id: 'evt_1', entity_id: 7 }],
    webhooks: [{ id: 1, status: 'enabled' }],
    logs: [{ webhook_id: 1, message_id: 'evt_1', status: 'succeeded' }],
  };

  it.each([
    [[message('evt_1')], []],
    [[message('evt_1', { times: 3 })], []],
    [[], ['webhook 1: evt_1 did not come', 'webhook 1: evt_1 is said to have come']],
    [
      [message('evt_1', { isAccepted: false })],
      ['webhook 1: evt_1 did not come', 'webhook 1: evt_1 is said to have come'],
    ],
    [[message('evt_1', { eventId: 'evt_2' })], ['webhook 1: evt_2 came as evt_1']],
    [
      [message('evt_1'), message('evt_2')],
      ['webhook 1: evt_2 came, and is no event', 'webhook 1: the creation of task 7 came with 2 ids'],
    ],
  ])('finds the violations of %j', (messages, flaws) => {
    expect(flawsOf(state, [7], [{ webhookId: 1, messages: new Map(messages) }])).toEqual(flaws);
  });

  it('reports lost writes and disabled webhooks', () => {
    const received = [{ webhookId: 1, messages: new Map([message('evt_1')]) }];
    expect(flawsOf(state, [7, 8], received)).toEqual(['task 8 is lost']);
    expect(flawsOf({ ...state, webhooks: [{ id: 1, status: 'disabled' }] }, [7], received)).toEqual([
      'webhook 1: it is not enabled any more',
    ]);
  });
});
