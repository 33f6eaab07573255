import { Logger, run, type Task } from 'graphile-worker';
import pg from 'pg';
import { Pool } from 'undici';
import { key, signedHeaders } from './signed-request.ts';

export interface GraphileOptions {
  /** The URL of the database. */
  url: string;
  /** The origin of the receiver. */
  origin: string;
}

/**
 * graphile-worker, tuned as in its manual: a local queue, batched completion, 64 concurrent jobs. Each job signs and
 * sends a body with undici, and inserts one row into the same log.
 */
const { url, origin } = JSON.parse(process.argv[2] ?? '') as GraphileOptions;
const pool = new Pool(origin, { connections: 64 });
const database = new pg.Pool({ connectionString: url, max: 20 });
database.on('error', () => undefined);
database.on('connect', (client) => client.on('error', () => undefined));

interface Delivery {
  id: string;
  body: string;
}

const insertLog = {
  name: 'insert log',
  text: `
    insert into webhook_logs
      (organization_id, webhook_id, id, message_id, message_type, trigger, attempt, status, url, request_headers,
       response_status, response_headers, response_body, duration_ms, created_at)
    values (2, 1, nextval('webhook_attempt_ids'), $1, 'task.created', 'event', 1, $2, $3, $4, $5, $6, $7, $8, now())`,
};

const deliver: Task = async (payload) => {
  const { id, body } = payload as Delivery;
  const headers = signedHeaders(id, body, key);
  const start = performance.now();
  const response = await pool.request({ path: '/graphile', method: 'POST', headers, body });
  const text = await response.body.text();
  await database.query({
    ...insertLog,
    values: [
      id,
      response.statusCode < 300 ? 'succeeded' : 'failed',
      `${origin}/graphile`,
      JSON.stringify(headers),
      response.statusCode,
      JSON.stringify(response.headers),
      text,
      Math.round(performance.now() - start),
    ],
  });
};

await run({
  pgPool: database,
  taskList: { deliver },
  noHandleSignals: true,
  preset: {
    worker: {
      concurrentJobs: 64,
      localQueue: { size: 500 },
      completeJobBatchDelay: 5,
      failJobBatchDelay: 5,
      logger: new Logger(() => () => undefined),
    },
  },
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
