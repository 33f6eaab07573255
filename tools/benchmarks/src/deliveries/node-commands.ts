import { setTimeout } from 'node:timers/promises';
import type { Node } from '../node.ts';
import type { Environment } from './environment.ts';

/** Creates webhooks for `task.created` and returns their ids. */
export async function subscribe(node: Node, organizationId: number, urls: readonly string[]): Promise<number[]> {
  const webhooks = urls.map((url) =>
    post(node, '/api/webhooks', { url, org_id: organizationId, events: ['task.created'] }),
  );
  return (await Promise.all(webhooks)).map(({ id }) => id);
}

/** Creates tasks at a rate. Returns the ids, and the times of the responses in nanoseconds of process.hrtime. */
export async function writeTasks(
  node: Node,
  organizationId: number,
  perSecond: number,
  count: number,
): Promise<[id: number, at: string][]> {
  const start = performance.now();
  const writing: Promise<[number, string]>[] = [];
  for (let number = 0; number < count; number++) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await setTimeout(wait);
    writing.push(writeTask(node, organizationId, number));
  }
  return Promise.all(writing);
}

async function writeTask(node: Node, organizationId: number, number: number): Promise<[id: number, at: string]> {
  const body = { title: 'Order oak panels for the lobby', description: 'Before Friday.', custom_fields: { number } };
  const { id } = await post(node, `/api/v1/${organizationId}/tasks`, body);
  return [id, String(process.hrtime.bigint())];
}

async function post({ target: { url, token } }: Node, path: string, body: object): Promise<{ id: number }> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path} got ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** Notifies all nodes of new events of an organization. */
export async function notifyNodes({ database }: Environment, organizationId: number): Promise<void> {
  await database.query("select pg_notify('worklane_events', $1)", [`benchmark ${organizationId}`]);
}

/** Waits until webhooks have no due deliveries. Returns the time in nanoseconds. */
export async function waitUntilDelivered(
  { database }: Environment,
  organizationId: number,
  webhookIds: readonly number[],
): Promise<bigint> {
  for (;;) {
    const { rowCount } = await database.query(
      'select from deliveries where organization_id = $1 and webhook_id = any($2::bigint[]) and due_at <= now() limit 1',
      [organizationId, webhookIds],
    );
    if (rowCount === 0) return process.hrtime.bigint();
    await setTimeout(10);
  }
}
