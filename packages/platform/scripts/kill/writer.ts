import { writeSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { resources } from '@worklane/contract';
import type { Principal } from '@worklane/server';
import { sql } from 'kysely';
import { migrate } from '../../src/database/migrate.ts';
import { openStore } from '../../src/database/open.ts';
import { requestWithKey } from '../../src/http/idempotency-keys.ts';
import { createRecord } from '../../src/records/create.ts';
import { deleteRecord } from '../../src/records/delete.ts';
import type { RecordDependencies } from '../../src/records/dependencies.ts';
import { RecordIds } from '../../src/records/record-ids.ts';
import { updateRecord } from '../../src/records/update.ts';
import type { WriterTask } from './run-kills.ts';
import { readFeed, readState } from './state.ts';
import type { Acknowledgement, Line } from './writer-output.ts';

/** Prints the state that earlier writers left, then writes until it is killed, and prints each commit. */
const { url, folder, organizationId, check } = JSON.parse(process.argv[2] ?? '') as WriterTask;
const store = await openStore({ url, folder, connections: 5 });
await migrate(store.db);
const states = [];
for (const { organizationId, cursor } of check) states.push(await readState(store, organizationId, cursor));
print({ states });

/** Milliseconds. */
const readInterval = 10;

const context: RecordDependencies = {
  store,
  ids: new RecordIds(store.db),
  clock: () => new Date(),
  changed: () => undefined,
};
const principal: Principal = { organizationId, clientId: 'writer', scopes: new Set() };
const { projects, quotes, tasks } = resources;
await addWebhook();
await Promise.all([...[1, 2, 3, 4].map(work), read()]);

/** Inserts a webhook that is subscribed to all events; this process delivers none of them. */
async function addWebhook(): Promise<void> {
  const types = [projects, quotes, tasks].flatMap(({ kind }) => [
    `${kind}.created`,
    `${kind}.updated`,
    `${kind}.deleted`,
  ]);
  const now = new Date().toISOString();
  const webhook = { url: 'https://example.com/', status: 'enabled', secret: 'none' } as const;
  const times = { created_at: now, updated_at: now };
  await store.db
    .insertInto('webhooks')
    .values({ organization_id: organizationId, events: JSON.stringify(types), ...webhook, ...times })
    .execute();
}

async function read(): Promise<void> {
  for (let cursor: string | undefined; ; await setTimeout(readInterval)) {
    const page = await readFeed(store, organizationId, cursor);
    cursor = page.cursor;
    print({ read: page });
  }
}

async function work(worker: number): Promise<void> {
  for (let turn = 1; ; turn++) {
    const project = await create(projects, { name: `project ${turn}` });
    const body = { title: `task ${turn}`, project_id: project };
    const task = await create(tasks, body, `${worker}-${turn}`);
    await update(projects, project, { description: 'changed' });
    await update(tasks, task, { status: 'done', custom_fields: { turn } });
    await create(quotes, { title: `quote ${turn}` });
    // Only after a checkpoint are the files of tables synced.
    if (folder && worker === 1 && turn % 2 === 0) await sql`checkpoint`.execute(store.db);
    if (turn % 2 === 0) continue;
    await remove(tasks, task);
    await remove(projects, project);
  }
}

type Collection = typeof projects | typeof quotes | typeof tasks;

async function create(resource: Collection, body: Record<string, unknown>, key?: string): Promise<number> {
  const operation = `create ${resource.kind}`;
  const request = requestWithKey(operation, principal, body, key);
  const { record } = await createRecord(context, resource, principal, body, request);
  acknowledge('created', resource, record, key);
  return record.id;
}

async function update(resource: Collection, id: number, patch: Record<string, unknown>): Promise<void> {
  acknowledge('updated', resource, (await updateRecord(context, resource, principal, id, patch)).record);
}

async function remove(resource: Collection, id: number): Promise<void> {
  await deleteRecord(context, resource, principal, id);
  acknowledge('deleted', resource, { id, version: 3 });
}

function acknowledge(
  action: Acknowledgement['action'],
  { kind }: Collection,
  { id, version }: { id: number; version: number },
  key?: string,
): void {
  print({ acknowledged: { organizationId, action, kind, id, version, ...(key === undefined ? {} : { key }) } });
}

/** Writes synchronously, so that no acknowledgement is lost in a buffer when the process is killed. */
function print(line: Line): void {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
