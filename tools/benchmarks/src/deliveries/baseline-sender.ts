import { createHmac } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { deliveryRules } from '@worklane/contract';
import { Pool } from 'undici';

export interface BaselineOptions {
  /** The origin of the receiver. */
  origin: string;
  /** The body of each request. */
  body: string;
}

/** Sends a number of requests, as fast as possible or at a rate. */
export type BaselineCommand = { send: number } | { pace: { perSecond: number; count: number } };

/** The upper bound: signs and sends requests with undici, 64 concurrently, without a database. */
const { origin, body } = JSON.parse(process.argv[2] ?? '') as BaselineOptions;
const pool = new Pool(origin, { connections: 64 });

const key = Buffer.alloc(32, 7);

/** Returns the headers of Standard Webhooks. */
function signedHeaders(id: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    ...deliveryRules.headers,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

async function send(id: string): Promise<void> {
  const headers = signedHeaders(id);
  const response = await pool.request({ path: '/baseline', method: 'POST', headers, body });
  await response.body.dump();
}

async function sendAll(count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await send(`evt_${next++}`);
  };
  await Promise.all(Array.from({ length: 64 }, work));
}

/** Returns the start time of each request in nanoseconds of process.hrtime. */
async function sendAtRate(perSecond: number, count: number): Promise<[id: string, startedAt: string][]> {
  const started: [string, string][] = [];
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < count; number++) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await setTimeout(wait);
    started.push([`evt_${number}`, String(process.hrtime.bigint())]);
    sending.push(send(`evt_${number}`));
  }
  await Promise.all(sending);
  return started;
}

process.on('message', async (command: BaselineCommand) => {
  if ('send' in command) {
    await sendAll(command.send);
    process.send?.({ sent: command.send });
  } else {
    process.send?.({ started: await sendAtRate(command.pace.perSecond, command.pace.count) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
