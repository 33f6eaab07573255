import { Agent, request } from 'node:http';

/** A command of the stream reader: to open streams, or to report. */
export type StreamReaderCommand =
  | {
      readonly url: string;
      /** One of each organization. */
      readonly tokens: readonly string[];
      /** How many streams to open with each token. */
      readonly streams: number;
    }
  | { readonly report: true };

/** Opens streams and keeps the arrival times of the events, in milliseconds of process.hrtime, by record ID. */
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const arrivals = new Map<number, number[]>();
const concurrentOpenings = 100;

const open = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request(`${url}/api/events/stream`, { headers, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream was refused: ${response.statusCode}`));
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        const now = Number(process.hrtime.bigint() / 1000n) / 1000;
        const messages = (text + piece).split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages) {
          const data = /^data: (.*)$/m.exec(message)?.[1];
          if (data) keep(JSON.parse(data).data.id, now);
        }
        resolve();
      });
    })
      .on('error', reject)
      .end();
  });

function keep(id: number, now: number): void {
  const times = arrivals.get(id) ?? [];
  times.push(now);
  arrivals.set(id, times);
}

process.on('message', async (command: StreamReaderCommand) => {
  if ('report' in command) {
    process.send?.({ arrivals: [...arrivals] });
    return;
  }
  const { url, tokens, streams } = command;
  const waiting = tokens.flatMap((token) => Array.from({ length: streams }, () => token));
  await Promise.all(
    Array.from({ length: concurrentOpenings }, async () => {
      for (let token = waiting.pop(); token; token = waiting.pop()) await open(url, token);
    }),
  );
  process.send?.({ open: true });
});
process.on('disconnect', () => process.exit());
