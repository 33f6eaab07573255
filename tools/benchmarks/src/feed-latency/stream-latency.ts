import { setTimeout } from 'node:timers/promises';

/** Writes a record and returns its id once it is committed. */
export type Writer = () => Promise<number>;

/** A reader of events that records the arrival time of each in milliseconds, by record id. */
export interface Reader {
  readonly arrivals: Map<number, number>;
  close(): void;
}

/** Reads the event stream of a node. */
export async function openReader(url: string, token: string): Promise<Reader> {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/events/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  if (!response.body) throw new Error(`${url} did not open a stream: ${response.status}`);
  const arrivals = new Map<number, number>();
  void read(response.body.pipeThrough(new TextDecoderStream()), arrivals).catch(() => undefined);
  return { arrivals, close: () => controller.abort() };
}

async function read(pieces: AsyncIterable<string>, arrivals: Map<number, number>): Promise<void> {
  let text = '';
  for await (const piece of pieces) {
    const now = performance.now();
    const messages = (text + piece).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (data) arrivals.set(JSON.parse(data).data.id, now);
    }
  }
}

/** Writes at a rate. Returns, by reader, the milliseconds from each response to the event. */
export async function measureWrites(
  write: Writer,
  readers: Record<string, Reader>,
  { perSecond, count }: { perSecond: number; count: number },
): Promise<Record<string, number[]>> {
  const committed: [id: number, at: number][] = [];
  for (let written = 0; written < count; written++) {
    const next = setTimeout(1000 / perSecond);
    const id = await write();
    committed.push([id, performance.now()]);
    await next;
  }
  const latencies = Object.entries(readers).map(async ([name, { arrivals }]) => {
    while (committed.some(([id]) => !arrivals.has(id))) await setTimeout(10);
    return [name, committed.map(([id, at]) => (arrivals.get(id) ?? Number.NaN) - at)] as const;
  });
  return Object.fromEntries(await Promise.all(latencies));
}
