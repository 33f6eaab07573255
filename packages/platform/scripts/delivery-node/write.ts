import { setTimeout } from 'node:timers/promises';
import { resources } from '@worklane/contract';
import { createRecord } from '../../src/records/create.ts';
import type { RecordDependencies } from '../../src/records/dependencies.ts';
import type { Reply, TimedTask, WriteTask } from './messages.ts';

type Say = (reply: Reply) => void;

/** Creates tasks at a rate, and says of each when it was committed. */
export async function write(context: RecordDependencies, task: WriteTask, say: Say): Promise<void> {
  const { organizationId, perSecond, count } = task;
  const start = performance.now();
  const writing: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await setTimeout(wait);
    // An error is a write that was not committed; the database may have been cut off on purpose.
    const created = createTask(context, organizationId, number).then(
      (id) => say({ committed: [id, String(process.hrtime.bigint())] }),
      () => undefined,
    );
    writing.push(created);
  }
  await Promise.all(writing);
  say({ written: true });
}

/** Creates tasks one after the other, and says how long each took. */
export async function time(context: RecordDependencies, { organizationId, count }: TimedTask, say: Say): Promise<void> {
  const timed: number[] = [];
  for (let number = 0; number < count; number++) {
    const start = performance.now();
    await createTask(context, organizationId, number);
    timed.push(performance.now() - start);
  }
  say({ timed });
}

async function createTask(context: RecordDependencies, organizationId: number, number: number): Promise<number> {
  const principal = { organizationId, clientId: 'writer', scopes: new Set<string>() };
  const body = { title: 'Order oak panels for the lobby', description: 'Before Friday.', custom_fields: { number } };
  const { record } = await createRecord(context, resources.tasks, principal, body);
  return record.id;
}
