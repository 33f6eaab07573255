import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '@worklane/testing/free-port';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeliveryType } from '../src/index.ts';
import { delivery, sample, secret, signed } from './delivery.ts';
import { runProgram } from './run-program.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const snippets = [...readme.matchAll(/^```ts\n(.+?)^```/gms)].map(([, code = '']) => code);
const folder = fileURLToPath(new URL('../test-results/readme/', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
const fileOf = (name: string) => `${folder}${name}.ts`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

it('has snippets that pass the type check', () => {
  for (const [index, code] of snippets.entries()) writeFileSync(fileOf(`types-${index}`), code);
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ extends: '../../tsconfig.json', include: ['types-*.ts'] }));
  const check = () => execFileSync(compiler, ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(check).not.toThrow();
});

const started = new Set<string>();

/** Serves the receiver of a snippet that does not start a server. */
const serve = `
const { createServer: serverOf } = await import('node:http');
const { nodeHandler: handlerOf } = await import('@worklane/webhooks/node');
serverOf(handlerOf(receiver)).listen(3000);
`;

/** Runs the only snippet that contains the text, in a child process. */
async function start(text: string) {
  const found = snippets.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  const [code = ''] = found;
  started.add(code);
  const port = await freePort();
  const program = code.includes('3000') ? code : code + serve;
  writeFileSync(fileOf(`run-${port}`), program.replace('3000', `${port}`));
  const running = runProgram(fileOf(`run-${port}`));
  const url = `http://127.0.0.1:${port}/hooks`;
  await running.listening(url);
  return {
    output: running.output,
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
    const { deliver, output } = await start('createServer(nodeHandler(receiver)).listen(3000);');
    expect(await deliver('task.created', { title: 'Call Maja' })).toEqual(handled);
    await expect.poll(output).toBe('Call Maja\n');
  });

  it('dispatch events by type and by pattern', async () => {
    const { deliver, output } = await start(".on('webhook.test'");
    await deliver('contact.created', { last_name: 'Lindqvist' });
    await deliver('task.deleted', { id: 7 });
    await deliver('deal.updated', { stage: 'won', value: null });
    await deliver('webhook.test');
    await expect.poll(output).toBe('contact.created Lindqvist\ntask.deleted 7\nWon: null\nTest received\n');
    expect(await deliver('task.updated')).toEqual(handled);
    await expect.poll(output).toMatch(/ was /);
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
    const { deliver, output } = await start("from '@worklane/webhooks/validate'");
    expect(await deliver('quote.created', { mood: 'good' })).toEqual(handled);
    await expect.poll(output).toBe(`${sample('quote.created').data.totals.gross.amount}\n`);
    expect(await deliver('quote.created', { title: 7 })).toEqual([400, 'invalid_payload', null]);
  });

  it('accept a second secret', async () => {
    const { deliver, output } = await start('WORKLANE_WEBHOOK_SECRET_OLD');
    expect(await deliver('task.created')).toEqual(handled);
    await expect.poll(output).toBe(`${sample('task.created').id}\n`);
  });

  it('sign a delivery', async () => {
    const { output } = await start('signDelivery(');
    await expect.poll(output).toBe('Deleted: 7\n');
  });

  it('verify a delivery', async () => {
    const { output } = await start('receiver.verify');
    await expect.poll(output).toMatch(/^missing_header Missing header: webhook-timestamp\./);
  });
});

it('has an AWS Lambda function that accepts a delivery', async () => {
  const file = fileOf('lambda');
  writeFileSync(file, snippets.find((code) => code.includes('export async function handler')) ?? '');
  vi.stubEnv('WORKLANE_WEBHOOK_SECRET', secret);
  const { handler } = await import(file);
  expect(await handler(delivery('task.created', { at: new Date() }))).toMatchObject({ statusCode: 200 });
});

it('has no snippet that is not tested', () => {
  expect(started.size).toBe(snippets.length);
});
