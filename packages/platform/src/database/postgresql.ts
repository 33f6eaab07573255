import { parseJson } from '@worklane/server';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { planMarkedOnce } from './planned-once.ts';
import type { Statement, Store } from './store.ts';
import type { Tables } from './tables.ts';
import { keepText, parseBigint, parseTimestamp, typeIds } from './value-parsers.ts';

export interface PostgresqlOptions {
  url: string;
  /** The most connections that are open at once, the one that listens aside. */
  connections: number;
}

const parsers = new Map<number, (text: string) => unknown>([
  [typeIds.bigint, parseBigint],
  [typeIds.json, keepText],
  [typeIds.jsonb, parseJson],
  [typeIds.timestamptz, parseTimestamp],
]);

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

/** Opens a pool of connections to a PostgreSQL server of version 15 or newer. */
export function openPostgresql({ url, connections }: PostgresqlOptions): Store {
  const settings = { connectionString: url, types, options: '-c timezone=UTC', application_name: 'worklane' };
  const pool = new pg.Pool({ ...settings, max: connections });
  // A connection that the server ends, idle or between two statements of a transaction, fails the next statement or is
  // replaced; without a listener it would end us.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    planMarkedOnce(client);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    engine: 'postgresql',
    db,
    async read<Row>({ name, text }: Statement, parameters: readonly unknown[]) {
      const { rows } = await pool.query({ name, text, values: [...parameters] });
      return rows as Row[];
    },
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db);
    },
    listen: (channel, callback) => listen(settings, channel, callback),
    connections: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

const reconnectAfter = 1000;

/** Listens on a connection of its own, and connects again when it is lost. */
async function listen(settings: pg.ClientConfig, channel: string, callback: (payload: string) => void) {
  let client: pg.Client;
  let closed = false;
  const connect = async () => {
    client = new pg.Client(settings);
    client.on('notification', ({ payload = '' }) => callback(payload));
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!closed) setTimeout(reconnect, reconnectAfter).unref();
    });
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  };
  const reconnect = () => {
    if (!closed) connect().catch(() => setTimeout(reconnect, reconnectAfter).unref());
  };
  await connect();
  return async () => {
    closed = true;
    await client.end();
  };
}
