import { setTimeout } from 'node:timers/promises';
import { resources } from '@worklane/contract';
import { createRecord } from '../../src/records/create.ts';
import type { RecordDependencies } from '../../src/records/dependencies.ts';
import type { Reply, WriteTask } from './messages.ts';

type Send = (reply: Reply) => void;

/** Creates tasks at a rate and acknowledges each commit. */
export async function write(context: RecordDependencies, task: WriteTask, send: Send): Promise<void> {
  const { organizationId, perSecond, count } = task;
  const start = performance.now();
  const writing: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await setTimeout(wait);
    // A failed write is not acknowledged; the connection may have been cut on purpose.
    const created = createTask(context, organizationId, number).then(
      (id) => send({ committed: [id, String(process.hrtime.bigint())] }),
      () => undefined,
    );
    writing.push(created);
  }
  await Promise.all(writing);
  send({ written: true });
}

async function createTask(context: RecordDependencies, organizationId: number, number: number): Promise<number> {
  const principal = { organizationId, clientId: 'writer', scopes: new Set<string>() };
  const body = { title: 'Order oak panels for the lobby', description: 'Before Friday.', custom_fields: { number } };
  const { record } = await createRecord(context, resources.tasks, principal, body);
  return record.id;
}
