import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import asyncapi from '@worklane/contract/asyncapi.json' with { type: 'json' };
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trigger } from '../../src/commands/trigger.ts';
import { deliveryType, eventTypes, sampleDelivery } from '../../src/index.ts';
import { closedPort } from '../closed-port.ts';
import { faults } from '../response-checks.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const channels: Record<string, { messages: Record<string, { payload: object; headers: object }> }> = asyncapi.channels;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status, { Location: '/elsewhere' }).end();
});

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));

beforeEach(() => {
  received.length = 0;
  status = 204;
});

afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const to = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const code = await trigger.run(['--to', to, '--secret', secret, ...args], {
    out: (line) => lines.push(line),
    interrupted: () => Promise.resolve(),
  });
  return { code, lines };
}

/** What AsyncAPI and Standard Webhooks say of a delivery. */
function judge({ headers, body }: Received): string[] {
  const event = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string; id: string };
  const message = channels[event.type]?.messages[event.type];
  if (!message) return [`no message ${event.type}`];
  return [
    ...(headers['webhook-id'] === event.id ? [] : ['webhook-id is not the id of the event']),
    ...(headers['content-type'] === 'application/json' ? [] : ['is not JSON']),
    ...faults(event, message.payload, 'asyncapi'),
    ...faults(headers, message.headers, 'asyncapi'),
  ];
}

const typeOf = ({ body }: Received) => JSON.parse(body).type as string;

describe('trigger', () => {
  it('delivers each of the 48 events, signed, as AsyncAPI describes it', async () => {
    const { code, lines } = await run('--all');
    expect(code).toBe(0);
    expect(lines).toHaveLength(48);
    expect(received.map(typeOf).sort()).toEqual(
      Object.keys(channels)
        .filter((name) => name !== 'webhook.test')
        .sort(),
    );
    expect(received.flatMap(judge)).toEqual([]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(48);
  });

  it('delivers the test message', async () => {
    const { code, lines } = await run('webhook.test');
    expect(received.flatMap(judge)).toEqual([]);
    expect([code, lines]).toEqual([0, [expect.stringMatching(/^204 webhook\.test evt_[0-9A-Z]{26} \d+ ms$/)]]);
  });

  it('puts data into the record, and keeps nulls', async () => {
    await run('project.created', '--data', '{"name":"Roof","due_date":null,"budget":{"amount":5}}');
    expect(received.flatMap(judge)).toEqual([]);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      data: { name: 'Roof', due_date: null, budget: { amount: 5, currency: 'EUR' } },
    });
  });

  it('repeats a delivery as a retry does: the same id and body', async () => {
    const { lines } = await run('task.created', '--repeat', '3');
    expect(lines).toHaveLength(3);
    expect(received.flatMap(judge)).toEqual([]);
    expect(new Set(received.map(({ headers, body }) => headers['webhook-id'] + body)).size).toBe(1);
  });

  it.each([500, 301, 410])('fails when the receiver answers %i', async (answer) => {
    status = answer;
    const { code, lines } = await run('task.created');
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${answer} task`)), 'Failed: 1 of 1.']);
    expect(received).toHaveLength(1);
  });

  it('fails when nobody listens', async () => {
    const { code, lines } = await run('task.created', '--to', await closedPort());
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^failed task\.created evt_\S+ \d+ ms: ECONNREFUSED$/);
  });

  it('lists the events', async () => {
    const { lines } = await run('--list');
    expect(lines).toHaveLength(49);
    expect(lines[0]).toBe('task.created           A task was created.');
    expect(received).toEqual([]);
  });

  it.each([
    [['task.create'], 'There is no event task.create. The nearest are task.created,'],
    [['task.created', '--data', '{"titel":"x"}'], '/data must NOT have additional properties (titel)'],
    [['task.created', '--data', 'title'], '--data is no JSON'],
    [['task.created', '--data', '[]'], '--data must be a JSON object'],
    [['task.created', '--all'], 'Give task.created or --all, not both.'],
    [['--all', '--data', '{}'], '--data goes with one event'],
    [['task.created', '--secret', 'hunter2'], 'The secret must be whsec_'],
    [['task.created', '--to', 'localhost'], '--to localhost is no http URL'],
    [['task.created', '--repeat', '0'], '--repeat 0 is no number of times'],
    [['task.created', 'task.updated'], 'Unexpected task.updated.'],
    [[], 'Name an event, or give --all or --list.'],
  ])('refuses %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
    expect(received).toEqual([]);
  });
});

describe('sampleDelivery', () => {
  it('has the clock of its caller', () => {
    const now = new Date('2026-03-02T08:15:00Z');
    const { headers, body } = sampleDelivery('deal.updated', secret, { now });
    expect(headers['webhook-timestamp']).toBe('1772439300');
    expect(JSON.parse(body)).toMatchObject({ type: 'deal.updated', timestamp: now.toISOString() });
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(headers['webhook-id'] ?? '', now, body));
  });

  it('knows the 48 events and the test message', () => {
    expect(eventTypes).toHaveLength(48);
    expect(deliveryType('webhook.test')).toBe('webhook.test');
  });
});
