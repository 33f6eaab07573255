import { sql } from 'kysely';
import { addressesOf } from '../../config/database-addresses.ts';
import { adminCommand } from '../../config/installation.ts';
import { openDatabaseClock } from '../../database/database-clock.ts';
import { oldestOutsideFeed } from '../../database/feed-lag.ts';
import { readJobAges } from '../../database/job-runs.ts';
import { readNodes } from '../../database/nodes.ts';
import { deletedOrganization, readControls } from '../../database/operator-controls.ts';
import { dayOf } from '../../database/partitions/daily-partitions.ts';
import type { Command, CommandDependencies } from '../command.ts';
import { table } from '../output.ts';

/** A line of the report. */
interface Finding {
  check: string;
  finding: string;
  /** Empty if all is well. */
  remedy: string;
}

type Check = (dependencies: CommandDependencies) => Promise<Finding[]>;

const ok = (check: string, finding: string): Finding[] => [{ check, finding, remedy: '' }];

const seconds = (milliseconds: number) => `${Math.max(0, Math.round(milliseconds / 1000))} s`;

const clocks: Check = async ({ store }) => {
  const clock = await openDatabaseClock(store);
  clock.close();
  const finding = `This machine is ${Number(clock.skewSeconds().toFixed(1))} s ahead of the database`;
  if (clock.isTrusted()) return ok('clock', finding);
  return [{ check: 'clock', finding, remedy: 'Correct this clock or that of the database with NTP.' }];
};

const nodes: Check = async ({ store, clock }) => {
  const running = await readNodes(store.db, clock());
  if (running.length === 0) return [{ check: 'nodes', finding: 'None runs', remedy: 'Start a node.' }];
  const isMixed = new Set(running.map(({ version }) => version)).size > 1;
  return running.map(({ node_id, host, version, started_at }) => ({
    check: 'node',
    finding: `${node_id} on ${host}, version ${version}, since ${started_at}`,
    remedy: isMixed ? 'Finish the upgrade: all nodes should have one version.' : '',
  }));
};

const jobs: Check = async ({ store, clock }) =>
  (await readJobAges(store.db, clock())).map((age) => ({
    check: 'job',
    finding: `${age.name}: ${seconds(age.seconds * 1000)} ago, every ${age.everySeconds} s`,
    remedy: age.isLate ? 'Search the log for "job failed", and start a node.' : '',
  }));

const feed: Check = async ({ store, clock }) => {
  const oldest = await oldestOutsideFeed(store.db);
  const lag = oldest === undefined ? 0 : clock().getTime() - oldest;
  const remedy = lag > 60_000 ? 'Search the log for "job failed", and start a node.' : '';
  return [{ check: 'feed', finding: `${seconds(lag)} behind`, remedy }];
};

const deliveries: Check = async ({ store, clock }) => {
  const now = clock();
  const { count, oldest } = await store.db
    .selectFrom('deliveries')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('due_at').as('oldest')])
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirstOrThrow();
  const wait = oldest ? now.getTime() - Date.parse(oldest) : 0;
  const remedy =
    wait > 60_000
      ? `Search the log for "failed to claim deliveries", or see which webhooks: ${adminCommand} delivery list`
      : '';
  return [{ check: 'deliveries', finding: `${count} due, the oldest for ${seconds(wait)}`, remedy }];
};

/** Partitions are planned days ahead. */
const partitions: Check = async ({ store, clock }) => {
  const tomorrow = dayOf(clock().getTime() + 86_400_000).replaceAll('-', '_');
  const names = ['request_log', 'webhook_logs'].map((name) => `${name}_${tomorrow}`);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname in (${sql.join(names)})`.execute(store.db);
  const absent = names.filter((name) => !rows.some((row) => row.name === name));
  if (absent.length === 0) return ok('partitions', 'planned for tomorrow');
  const remedy = 'Start a node, which plans them every hour, and search its log for "job failed".';
  return [{ check: 'partitions', finding: `${absent.join(', ')} does not exist`, remedy }];
};

const postgresql: Check = async ({ store, settings, clock }) => {
  if (store.engine === 'pglite') return ok('database', 'embedded');
  const { rows } = await sql<{ version: string; connections: number; slots: number; oldest: number }>`
    select current_setting('server_version') as version, current_setting('max_connections')::int as connections,
      (select count(*) from pg_replication_slots where not active)::int as slots,
      coalesce((select extract(epoch from clock_timestamp() - min(xact_start)) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'), 0)::float8 as oldest`.execute(
    store.db,
  );
  const { version = '', connections = 0, slots = 0, oldest = 0 } = rows[0] ?? {};
  // A pooler shares its connections for requests between the nodes.
  const isPooled = settings.databaseUrl !== undefined && addressesOf(settings.databaseUrl).pooled !== undefined;
  const ofEach = isPooled ? 4 : settings.databaseConnections + 4;
  const needed = Math.max(1, (await readNodes(store.db, clock())).length) * ofEach;
  return [
    {
      check: 'database',
      finding: `PostgreSQL ${version}, ${connections} connections, of which the nodes may use ${needed}`,
      remedy: needed > connections - 10 ? 'Raise max_connections or lower DATABASE_CONNECTIONS.' : '',
    },
    {
      check: 'database',
      finding: `${slots} inactive replication slots`,
      remedy: slots > 0 ? 'Drop those that nobody reads: they keep the log of PostgreSQL.' : '',
    },
    {
      check: 'database',
      finding: `The oldest transaction is ${seconds(oldest * 1000)} old`,
      remedy: oldest > 3600 ? 'End it, since it keeps dead rows: see pg_stat_activity.' : '',
    },
  ];
};

/** What an operator has switched, so that nobody forgets it. */
const controls: Check = async ({ store }) =>
  (await readControls(store.db))
    .filter(({ value }) => value !== deletedOrganization)
    .map(({ name, value, operator, created_at }) => ({
      check: 'switched',
      finding: `${name}: ${value} (${operator}, ${created_at})`,
      remedy: remedyOf(name),
    }));

function remedyOf(name: string): string {
  const [kind = '', first, second] = name.split(' ');
  const scope =
    first === undefined ? '--all' : `--organization ${first}${second === undefined ? '' : ` --webhook ${second}`}`;
  const commands: Readonly<Record<string, string>> = {
    'read-only': 'service writable',
    organization: `organization resume ${scope}`,
    deliveries: `delivery resume ${scope}`,
    node: `node resume ${first}`,
    quota: `organization limit --organization ${first} --${second} default`,
  };
  return `To switch back: ${adminCommand} ${commands[kind]}`;
}

const checks: readonly Check[] = [clocks, nodes, jobs, feed, deliveries, partitions, postgresql, controls];

export const doctor: Command = {
  name: 'doctor',
  usage: 'doctor   (what to look at, and what to do about it)',
  async run(dependencies) {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await check(dependencies)));
    const rows = findings.map(({ check, finding, remedy }) => ({ check, finding, remedy: remedy || 'ok' }));
    return { text: table(rows, ''), data: findings };
  },
};
