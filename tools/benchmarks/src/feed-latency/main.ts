import { parseArgs } from 'node:util';
import { createDatabase } from '@worklane/testing/databases';
import { startPostgresql } from '@worklane/testing/postgresql';
import { environmentFor, startNode, startPlatform } from '../resources/platform.ts';
import { stopServer } from '../server-process.ts';
import { median, quantile } from '../statistics.ts';
import { openBaseline } from './baseline.ts';
import { measureWrites, openReader, type Reader, type Writer } from './stream-latency.ts';

/**
 * Measures the milliseconds from the response to a write to its event at a client of the stream, at the node that
 * handled the write and at another one, on a durable PostgreSQL. The baseline uses two database connections without the
 * service; `--base FOLDER` adds another checkout. Rounds alternate.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    base: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '50' },
    writes: { type: 'string', default: '200' },
  },
});
const [rounds, perSecond, count] = [Number(values.rounds), Number(values.rate), Number(values.writes)];

const server = await startPostgresql({ durable: true });
const closing: (() => Promise<unknown>)[] = [() => server.stop()];

interface Measured {
  write: Writer;
  readers: Record<string, Reader>;
}

async function openCheckout(firstPort: number, checkout?: string): Promise<Measured> {
  const { url } = await createDatabase(server.url);
  const environment = { ...environmentFor(url), BASE_URL: `http://127.0.0.1:${firstPort}` };
  const platform = await startPlatform({ environment, organizations: 1, checkout, port: firstPort });
  closing.push(() => stopServer(platform.process));
  const other = await startNode({ environment, checkout, port: firstPort + 1 });
  closing.push(() => stopServer(other));
  const token = platform.targets[0]?.token ?? '';
  const [here, there] = [`http://127.0.0.1:${firstPort}`, `http://127.0.0.1:${firstPort + 1}`];
  const readers = { 'same node': await openReader(here, token), 'other node': await openReader(there, token) };
  closing.push(async () => Object.values(readers).map((reader) => reader.close()));
  return { write: createTask(here, token), readers };
}

const createTask =
  (url: string, token: string): Writer =>
  async () => {
    const response = await fetch(`${url}/api/v1/1/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"title":"Measured"}',
    });
    const { id } = (await response.json()) as { id: number };
    return id;
  };

try {
  const baseline = await openBaseline(server.url);
  closing.push(() => baseline.close());
  const implementations = new Map<string, Measured>([
    ['this checkout', await openCheckout(4700)],
    ...(values.base === undefined ? [] : [['base', await openCheckout(4710, values.base)] as const]),
    ['baseline', { write: baseline.write, readers: { 'other connection': baseline.reader } }],
  ]);
  const measured = new Map<string, number[][]>();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { write, readers }] of implementations) {
      const latencies = await measureWrites(write, readers, { perSecond, count });
      // The first round is a warm-up.
      for (const [reader, ofReader] of round === 0 ? [] : Object.entries(latencies)) {
        const key = `${name}, ${reader}`;
        measured.set(key, [...(measured.get(key) ?? []), ofReader]);
      }
    }
  }
  const ofBaseline = measured.get('baseline, other connection') ?? [];
  const rows = [...measured].map(([name, each]) => ({
    reader: name,
    'p50 ms': median(each.map((latencies) => quantile(latencies, 0.5))).toFixed(2),
    'p99 ms': median(each.map((latencies) => quantile(latencies, 0.99))).toFixed(2),
    'p50, ratio to baseline': median(
      each.map((latencies, n) => median(latencies) / median(ofBaseline[n] ?? [])),
    ).toFixed(1),
  }));
  console.table(rows);
} finally {
  for (const close of closing.toReversed()) await close();
}
