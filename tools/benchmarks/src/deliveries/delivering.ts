import type { Child } from '@worklane/testing/child';
import type { Stage } from './stage.ts';

/** Registers webhooks for `task.created`. @returns their ids */
export async function subscribe(through: Child, organizationId: number, urls: readonly string[]): Promise<number[]> {
  through.send({ subscribe: { organizationId, urls } });
  const webhooks = await through.receive<{ id: number }[]>('subscribed');
  return webhooks.map(({ id }) => id);
}

/** Creates tasks at a rate. @returns the id of each, and when it was known that it is committed */
export async function writeTasks(
  through: Child,
  organizationId: number,
  perSecond: number,
  count: number,
): Promise<[id: number, at: string][]> {
  through.send({ write: { organizationId, perSecond, count } });
  const committed: [number, string][] = [];
  while (committed.length < count) committed.push(await through.receive('committed'));
  return committed;
}

/** Creates tasks one after the other. @returns the milliseconds that each took */
export async function timeWrites(through: Child, organizationId: number, count: number): Promise<number[]> {
  through.send({ time: { organizationId, count } });
  return through.receive<number[]>('timed');
}

/** Lets nodes look at an organization at once. */
export async function wake({ database }: Stage, organizationId: number): Promise<void> {
  await database.query("select pg_notify('worklane_events', $1)", [`benchmark ${organizationId}`]);
}

/** Waits until a statement finds nothing more. @returns when that was */
export async function untilNone({ database }: Stage, statement: string, values: unknown[] = []): Promise<bigint> {
  for (;;) {
    const { rowCount } = await database.query(statement, values);
    if (rowCount === 0) return process.hrtime.bigint();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until nothing waits to be delivered to a webhook. */
export const untilDelivered = (stage: Stage, organizationId: number, webhookIds: readonly number[]): Promise<bigint> =>
  untilNone(
    stage,
    'select from deliveries where organization_id = $1 and webhook_id = any($2::bigint[]) and due_at <= now() limit 1',
    [organizationId, webhookIds],
  );
