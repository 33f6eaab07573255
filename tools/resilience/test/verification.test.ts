import { describe, expect, it } from 'vitest';
import type { ReceivedMessage } from '../src/receiver.ts';
import { findDeliveryViolations } from '../src/verification/deliveries.ts';
import { findRecordViolations, type RecordState } from '../src/verification/records.ts';
import { commitSettingViolations, compareFeeds } from '../src/verification/verify.ts';

const names = ['task.created 1 1', 'task.updated 1 2', 'task.deleted 1 3'];
const [created = '', updated = '', deleted = ''] = names;

it.each<[string, string[], Partial<ReturnType<typeof compareFeeds>>]>([
  ['nothing for a feed that has every change once', names, {}],
  ['an event that is missing', [created, deleted], { eventsLost: [`b: ${updated} was not received`] }],
  [
    'an event that is received twice',
    [...names, deleted],
    {
      eventsDuplicated: [
        `b: ${deleted} was received twice or was not acknowledged`,
        `b: ${deleted} was received after a later version`,
      ],
    },
  ],
  [
    'an event without a change',
    [...names, 'task.created 2 1'],
    { eventsDuplicated: ['b: task.created 2 1 was received twice or was not acknowledged'] },
  ],
  [
    'versions of a record in the wrong order',
    [updated, created, deleted],
    {
      eventsDuplicated: [
        `b: ${created} was received after a later version`,
        `b: ${updated} was received in another order than by a`,
      ],
    },
  ],
])('compareFeeds reports %s', (_name, events, findings) => {
  const received = [
    { reader: 'a', events: names },
    { reader: 'b', events },
  ];
  expect(compareFeeds(names, received)).toEqual({ eventsLost: [], eventsDuplicated: [], ...findings });
});

it('commitSettingViolations reports a session whose commits do not wait for the disk', async () => {
  const settings = (value: string) => ({ query: async () => [{ name: 'synchronous_commit', value }] as never });
  expect(await commitSettingViolations(settings('on'))).toEqual([]);
  expect(await commitSettingViolations(settings('off'))).toEqual([
    'a power cut may lose acknowledged writes: synchronous_commit is off in sessions of the service',
  ]);
});

const message = (id: string, changes: Partial<ReceivedMessage> = {}): [string, ReceivedMessage] => [
  id,
  { id, eventId: id, entityId: 7, type: 'task.created', version: 1, times: 1, isAccepted: true, ...changes },
];
const undelivered = ['evt_1 was not delivered', 'evt_1 was not delivered but is logged as succeeded'];

describe('findDeliveryViolations', () => {
  const state = {
    events: [{ id: 'evt_1' }],
    webhooks: [{ status: 'enabled' }],
    logs: [{ message_id: 'evt_1', status: 'succeeded' }],
  };

  it.each([
    [[message('evt_1')], []],
    [[message('evt_1', { times: 3 })], []],
    [[], undelivered],
    [[message('evt_1', { isAccepted: false })], undelivered],
    [[message('evt_1', { eventId: 'evt_2' })], ['evt_2 was delivered as evt_1']],
    [
      [message('evt_1'), message('evt_2')],
      ['evt_2 was delivered but is not an event', 'task.created 7 1 was delivered with 2 ids'],
    ],
  ])('compares received messages with events and logs: %j', (messages, violations) => {
    expect(findDeliveryViolations(state, new Map(messages))).toEqual(violations);
  });

  it('reports a webhook that was disabled', () => {
    const webhooks = [{ status: 'disabled' }];
    expect(findDeliveryViolations({ ...state, webhooks }, new Map([message('evt_1')]))).toEqual([
      'the webhook is disabled',
    ]);
  });
});

describe('findRecordViolations', () => {
  const acknowledged = { action: 'created', kind: 'task', id: 2, version: 1, key: 'a' } as const;
  const event = { type: 'task.created', entity: 'task', entity_id: 2, version: 1, data: { project_id: 1 } };
  const whole: RecordState = {
    records: [{ kind: 'task', id: 2, version: 1, document: { project_id: 1 } }],
    events: [event],
    references: [{ id: 2, pointer: '/project_id', target_id: 1 }],
    keys: [{ key: 'a', id: 2 }],
  };
  const quote = (id: number, number: string) => ({
    record: { kind: 'quote', id, version: 1, document: { number } },
    event: { type: 'quote.created', entity: 'quote', entity_id: id, version: 1, data: { number } },
  });
  const quotes = [quote(4, 'Q-2026-1'), quote(5, 'Q-2026-3')];
  const reference = 'the reference 2 /project_id 1 is only in the document or only in the table';

  it.each<[string, Partial<RecordState>, string[]]>([
    ['nothing for a whole write', {}, []],
    [
      'a lost write and its key',
      { records: [], events: [], references: [], keys: [] },
      ['task 2 created in version 1 is lost', 'the idempotency key of task 2 is lost'],
    ],
    ['a lost key', { keys: [] }, ['the idempotency key of task 2 is lost']],
    [
      'a key without its record',
      { keys: [...whole.keys, { key: 'b', id: 3 }] },
      ['the idempotency key b belongs to record 3, which was never created'],
    ],
    [
      'a record without its event',
      { events: [], keys: [] },
      ['task 2 created in version 1 is lost', 'the idempotency key of task 2 is lost', 'task 2 has no event'],
    ],
    ['an event without its record', { records: [], references: [] }, ['task 2 has events and does not exist']],
    [
      'a record that a deletion has left',
      { events: [event, { ...event, type: 'task.deleted', version: 2 }] },
      ['task 2 exists although its deletion has an event'],
    ],
    ['a missing version', { events: [event, { ...event, version: 3 }] }, ['task 2 has a gap in its events']],
    [
      'a record that differs from its last event',
      { events: [{ ...event, data: { project_id: 2 } }] },
      ['task 2 differs from its last event'],
    ],
    ['a partial reference', { references: [] }, [reference]],
    [
      'a gap in quote numbers',
      {
        records: [...whole.records, ...quotes.map(({ record }) => record)],
        events: [event, ...quotes.map((each) => each.event)],
      },
      ['the quote numbers have a gap'],
    ],
  ])('reports %s', (_name, changes, violations) => {
    expect(findRecordViolations({ ...whole, ...changes }, [acknowledged])).toEqual(violations);
  });
});
