import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { batched, type Change, single } from './floor-statements.ts';

export interface FloorOptions {
  readonly databaseUrl: string;
  readonly connections: number;
  /** Whether it collects concurrent requests as the platform does. */
  readonly batched: boolean;
}

/**
 * The floor: node:http and pg with the statements of the platform, prepared, one round trip for each request, without tokens,
 * validation, rate limits, logs and metrics.
 */
const { databaseUrl, connections, batched: isBatched } = JSON.parse(process.argv[2] ?? '') as FloorOptions;
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
const organization = 1;
// Two floors write to the same table.
let lastId = (isBatched ? 2 : 1) * 1_000_000_000_000;

async function query(name: string, text: string, values: readonly unknown[]): Promise<pg.QueryResultRow[]> {
  return (await pool.query({ name, text, values: [...values] })).rows;
}

/** Returns a function that processes the items of concurrent requests together, in two batches at a time. */
function batches<Item, Result>(process: (items: readonly Item[]) => Promise<readonly Result[]>) {
  const waiting: { item: Item; resolve: (result: Result) => void }[] = [];
  let concurrent = 0;
  const processNext = async () => {
    if (concurrent === 2 || waiting.length === 0) return;
    concurrent++;
    const batch = waiting.splice(0, 100);
    const results = await process(batch.map(({ item }) => item));
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    concurrent--;
    void processNext();
  };
  return (item: Item): Promise<Result> => {
    const { promise, resolve } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve });
    setImmediate(processNext);
    return promise;
  };
}

const read = batches<number, unknown>(async (ids) => {
  const rows = await query('get', batched.get, [ids.map(() => organization), ids]);
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.map((id) => byId.get(id));
});
const insert = batches<Change, void>(async (changes) => {
  await query('create', batched.create, [JSON.stringify(changes)]);
  return changes.map(() => undefined);
});
const patch = batches<Change, unknown>(async (changes) => {
  // A record that several requests update is updated by one statement after the other.
  const rest = changes.filter(({ id }, index) => changes.findIndex((change) => change.id === id) !== index);
  const rows = await query('update', batched.update, [
    JSON.stringify(changes.filter((change) => !rest.includes(change))),
  ]);
  for (const change of rest) rows.push(...(await query('update', batched.update, [JSON.stringify([change])])));
  const byEvent = new Map(rows.map((row) => [row.event_id, row.data]));
  return changes.map(({ event_id }) => byEvent.get(event_id));
});

async function get(id: number): Promise<unknown> {
  return isBatched ? read(id) : (await query('get', single.get, [organization, id]))[0];
}

async function create(data: Record<string, unknown>): Promise<unknown> {
  const id = lastId++;
  const now = new Date().toISOString();
  const change = { organization_id: organization, id, event_id: `evt_${id}`, search: String(data.title), data, now };
  if (isBatched) await insert(change);
  else await query('create', single.create, [organization, id, JSON.stringify(data), data.title, now, change.event_id]);
  return { id, ...data };
}

async function update(id: number, data: Record<string, unknown>): Promise<unknown> {
  const now = new Date().toISOString();
  const event_id = `evt_${lastId++}`;
  const change = { organization_id: organization, id, event_id, search: String(data.title), data, now };
  if (isBatched) return patch(change);
  const [row] = await query('update', single.update, [
    organization,
    id,
    JSON.stringify(data),
    data.title,
    now,
    event_id,
  ]);
  return row?.data;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, unknown>;
}

const server = createServer(async (request, response) => {
  const id = Number(request.url?.split('/')[5]);
  let body: unknown;
  if (request.method === 'POST') body = await create(await bodyOf(request));
  else if (request.method === 'PATCH') body = await update(id, await bodyOf(request));
  else body = id ? await get(id) : await query('list', single.list, [organization, 51]);
  const text = JSON.stringify(body ?? null);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
