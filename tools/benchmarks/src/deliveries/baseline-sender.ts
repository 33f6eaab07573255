import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { BareCommand, BareOptions } from './contenders.ts';
import { key, signedHeaders } from './signed-request.ts';

/** The ceiling: signs and POSTs through undici, 64 at once, and keeps nothing. */
const { origin, body } = JSON.parse(process.argv[2] ?? '') as BareOptions;
const pool = new Pool(origin, { connections: 64 });

async function send(id: string): Promise<void> {
  const headers = signedHeaders(id, body, key);
  const response = await pool.request({ path: '/bare', method: 'POST', headers, body });
  await response.body.dump();
}

async function sendAll(count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await send(`evt_${next++}`);
  };
  await Promise.all(Array.from({ length: 64 }, work));
}

/** @returns when each began, in nanoseconds of process.hrtime */
async function sendAtRate(perSecond: number, count: number): Promise<[id: string, at: string][]> {
  const began: [string, string][] = [];
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < count; number++) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await setTimeout(wait);
    began.push([`evt_${number}`, String(process.hrtime.bigint())]);
    sending.push(send(`evt_${number}`));
  }
  await Promise.all(sending);
  return began;
}

process.on('message', async (command: BareCommand) => {
  if ('send' in command) {
    await sendAll(command.send);
    process.send?.({ sent: command.send });
  } else {
    process.send?.({ began: await sendAtRate(command.pace.perSecond, command.pace.count) });
  }
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
