import { setTimeout } from 'node:timers/promises';
import { readMessages } from '../events/messages.ts';

/** Reads the event stream of a node, and reconnects with the last id whenever it ends. */
export interface StreamReader {
  /** The ids of the records that the events are about, in order. */
  readonly records: number[];
  /** The statuses of all attempts to connect. */
  readonly statuses: number[];
  close(): Promise<void>;
}

const reconnectAfter = 200;

export function readStream(baseUrl: string, token: string): StreamReader {
  const stopping = new AbortController();
  const records: number[] = [];
  const statuses: number[] = [];
  let lastId: string | undefined;

  async function read(): Promise<void> {
    const response = await fetch(`${baseUrl}/api/events/stream`, {
      headers: { authorization: `Bearer ${token}`, ...(lastId !== undefined && { 'last-event-id': lastId }) },
      signal: stopping.signal,
    });
    statuses.push(response.status);
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel();
      return;
    }
    for await (const { id, data } of readMessages(response.body.pipeThrough(new TextDecoderStream()))) {
      if (data) records.push((data.data as { id: number }).id);
      lastId = id ?? lastId;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await read().catch(() => undefined);
      await setTimeout(reconnectAfter);
    }
  }

  const running = run();
  return {
    records,
    statuses,
    async close() {
      stopping.abort();
      await running;
    },
  };
}
