import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { freePort } from '@worklane/testing/free-port';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { trigger } from '../../src/commands/trigger.ts';
import { eventTypes, parseDeliveryType, sampleDelivery } from '../../src/index.ts';
import { schemaViolations } from '../response-checks.ts';
import { type ReceivedDelivery, startReceiver, type TestReceiver } from '../webhooks/receiver.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const channels: Record<string, { messages: Record<string, { payload: object; headers: object }> }> = asyncapi.channels;

let receiver: TestReceiver;

beforeEach(async () => {
  receiver = await startReceiver();
});

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await trigger.run(['--to', receiver.url, '--secret', secret, ...args], {
    out: (line) => lines.push(line),
    interrupted: () => Promise.resolve(),
  });
  return { code, lines };
}

/** Returns the violations of AsyncAPI and Standard Webhooks in a delivery. */
function deliveryViolations({ headers, body }: ReceivedDelivery): string[] {
  const event = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; id: string };
  const message = channels[event.type]?.messages[event.type];
  if (!message) return [`no message ${event.type}`];
  return [
    ...(headers['webhook-id'] === event.id ? [] : ['webhook-id is not the id of the event']),
    ...(headers['content-type'] === 'application/json' ? [] : ['is not JSON']),
    ...schemaViolations(event, message.payload, 'asyncapi'),
    ...schemaViolations(headers, message.headers, 'asyncapi'),
  ];
}

const markOf = ({ headers, body }: ReceivedDelivery) => ({
  test: JSON.parse(body).test,
  header: headers['worklane-test'],
});

const typeOf = ({ body }: ReceivedDelivery) => JSON.parse(body).type as string;

describe('trigger', () => {
  it('--all sends a signed delivery of each event that satisfies AsyncAPI', async () => {
    const { code, lines } = await run('--all');
    expect(code).toBe(0);
    expect(lines).toHaveLength(eventTypes.length);
    expect(receiver.received.map(typeOf).sort()).toEqual(
      Object.keys(channels)
        .filter((name) => name !== 'webhook.test')
        .sort(),
    );
    expect(receiver.received.flatMap(deliveryViolations)).toEqual([]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(eventTypes.length);
    expect(receiver.received.map(markOf)).toEqual(eventTypes.map(() => ({ test: true, header: 'true' })));
  });

  it('--as-event sends an event instead of a test message', async () => {
    await run('task.created', '--as-event');
    expect(receiver.received.flatMap(deliveryViolations)).toEqual([]);
    expect(receiver.received.map(markOf)).toEqual([{}]);
  });

  it('sends the test message', async () => {
    const { code, lines } = await run('webhook.test');
    expect(receiver.received.flatMap(deliveryViolations)).toEqual([]);
    expect([code, lines]).toEqual([0, [expect.stringMatching(/^204 webhook\.test evt_[0-9A-Z]{26} \d+ ms$/)]]);
  });

  it('--data is merged into the record and keeps null', async () => {
    await run('project.created', '--data', '{"name":"Roof","due_date":null,"budget":{"amount":5}}');
    expect(receiver.received.flatMap(deliveryViolations)).toEqual([]);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      data: { name: 'Roof', due_date: null, budget: { amount: 5, currency: 'EUR' } },
    });
  });

  it('--repeat sends the same ID and body again', async () => {
    const { lines } = await run('task.created', '--repeat', '3');
    expect(lines).toHaveLength(3);
    expect(receiver.received.flatMap(deliveryViolations)).toEqual([]);
    expect(new Set(receiver.received.map(({ headers, body }) => headers['webhook-id'] + body)).size).toBe(1);
  });

  it.each([500, 301, 410])('exits with 1 when the receiver returns %i', async (returned) => {
    receiver.statuses.push(returned);
    receiver.headers.Location = '/other';
    const { code, lines } = await run('task.created');
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${returned} task`)), 'Failed: 1 of 1.']);
    expect(receiver.received).toHaveLength(1);
  });

  it('exits with 1 when the connection is refused', async () => {
    const { code, lines } = await run('task.created', '--to', `http://127.0.0.1:${await freePort()}`);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^failed task\.created evt_\S+ \d+ ms: The host refused the connection\.$/);
  });

  it('--list prints the events', async () => {
    const { lines } = await run('--list');
    // webhook.test has no event type.
    expect(lines).toHaveLength(eventTypes.length + 1);
    expect(lines[0]).toBe('task.created           A task was created.');
    expect(receiver.received).toEqual([]);
  });

  it.each([
    [['task.create'], 'Unknown event type "task.create". Did you mean "task.created"?'],
    [['task.created', '--data', '{"titel":"x"}'], '/data must NOT have additional properties (titel)'],
    [['task.created', '--data', 'title'], 'Malformed JSON in --data, line 1, column'],
    [['task.created', '--data', '[]'], 'Invalid --data: must be a JSON object'],
    [['task.created', '--all'], 'task.created cannot be combined with --all.'],
    [['--all', '--data', '{}'], '--data cannot be combined with --all'],
    [['task.created', '--secret', 'hunter2'], 'Invalid secret: must be whsec_'],
    [['task.created', '--to', 'localhost'], 'Invalid --to: localhost.'],
    [['task.created', '--repeat', '0'], 'Invalid --repeat: 0.'],
    [['task.created', 'task.updated'], 'Unexpected argument: task.updated.'],
    [[], 'Missing event type.'],
  ])('rejects %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
    expect(receiver.received).toEqual([]);
  });
});

describe('sampleDelivery', () => {
  it('uses the given time', () => {
    const now = new Date('2026-03-02T08:15:00Z');
    const { headers, body } = sampleDelivery('deal.updated', secret, { now });
    expect(headers['webhook-timestamp']).toBe('1772439300');
    expect(JSON.parse(body)).toMatchObject({ type: 'deal.updated', timestamp: now.toISOString() });
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(headers['webhook-id'] ?? '', now, body));
  });

  it('supports the test message beside the events', () => {
    expect(parseDeliveryType('webhook.test')).toBe('webhook.test');
  });
});
