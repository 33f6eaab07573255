import type { Child } from '@worklane/testing/child';
import type { Environment } from './environment.ts';

/** Creates webhooks for `task.created` and returns their ids. */
export async function subscribe(node: Child, organizationId: number, urls: readonly string[]): Promise<number[]> {
  node.send({ subscribe: { organizationId, urls } });
  const webhooks = await node.receive<{ id: number }[]>('subscribed');
  return webhooks.map(({ id }) => id);
}

/** Creates tasks at a rate. Returns the ids and the times of the responses. */
export async function writeTasks(
  node: Child,
  organizationId: number,
  perSecond: number,
  count: number,
): Promise<[id: number, at: string][]> {
  node.send({ write: { organizationId, perSecond, count } });
  const committed: [number, string][] = [];
  while (committed.length < count) committed.push(await node.receive('committed'));
  return committed;
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
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
