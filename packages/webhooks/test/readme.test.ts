import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { freePort } from '@worklane/testing/free-port';
import { waitFor } from '@worklane/testing/wait-for';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DeliveryType } from '../src/index.ts';
import { statuses } from '../src/webhook-error.ts';
import { delivery, sample, secret, signed } from './delivery.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/^```ts\n(.+?)^```/gms)].map(([, code = '']) => code);
const folder = fileURLToPath(new URL('../test-results/readme/', import.meta.url));

let said: string;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
beforeEach(() => {
  said = '';
  vi.stubEnv('WORKLANE_WEBHOOK_SECRET', secret);
  vi.spyOn(console, 'log').mockImplementation((...words) => {
    said += `${format(...words)}\n`;
  });
});

const started = new Set<string>();
let files = 0;

/** Serves the receiver of a snippet that does not start a server. */
const serve = `
const { createServer: serverOf } = await import('node:http');
const { nodeHandler: handlerOf } = await import('@worklane/webhooks/node');
serverOf(handlerOf(receiver)).listen(3000);
`;

/** Runs the only snippet that contains the text; its servers stop with the test. */
async function start(text: string) {
  const found = snippets.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  const [code = ''] = found;
  started.add(code);
  const port = await freePort();
  files += 1;
  const file = `${folder}run-${files}.ts`;
  writeFileSync(file, (code.includes('3000') ? code : code + serve).replace('3000', `${port}`));
  const listen = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => {
    for (const server of listen.mock.contexts) (server as Server).close();
  });
  const exported = await import(file);
  const url = `http://127.0.0.1:${port}/hooks`;
  await waitFor(() => fetch(url));
  return {
    exported,
    deliver: async (type: DeliveryType, data: object = {}) => {
      const event = sample(type);
      const body = JSON.stringify({ ...event, data: { ...event.data, ...data } });
      const response = await fetch(url, signed(body, { id: event.id, at: new Date() }));
      const { result } = (await response.json()) as { result: string };
      return [response.status, result, response.headers.get('retry-after')];
    },
  };
}

const handled = [200, 'handled', null];
const unhandled = [200, 'unhandled', null];

describe('snippets', () => {
  it('run the first receiver', async () => {
    const { deliver } = await start('createServer(nodeHandler(receiver)).listen(3000);');
    expect(await deliver('task.created', { title: 'Call Maja' })).toEqual(handled);
    await expect.poll(() => said).toBe('Call Maja\n');
  });

  it('dispatch events by type and by pattern', async () => {
    const { deliver } = await start(".on('webhook.test'");
    await deliver('contact.created', { last_name: 'Lindqvist' });
    await deliver('task.deleted', { id: 7 });
    await deliver('deal.updated', { stage: 'won', value: null });
    await deliver('webhook.test');
    await expect.poll(() => said).toBe('contact.created Lindqvist\ntask.deleted 7\nWon: null\nTest received\n');
    expect(await deliver('task.updated')).toEqual(handled);
    await expect.poll(() => said).toMatch(/ was /);
  });

  it.each(['webHandler(receiver)', 'fastifyReceiver, {', 'expressHandler(receiver)', 'export async function handler'])(
    'serve with %s',
    async (text) => {
      const { deliver } = await start(text);
      expect(await deliver('task.created')).toEqual(unhandled);
    },
  );

  it('ask for a retry', async () => {
    const { deliver } = await start("'retry_later'");
    expect(await deliver('order.created')).toEqual([503, 'retry_later', '600']);
  });

  it('skip duplicate and stale events', async () => {
    const { deliver } = await start('memorySeen()');
    expect(await deliver('task.updated', { version: 5 })).toEqual(handled);
    expect(await deliver('task.updated', { version: 5 })).toEqual([200, 'duplicate', null]);
    expect(await deliver('task.created', { version: 4, id: sample('task.updated').data.id })).toEqual([
      200,
      'stale',
      null,
    ]);
  });

  it('validate payloads', async () => {
    const { deliver } = await start("from '@worklane/webhooks/validate'");
    expect(await deliver('quote.created', { mood: 'good' })).toEqual(handled);
    await expect.poll(() => said).toBe(`${sample('quote.created').data.totals.gross.amount}\n`);
    expect(await deliver('quote.created', { title: 7 })).toEqual([400, 'invalid_payload', null]);
  });

  it('accept a second secret', async () => {
    const { deliver } = await start('WORKLANE_WEBHOOK_SECRET_OLD');
    expect(await deliver('task.created')).toEqual(handled);
    await expect.poll(() => said).toBe(`${sample('task.created').id}\n`);
  });

  it('sign a delivery', async () => {
    await start('signDelivery(');
    await expect.poll(() => said).toBe('Deleted: 7\n');
  });

  it('verify a delivery', async () => {
    await start('receiver.verify');
    await expect.poll(() => said).toMatch(/^missing_header Missing header: webhook-timestamp\./);
  });
});

it('has an AWS Lambda function that accepts a delivery', async () => {
  const { exported } = await start('export async function handler');
  expect(await exported.handler(delivery('task.created', { at: new Date() }))).toMatchObject({ statusCode: 200 });
});

it('has no snippet that is not tested', () => {
  expect(started.size).toBe(snippets.length);
});

it('lists every error code with its status', () => {
  const rows = [...readme.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, code, status]) => [code, Number(status)]);
  expect(rows).toEqual(Object.entries(statuses));
});
