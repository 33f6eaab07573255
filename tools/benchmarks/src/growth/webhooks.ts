import type pg from 'pg';
import { type Environment, startEnvironment } from '../deliveries/environment.ts';
import { subscribe, waitUntilDelivered, waitUntilEmpty, writeTasks } from '../deliveries/node-commands.ts';
import { cpuTimeOf } from '../process-usage.ts';
import { round } from '../runner.ts';
import type { GrowthOptions } from './installation.ts';

const webhooksOfOrganization = 10;
const deliveries = 50_000;
const organizationsOfNotification = 400;

/** Compares the deliveries of 1,000 webhooks, in 100 organizations, with those of a million, and reports what an idle node costs. */
export async function measureWebhooks({ amount, folder }: GrowthOptions): Promise<void> {
  const environment = await startEnvironment({
    settings: ['shared_buffers=2GB', 'max_wal_size=4GB'],
    folder,
  });
  const { database, receiver } = environment;
  try {
    const node = await environment.startNode();
    const [webhook = 0] = await subscribe(node, 1, [`${receiver.origin}/webhook`]);
    await writeTasks(node, 1, 1000, 10);
    await waitUntilDelivered(environment, 1, [webhook]);
    const rows = [];
    let existing = 0;
    for (const count of [Math.min(1000, amount), amount]) {
      await addWebhooks(database, webhook, existing, count);
      existing = count;
      await database.query('vacuum analyze');
      rows.push({ webhooks: count, 'idle node CPU %': await idleCost(node.pid ?? 0) });
      for (const targets of new Set([1000, Math.min(count, deliveries)])) {
        await deliver(environment, count, targets, 5000);
        rows.push({
          webhooks: count,
          'with deliveries': targets,
          ...(await deliver(environment, count, targets, deliveries)),
        });
      }
    }
    console.table(rows);
  } finally {
    await environment.close();
  }
}

/** Copies a webhook into organizations from 2 on, ten each. */
const addWebhooks = (database: pg.Client, webhook: number, existing: number, count: number) =>
  database.query(
    `insert into webhooks
       (organization_id, id, url, events, status, secret, created_at, updated_at)
     select 2 + n / ${webhooksOfOrganization}, 1000000 + n, url, events, status, secret, created_at, updated_at
     from webhooks, generate_series($2::bigint, $3::bigint - 1) as n where id = $1`,
    [webhook, existing, count],
  );

/** Returns the percentage of a processor that a process needs without deliveries. */
async function idleCost(pid: number): Promise<number> {
  const before = cpuTimeOf(pid);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return round(((cpuTimeOf(pid) - before) / 5e6) * 100);
}

/** Sends deliveries of webhooks that are spread evenly over all. Returns the rate, from the first request to the last log entry. */
async function deliver(
  environment: Environment,
  webhooks: number,
  targets: number,
  count: number,
): Promise<Record<string, number>> {
  const { database, receiver } = environment;
  await database.query('checkpoint');
  await receiver.reset();
  const { rows } = await database.query(
    `with pattern as (
       select * from events where organization_id = 1 order by transaction_id, position limit 1
     ), target as (
       select number, number * $1::bigint / $2::bigint as n from generate_series(0, $3::int - 1) as delivery,
         lateral (select delivery % $2::bigint as number) as each
     ), event as (
       insert into events (organization_id, id, type, entity, entity_id, version, data, previous, created_at)
       select 2 + target.n / ${webhooksOfOrganization}, 'evt_' || lpad(nextval('event_positions')::text, 26, '0'), type,
         entity, 1000000 + target.n, version, data, previous, now()
       from pattern, target
       returning *
     ), delivery as (
       insert into deliveries
         (organization_id, webhook_id, transaction_id, position, message_id, message_type, trigger, attempt, retries,
          created_at, due_at)
       select organization_id, entity_id, transaction_id, position, id, type, 'event', 1, 0, created_at, created_at
       from event
     )
     select array_agg(distinct organization_id) as organizations from event`,
    [webhooks, targets, count],
  );
  const organizations: string[] = rows[0].organizations;
  for (let start = 0; start < organizations.length; start += organizationsOfNotification) {
    const some = organizations.slice(start, start + organizationsOfNotification);
    await database.query("select pg_notify('worklane_events', $1)", [`benchmark ${some.join()}`]);
  }
  await receiver.waitFor(count);
  const end = await waitUntilEmpty(environment, 'select from deliveries where due_at <= now() limit 1');
  const { first } = await receiver.report();
  return { 'per second': Math.round(count / (Number(end - BigInt(first)) / 1e9)) };
}
