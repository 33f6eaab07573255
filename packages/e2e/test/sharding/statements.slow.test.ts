import { run, targetOf } from '@worklane/conformance';
import { type Operation, operations } from '@worklane/contract';
import { startPostgresql } from '@worklane/testing/postgresql';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { preparePlatform } from '../../src/platform/prepare-platform.ts';
import { startPlatform } from '../../src/platform/start-platform.ts';
import { serverDatabase } from '../../src/platform/test-database.ts';
import { unrestrictedTables } from './routing.ts';

/** What a database that is distributed by organization_id could not do in one shard, and parts of its statements. */
const unrouted: Readonly<Record<string, RegExp>> = {
  'reads by ID of concurrent requests': /^select json_agg\(page\) as rows from \( select wanted\.n/,
  'changes of concurrent requests, with their events and deliveries': /^with input as materialized/,
  'polls of idle event streams': /^select wanted\.n from unnest.* event_feed/,
  'applications by client ID': /^select wanted\.n, client|from "applications" where "client_id"/,
  'authorization codes, refresh tokens and sign-ins by their hash': /"oauth_artifacts"/,
  'new access tokens, and when they were last used': /^insert into access_tokens|^with recorded as/,
  'revocations since the last poll': /left join revocations/,
  'memberships of an account, which signs in to all of them':
    /^insert into audit_log .* from records where kind|inner join "organizations" on/,
  'request log': /^insert into request_log/,
  'positions of events in the feed': /from events where transaction_id|^with numbered as/,
  'deliveries: finding, claiming, releasing and completing them':
    /^with (recursive pending|requested|made|due) as|^select due\.row_id|^select organization\.id, webhook\.id|from pending_endpoints|^update deliveries set leased_until/,
  'records whose searched words an earlier release wrote': /from records where kind = .* \(search <> strip\(search\)/,
  'records of kinds that the contract does not have': /^select kind, count\(\*\) from records/,
  'rate of events, for the next partition': /as key, created_at from "events_\d+" limit/,
  'deletion of expired rows': /^delete from \w+ where ctid = any/,
};

it('sends the statements of requests to the shard of one organization, except known ones', async () => {
  const { statements, distributed } = await statementsOfSuite();
  const found: string[] = [];
  for (const statement of statements) {
    if ((await unrestrictedTables(statement, distributed)).length > 0) found.push(statement);
  }
  const textOf = (statement: string) => statement.replace('/* prepared */', '').replaceAll(/\s+/g, ' ').trim();
  const isKnown = (statement: string) => Object.values(unrouted).some((part) => part.test(textOf(statement)));
  expect(found.filter((statement) => !isKnown(statement))).toEqual([]);
  expect(found.length).toBeGreaterThan(5);
  expect(statements.length - found.length).toBeGreaterThan(30);
});

/** All kinds of records have the same statements, apart from what is special about these. */
const collections = [undefined, 'tasks', 'orders', 'presences', 'members'];

const only = Object.values<Operation>(operations).flatMap(({ id, collection }) =>
  collections.includes(collection ?? undefined) ? [id] : [],
);

/** Returns the statements that a service executes while it passes the sample of the suite, and the tables of organizations. */
async function statementsOfSuite(): Promise<{ statements: string[]; distributed: ReadonlySet<string> }> {
  const server = await startPostgresql({
    settings: [
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track=all',
      'pg_stat_statements.max=10000',
    ],
  });
  onTestFinished(() => server.stop());
  const database = await serverDatabase(server.url);
  const client = new pg.Client(database.settings.DATABASE_URL);
  await client.connect();
  await client.query('create extension pg_stat_statements');
  const { baseUrl, credentials, stop } = await startPlatform(await preparePlatform(database));
  await client.query('select pg_stat_statements_reset()');
  await run({ target: await targetOf(baseUrl, credentials), only });
  const { rows: statements } = await client.query<{ query: string }>(
    `select distinct query from pg_stat_statements join pg_database on pg_database.oid = dbid
     where datname = current_database()`,
  );
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id'`,
  );
  await client.end();
  await stop();
  return {
    // PL/pgSQL lists its conditions without `select`.
    statements: statements.map(({ query }) => (query.startsWith('not ') ? `select ${query}` : query)),
    distributed: new Set(tables.map(({ name }) => name)),
  };
}
