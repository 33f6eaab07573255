import type { Credentials } from '@worklane/conformance';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { conformanceCredentials, preparePlatform } from '../../src/platform/prepare-platform.ts';
import { type Platform, startPlatform } from '../../src/platform/start-platform.ts';
import { serverDatabase } from '../../src/platform/test-database.ts';

/** The statements that a service has executed, and the tables that `admin distribute` distributes, with their partitions. */
interface Recorded {
  readonly statements: readonly string[];
  readonly distributed: ReadonlySet<string>;
}

interface RecordedPlatform extends Omit<Platform, 'credentials'> {
  readonly credentials: Credentials;
  recorded(): Promise<Recorded>;
}

/** Starts a service on a server that records the statements of its requests. */
export async function startRecordedPlatform(): Promise<RecordedPlatform> {
  const server = await startPostgresql({
    settings: [
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track=all',
      'pg_stat_statements.max=10000',
    ],
  });
  const database = await serverDatabase(server.url);
  const client = new pg.Client(database.settings.DATABASE_URL);
  await client.connect();
  await client.query('create extension pg_stat_statements');
  const platform = await startPlatform(await preparePlatform(database));
  const credentials = await conformanceCredentials(platform.settings);
  await client.query('select pg_stat_statements_reset()');
  return {
    ...platform,
    credentials,
    async recorded() {
      const { rows: statements } = await client.query<{ query: string }>(
        `select distinct query from pg_stat_statements join pg_database on pg_database.oid = dbid
         where datname = current_database()`,
      );
      const { rows: tables } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'organization_id'
           and table_name ~ '^(records|record_references|events|counters|idempotency_keys)(_|$)'`,
      );
      return {
        // PL/pgSQL lists its conditions without `select`, and its assignments.
        statements: statements.map(({ query }) => query.replace(/^(?=not )|^\w+ := /, 'select ')),
        distributed: new Set(tables.map(({ name }) => name)),
      };
    },
    async stop() {
      await client.end();
      await platform.stop();
      await server.stop();
    },
  };
}
