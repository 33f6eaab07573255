import { engines } from '@worklane/testing/tier';
import { describe, expect, it } from 'vitest';
import type { ReceivedMessage } from '../../scripts/kill-webhooks/restartable-receiver.ts';
import { runDeliveryKills } from '../../scripts/kill-webhooks/run-kills.ts';
import { findViolations } from '../../scripts/kill-webhooks/violations.ts';

// `npm run kill:webhooks -- --kills 200` does the same for longer.
it.each(engines)(
  'makes every delivery, and logs no false success, after kill -9 on %s',
  { timeout: 240_000 },
  async (engine) => {
    const { violations, kills, acknowledged, received } = await runDeliveryKills({ engine, kills: 2 });
    expect(violations).toEqual([]);
    expect(kills).toBe(2);
    expect(acknowledged).toBeGreaterThan(0);
    expect(received).toBeGreaterThanOrEqual(2 * acknowledged);
  },
);

const message = (id: string, changes: Partial<ReceivedMessage> = {}): [string, ReceivedMessage] => [
  id,
  { id, eventId: id, entityId: 7, type: 'task.created', version: 1, times: 1, isAccepted: true, ...changes },
];
const state = {
  events: [{ id: 'evt_1', entity_id: 7 }],
  webhooks: [{ id: 1, status: 'enabled' }],
  logs: [{ webhook_id: 1, message_id: 'evt_1', status: 'succeeded' }],
};

describe('findViolations', () => {
  it.each([
    [[message('evt_1')], []],
    [[message('evt_1', { times: 3 })], []],
    [[], ['webhook 1: evt_1 was not delivered', 'webhook 1: evt_1 was not delivered but is logged as succeeded']],
    [
      [message('evt_1', { isAccepted: false })],
      ['webhook 1: evt_1 was not delivered', 'webhook 1: evt_1 was not delivered but is logged as succeeded'],
    ],
    [[message('evt_1', { eventId: 'evt_2' })], ['webhook 1: evt_2 was delivered as evt_1']],
    [
      [message('evt_1'), message('evt_2')],
      [
        'webhook 1: evt_2 was delivered but is not an event',
        'webhook 1: the creation of task 7 was delivered with 2 ids',
      ],
    ],
  ])('compares received messages with events and logs: %j', (messages, violations) => {
    expect(findViolations(state, [7], [{ webhookId: 1, messages: new Map(messages) }])).toEqual(violations);
  });

  it('reports lost acknowledged writes and disabled webhooks', () => {
    const received = [{ webhookId: 1, messages: new Map([message('evt_1')]) }];
    expect(findViolations(state, [7, 8], received)).toEqual(['task 8 is lost']);
    expect(findViolations({ ...state, webhooks: [{ id: 1, status: 'disabled' }] }, [7], received)).toEqual([
      'webhook 1: it was disabled',
    ]);
  });
});
