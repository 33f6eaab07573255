import pg from 'pg';
import type { Reader, Writer } from './stream-latency.ts';

/** The lower bound with PostgreSQL alone: one connection inserts and notifies, another one listens and reads. */
export async function openBaseline(url: string): Promise<{ write: Writer; reader: Reader; close(): Promise<void> }> {
  const [writing, reading] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([writing.connect(), reading.connect()]);
  await writing.query('create table messages (id int generated always as identity primary key, data text)');
  const arrivals = new Map<number, number>();
  let last = 0;
  reading.on('notification', async () => {
    const { rows } = await reading.query('select id, data from messages where id > $1 order by id', [last]);
    for (const { id } of rows) arrivals.set(id, performance.now());
    last = rows.at(-1)?.id ?? last;
  });
  await reading.query('listen messages');
  return {
    async write() {
      const { rows } = await writing.query('insert into messages (data) values ($1) returning id', ['x'.repeat(600)]);
      void writing.query('notify messages');
      return rows[0].id;
    },
    reader: { arrivals, close: () => undefined },
    async close() {
      await Promise.all([writing.end(), reading.end()]);
    },
  };
}
